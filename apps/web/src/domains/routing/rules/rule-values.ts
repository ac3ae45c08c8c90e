import type { Language } from '@heliodesk/contract/kit';
import type { SalesRegion } from '@heliodesk/contract/reference';
import type { RequestType } from '@heliodesk/contract/request';
import type { Rule, RuleBody, RuleMode } from '@heliodesk/contract/routing';

/** A rule as its form holds it. */
export interface RuleValues {
  /** `null` for a new one. */
  ruleId: number | null;
  version: number;
  types: RequestType[];
  regions: SalesRegion[];
  countries: number[];
  languages: Language[];
  moreThanSerials: number | string | null;
  accountIds: number[];
  target: { kind: 'team' | 'people'; teamId: number | null; inLanguage: boolean; userIds: number[] };
  mode: RuleMode;
  isEnabled: boolean;
}

export const newRule: RuleValues = {
  ruleId: null,
  version: 0,
  types: [],
  regions: [],
  countries: [],
  languages: [],
  moreThanSerials: null,
  accountIds: [],
  target: { kind: 'team', teamId: null, inLanguage: false, userIds: [] },
  mode: 'suggested',
  isEnabled: true,
};

export const valuesOf = ({ companies, target, offSince: _offSince, decided: _decided, ...rule }: Rule): RuleValues => ({
  ...rule,
  accountIds: companies.map(({ accountId }) => accountId),
  target:
    target.kind === 'team'
      ? { kind: 'team', teamId: target.teamId, inLanguage: target.inLanguage, userIds: [] }
      : { kind: 'people', teamId: null, inLanguage: false, userIds: target.people.map(({ userId }) => userId) },
});

/** What the form sends; what isn't chosen yet goes as it is, and is refused at its field. */
export function bodyOf({ ruleId: _ruleId, version: _version, target, ...values }: RuleValues): RuleBody {
  const { kind, teamId, inLanguage, userIds } = target;
  return {
    ...values,
    target: kind === 'team' ? { kind, teamId: teamId ?? 0, inLanguage } : { kind, userIds },
  };
}

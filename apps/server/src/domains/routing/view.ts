import type { RoutedPerson, RoutingRule, Rule } from '@heliodesk/contract/routing';
import type { PersonRow } from './store/people.ts';
import type { RuleNames, RuleRecord } from './store/rules.ts';

/** A rule as it decides. */
export const toRoutingRule = (rule: RuleRecord): RoutingRule => ({
  ruleId: rule.id,
  types: rule.types,
  regions: rule.regions,
  countries: rule.countries,
  languages: rule.languages,
  moreThanSerials: rule.more_than_serials,
  accountIds: rule.account_ids,
  target:
    rule.target === 'team'
      ? { kind: 'team', teamId: rule.team_id, inLanguage: rule.in_language }
      : { kind: 'people', userIds: rule.user_ids },
  mode: rule.mode,
  isEnabled: rule.is_enabled,
});

const targetOf = (rule: RuleRecord, { teams, people }: RuleNames): Rule['target'] =>
  rule.target === 'team'
    ? {
        kind: 'team',
        teamId: rule.team_id,
        teamName: (rule.team_id === null ? undefined : teams.get(rule.team_id)) ?? '',
        inLanguage: rule.in_language,
      }
    : { kind: 'people', people: rule.user_ids.map((userId) => ({ userId, name: people.get(userId) ?? '' })) };

/** A rule as leads edit it. */
export const toRule = (rule: RuleRecord, names: RuleNames, decided = 0): Rule => ({
  ruleId: rule.id,
  types: rule.types,
  regions: rule.regions,
  countries: rule.countries,
  languages: rule.languages,
  moreThanSerials: rule.more_than_serials,
  companies: rule.account_ids.map((accountId) => ({ accountId, companyName: names.companies.get(accountId) ?? '' })),
  target: targetOf(rule, names),
  mode: rule.mode,
  isEnabled: rule.is_enabled,
  offSince: rule.off_since?.toISOString() ?? null,
  decided,
  version: rule.version,
});

export const toRoutedPerson = ({ userId, name, teamId, openRequests, isAway, languages, regions, version }: PersonRow): RoutedPerson => ({
  userId,
  name,
  teamId,
  openRequests,
  isAway,
  languages: [...languages],
  regions: [...regions],
  version,
});

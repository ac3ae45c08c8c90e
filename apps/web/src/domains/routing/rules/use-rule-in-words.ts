import type { Routing } from '@heliodesk/contract/routing';
import { useTranslation } from 'react-i18next';
import { useRequestTypeName } from '#src/domains/request/index.ts';
import { labelOf } from '#src/platform/schema-rules.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import type { DescriptionItem } from '#src/ui/page/descriptions.tsx';
import { useCountryName } from './rule-sentence.tsx';
import type { RuleValues } from './rule-values.ts';

/** A rule's form in words, to compare two states by. */
export function useRuleInWords({ teams, people }: Routing): (values: RuleValues) => readonly DescriptionItem[] {
  const { t } = useTranslation(['routing', 'common']);
  const { labels, list, languageName } = useFormat();
  const typeName = useRequestTypeName();
  const countryName = useCountryName();
  const targetIn = ({ target: { kind, teamId, userIds } }: RuleValues): string =>
    kind === 'team'
      ? (teams.find((team) => team.teamId === teamId)?.name ?? '')
      : list(people.filter(({ userId }) => userIds.includes(userId)).map(({ name }) => name));
  return (values) => [
    { label: t('is.type'), text: labels(values.types.map((type) => typeName(type))) },
    { label: labelOf('regions'), text: list(values.regions.map((region) => t(`region.${region}`))) },
    { label: labelOf('countries'), text: list(values.countries.map((country) => countryName(country))) },
    { label: t('is.language'), text: list(values.languages.map((code) => languageName(code))) },
    { label: labelOf('moreThanSerials'), text: String(values.moreThanSerials ?? '') },
    { label: labelOf('accountIds'), text: list(values.accountIds.map(String)) },
    { label: t('target'), text: targetIn(values) },
    { label: t('inLanguage'), text: t(values.target.inLanguage ? 'common:yes' : 'common:no') },
    { label: labelOf('mode'), text: t(`mode.${values.mode}`) },
    { label: t('isOn'), text: t(values.isEnabled ? 'common:yes' : 'common:no') },
  ];
}

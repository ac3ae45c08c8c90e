import type { Rule } from '@heliodesk/contract/routing';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { countries } from '#src/domains/reference/index.ts';
import { useRequestTypeName } from '#src/domains/request/index.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';

/** The name of a country, as the reader's language has it. */
export function useCountryName(): (regionId: number) => string {
  const { i18n } = useTranslation();
  const { data = [] } = useQuery(countries(i18n.language));
  return (regionId) => data.find((country) => country.regionId === regionId)?.regionName ?? String(regionId);
}

function Chips({ label, values }: { label?: string; values: readonly string[] }) {
  return (
    <span>
      {label}
      {values.map((value) => (
        <bdi key={value} className="hd-rule-chip">
          {value}
        </bdi>
      ))}
    </span>
  );
}

/** When a rule fits, and who it chooses from. */
export function RuleSentence({ rule }: { rule: Rule }) {
  const { t } = useTranslation('routing');
  const { number, languageName } = useFormat();
  const typeName = useRequestTypeName();
  const countryName = useCountryName();
  const { target, moreThanSerials } = rule;
  const places = [...rule.regions.map((region) => t(`region.${region}`)), ...rule.countries.map((country) => countryName(country))];
  const conditions: { key: string; shown: ReactNode }[] = [
    { key: 'type', values: rule.types.map((type) => typeName(type)) },
    { key: 'place', values: places },
    { key: 'language', values: rule.languages.map((code) => languageName(code)) },
    { key: 'company', values: rule.companies.map(({ companyName }) => companyName) },
  ]
    .filter(({ values }) => values.length > 0)
    .map(({ key, values }) => ({ key, shown: <Chips label={t(`is.${key as 'type'}`)} values={values} /> }));
  if (moreThanSerials !== null)
    conditions.push({ key: 'serials', shown: <Chips values={[t('is.serials', { number: number(moreThanSerials) })]} /> });
  return (
    <p className="hd-rule-sentence">
      {conditions.length === 0 ? <span>{t('every')}</span> : conditions.map(({ key, shown }) => <span key={key}>{shown}</span>)}
      <span className="hd-rule-to">
        <Icon name="arrow-on" />
        <span className="hd-vh">{t('goesTo')}</span>
        <Chips values={target.kind === 'people' ? target.people.map(({ name }) => name) : [target.teamName || '–']} />
      </span>
    </p>
  );
}

/** How the rule chooses, or why it doesn't. */
export function RuleHint({ rule: { target, isEnabled, offSince }, limit }: { rule: Rule; limit: number }) {
  const { t } = useTranslation('routing');
  const { number, day } = useFormat();
  if (!isEnabled) return <p className="hd-hint hd-t12">{t('chooses.off', { day: offSince === null ? '' : day(offSince) })}</p>;
  if (target.kind === 'team' && target.teamId === null) return <p className="hd-k-bad hd-t12">{t('chooses.noTeam')}</p>;
  if (target.kind === 'team') return <p className="hd-hint hd-t12">{t(target.inLanguage ? 'chooses.language' : 'chooses.fewest')}</p>;
  return <p className="hd-hint hd-t12">{target.people.length > 1 ? t('chooses.fewest') : t('chooses.one', { limit: number(limit) })}</p>;
}

import type { RoutingTrace, RuleCondition, TraceStep } from '@heliodesk/contract/routing';
import { useTranslation } from 'react-i18next';
import { useRequestTypeName } from '#src/domains/request/index.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { useCountryName } from '../rules/rule-sentence.tsx';

/** What each condition found in the request, in words. */
function useFoundIn({ requestType, country, language, serials, companyName }: RoutingTrace): Record<RuleCondition, string> {
  const { t } = useTranslation(['routing', 'common']);
  const { number, languageName } = useFormat();
  const typeName = useRequestTypeName();
  const countryName = useCountryName();
  const values: Record<RuleCondition, string> = {
    type: typeName(requestType),
    place: country === null ? t('common:none') : countryName(country),
    language: languageName(language),
    serials: number(serials),
    company: companyName === '' ? t('common:none') : companyName,
  };
  return {
    type: t('trace.type', { value: values.type }),
    place: t('trace.place', { value: values.place }),
    language: t('trace.language', { value: values.language }),
    serials: t('trace.serials', { value: values.serials }),
    company: t('trace.company', { value: values.company }),
  };
}

/** Why the rules before don't decide, who was considered by the one that does, and who gets the request. */
export function TraceSteps({ trace }: { trace: RoutingTrace }) {
  const { t } = useTranslation('routing');
  const found = useFoundIn(trace);
  const { result, owner, steps } = trace;
  return (
    <>
      <ol className="hd-trace">
        {steps.map((step) => (
          <li key={step.ruleId} className={step.outcome === 'decides' ? 'hd-trace-yes' : undefined}>
            <b>{t('ruleOf', { rule: step.rule })}</b> {step.outcome === 'off' && t('trace.off')}
            {step.unfit.map((condition) => (
              <span key={condition} className="hd-trace-why">
                {found[condition]}
              </span>
            ))}
            {step.outcome === 'noOne' && t('trace.noOne')}
            {step.considered.map((person) => (
              <ConsideredLine key={person.userId} person={person} />
            ))}
          </li>
        ))}
      </ol>
      {owner !== '' && <p className="hd-hint hd-t13">{t('try.owned', { name: owner })}</p>}
      <p className="hd-alert hd-t13" role="status">
        <Icon name="person" />
        <span>{result === null ? t('try.none') : t(`try.${result.mode}`, { name: result.name, rule: result.rule })}</span>
      </p>
    </>
  );
}

function ConsideredLine({ person: { name, openRequests, suggested, passed } }: { person: TraceStep['considered'][number] }) {
  const { t } = useTranslation('routing');
  const { number } = useFormat();
  const counts = { name, open: number(openRequests), suggested: number(suggested) };
  return (
    <span className="hd-trace-why">
      {passed === null
        ? t(suggested > 0 ? 'trace.personSuggested' : 'trace.person', counts)
        : t('trace.passed', { name, reason: t(`passed.${passed}`) })}
    </span>
  );
}

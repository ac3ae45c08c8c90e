import { useTranslation } from 'react-i18next';
import { useCountryOptions, useDictionaryOptions } from '#src/domains/reference/index.ts';
import { labelIn } from '#src/domains/request/index.ts';
import type { SidebarProps } from '#src/domains/request/index.ts';
import { labelOf } from '#src/platform/schema-rules.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { StepMark } from '#src/ui/shapes/steps.tsx';
import type { ClaimValues } from '../claim-values.ts';
import { useUnitOptions } from '../capacity-units.ts';

interface Answer {
  /** Of the field, in the save call. */
  path: string;
  value: string | undefined;
  reads?: 'ltr' | 'auto';
}

/** What submitting needs of the details, in the order of the form. The description is too long to be repeated. */
function useAnswers({ moduleClaim: claim }: ClaimValues): Answer[] {
  const { typed } = useFormat();
  const countries = useCountryOptions();
  const types = useDictionaryOptions('installation_type');
  const brackets = useDictionaryOptions('bracket');
  const units = useUnitOptions();
  const capacity = typed(claim.capacity);
  return [
    { path: 'basicReq.desc', value: undefined },
    { path: 'moduleClaim.defectDate', value: claim.defectDate?.replaceAll('-', '/'), reads: 'ltr' },
    { path: 'moduleClaim.quantity', value: typed(claim.quantity), reads: 'ltr' },
    { path: 'moduleClaim.projectName', value: claim.projectName ?? undefined },
    { path: 'moduleClaim.capacity', value: capacity && `${capacity} ${labelIn(units, claim.unit) ?? ''}`, reads: 'ltr' },
    { path: 'moduleClaim.projectCountry', value: labelIn(countries, claim.projectCountry) },
    { path: 'moduleClaim.projectCity', value: claim.projectCity ?? undefined },
    { path: 'moduleClaim.type', value: labelIn(types, claim.type) },
    { path: 'moduleClaim.bracket', value: labelIn(brackets, claim.bracket) },
  ];
}

/** The answers given so far and those still open, which lead to their fields. */
export function AnswersCard({
  values,
  missing,
  onGo,
  requestId,
}: Pick<SidebarProps<ClaimValues>, 'values' | 'missing' | 'onGo' | 'requestId'>) {
  const { t } = useTranslation(['moduleClaim', 'ui']);
  const { number } = useFormat();
  const answers = useAnswers(values);
  const open = new Set(missing.map(({ field }) => field?.path));
  // Before anything is saved nothing is late.
  const isStarted = requestId !== undefined;
  const total = answers.length;
  const done = answers.filter(({ path }) => !open.has(path)).length;
  return (
    <section className="hd-card hd-answers" aria-label={t('answers.title')}>
      <h2 className="hd-h-sm">
        {t('answers.title')}
        <b className="hd-num">{t('ui:cells.progress', { done: number(done), total: number(total) })}</b>
      </h2>
      <span className={`hd-answer-cells${isStarted ? ' hd-answers-started' : ''}`} aria-hidden="true">
        {answers.map(({ path }) => (
          <i key={path} className={open.has(path) ? undefined : 'on'} />
        ))}
      </span>
      <ul>
        {answers.map(({ path, value, reads = 'auto' }) => (
          <li key={path}>
            <StepMark state={open.has(path) ? (isStarted ? 'incomplete' : 'later') : 'done'} size={16} />
            {open.has(path) ? (
              <button type="button" className="hd-text-link" onClick={() => onGo('details', path)}>
                {labelOf(path)}
              </button>
            ) : (
              <>
                <span>{labelOf(path)}</span>
                <span className="hd-vh">{t('ui:steps.done')}</span>
                {value && (
                  <span className="hd-answers-value" dir={reads}>
                    {value}
                  </span>
                )}
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

import './claim.css';
import { useTranslation } from 'react-i18next';
import { labelOf } from '#src/platform/schema-rules.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { StepMark } from '#src/ui/shapes/steps.tsx';
import type { SidebarProps } from '../draft/draft-kind.ts';

/** What submitting needs to know of the first step. */
export interface Answer {
  /** Of the field, in the save call. */
  path: string;
  /** As given; too long an answer isn't repeated. */
  value?: string | undefined;
  reads?: 'ltr' | 'auto';
}

interface AnswersCardProps extends Pick<SidebarProps<object>, 'missing' | 'onGo' | 'requestId'> {
  /** In the order of the form. */
  answers: readonly Answer[];
}

/** The answers given so far and those still open, which lead to their fields. */
export function AnswersCard({ answers, missing, onGo, requestId }: AnswersCardProps) {
  const { t } = useTranslation(['claim', 'ui']);
  const { number } = useFormat();
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

import './steps.css';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/use-format.ts';
import { Icon } from '../icons/icon.tsx';
import { Disc } from './status-disc.tsx';
import { StepCells } from './step-cells.tsx';
import type { StepCell } from './step-cells.tsx';

/** The state of a step. */
export type StepState = 'done' | 'incomplete' | 'optional' | 'now' | 'later' | 'stopped';

/** A step of a wizard. */
export interface Step {
  key: string;
  title: string;
  /** Its state once passed; `done` by default. */
  past?: 'done' | 'incomplete' | 'optional' | 'later';
  /** Its state before one gets to it; `later` by default. */
  ahead?: 'done' | 'later';
  /** It can't be opened yet. */
  isLocked?: boolean;
}

const ringTones = { now: 'info', incomplete: 'warn', optional: 'idle', later: 'idle' } as const;

/** A ring for what is to come or was left out because it may be, a dot for now, a check for done, an amber dot where something was left out, a cross where it ended. */
export function StepMark({ state, size = 18 }: { state: StepState; size?: number }) {
  if (state === 'done') return <Disc tone="good" end="check" size={size} />;
  if (state === 'stopped') return <Disc tone="bad" end="cross" size={size} />;
  return (
    <svg className={`hd-disc hd-k-${ringTones[state]}`} width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="6.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
      {ringTones[state] !== 'idle' && <circle cx="8" cy="8" r="3.2" fill="currentColor" />}
    </svg>
  );
}

const stateAt = ({ past = 'done', ahead = 'later' }: Step, index: number, current: number): StepState =>
  index < current ? past : index === current ? 'now' : ahead;

const cellAt = (index: number, current: number): StepCell['state'] => (index < current ? 'done' : index === current ? 'now' : 'later');

interface StepsProps {
  steps: readonly Step[];
  /** Index of the present step; the number of steps when all is done. */
  current: number;
  /** Opens a step; without it the steps are no links. */
  onGo?: ((key: string) => void) | undefined;
}

/** The steps of a wizard in its head, each a way to its step; on a phone one line shows the current step. */
export function Steps({ steps, current, onGo }: StepsProps) {
  const { t } = useTranslation('ui');
  const { labels } = useFormat();
  const left = steps.filter((step, index) => stateAt(step, index, current) === 'incomplete');
  const now = steps[Math.min(current, steps.length - 1)];
  return (
    <>
      <ol className="hd-steps hd-steps-wide" aria-label={t('steps.label')}>
        {steps.map((step, index) => {
          const state = stateAt(step, index, current);
          const words = (
            <>
              <StepMark state={state} />
              {step.title}
              <span className="hd-vh">{t(`steps.${state}`)}</span>
            </>
          );
          return (
            <li key={step.key} className={`hd-step-${state}`} aria-current={state === 'now' ? 'step' : undefined}>
              {onGo && state !== 'now' && !step.isLocked ? (
                <button type="button" className="hd-step-link" onClick={() => onGo(step.key)}>
                  {words}
                </button>
              ) : (
                words
              )}
            </li>
          );
        })}
      </ol>
      {now && (
        <b className="hd-steps-narrow">
          {t('steps.position', { step: Math.min(current + 1, steps.length), total: steps.length, title: now.title })}
        </b>
      )}
      <StepCells className="hd-steps-narrow" cells={steps.map(({ key }, index) => ({ key, state: cellAt(index, current) }))} />
      {left.length > 0 && (
        <span className="hd-steps-narrow hd-steps-left hd-k-warn">
          <Icon name="warning" />
          <span>{t('steps.left', { titles: labels(left.map(({ title }) => title)) })}</span>
        </span>
      )}
    </>
  );
}

import './process-timeline.css';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { UtcTime } from '../format/utc-time.tsx';
import { StepMark } from './steps.tsx';
import type { StepState } from './steps.tsx';

/** One node of a case's way. */
export interface ProcessStep {
  key: string;
  title: ReactNode;
  state: StepState;
  /** When it was reached, UTC. */
  at?: string | Date | null;
  /** Dates or words below the title: ETD and ETA, a reason. */
  detail?: ReactNode;
}

/** The way of a case, top to bottom, with its dates. */
export function ProcessTimeline({ steps, label }: { steps: readonly ProcessStep[]; label: string }) {
  const { t } = useTranslation('ui');
  return (
    <ol className="hd-line" aria-label={label}>
      {steps.map((step) => (
        <li key={step.key} className={`hd-step-${step.state}`} aria-current={step.state === 'now' ? 'step' : undefined}>
          <StepMark state={step.state} size={16} />
          <b>{step.title}</b>
          <span className="hd-vh">{t(`steps.${step.state}`)}</span>
          {step.at && <UtcTime at={step.at} />}
          {step.detail && <div>{step.detail}</div>}
        </li>
      ))}
    </ol>
  );
}

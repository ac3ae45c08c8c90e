import './claim.css';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { StepMark } from '#src/ui/shapes/steps.tsx';

const requiredMark = <span className="hd-required">{null}</span>;

/** Above the first step of a claim. */
export function DetailsHead() {
  const { t } = useTranslation('claim');
  return (
    <header className="hd-step-head">
      <h2>{t('details.title')}</h2>
      <p>
        <Trans t={t} i18nKey="details.lead" components={{ mark: requiredMark }} />
      </p>
    </header>
  );
}

/** Whether all fields of a section are there, by the paths of those that are open. */
export const sectionState = (open: ReadonlySet<string>, paths: readonly string[]) =>
  paths.some((path) => open.has(path)) ? 'incomplete' : 'done';

interface DetailsSectionProps {
  title: string;
  /** Beside the title, in quiet words. */
  note?: string;
  /** Whether all that is needed of it is there; without it nothing is needed. */
  state?: 'done' | 'incomplete' | 'later';
  children: ReactNode;
}

/** Fields of a claim that belong together. */
export function DetailsSection({ title, note, state, children }: DetailsSectionProps) {
  const { t } = useTranslation('ui');
  return (
    <section className="hd-details-section">
      <h3>
        {state && <StepMark state={state} size={16} />}
        <span>{title}</span>
        {note && <span className="hd-hint">{note}</span>}
        {state && state !== 'later' && <span className="hd-vh">{t(`steps.${state}`)}</span>}
      </h3>
      {children}
    </section>
  );
}

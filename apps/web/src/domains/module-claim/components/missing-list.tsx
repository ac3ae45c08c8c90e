import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { labelOf } from '#src/platform/schema-rules.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { claimSteps } from '../claim-steps.ts';
import type { ClaimStep } from '../claim-steps.ts';
import type { Missing } from './use-completeness.ts';

interface MissingListProps {
  missing: readonly Missing[];
  /** Leads to a step, and there to a field. */
  onGo: (step: ClaimStep, field?: string) => void;
}

/** All that is missing before a claim can be submitted, by step; each leads to its place. */
export function MissingList({ missing, onGo }: MissingListProps) {
  const { t } = useTranslation('moduleClaim');
  const titleId = useId();
  if (missing.length === 0) return null;
  const steps = claimSteps.filter((step) => missing.some((one) => one.step === step));
  return (
    <section className="hd-alert hd-k-warn hd-summary hd-missing" aria-labelledby={titleId}>
      <Icon name="warning" size={20} />
      <div>
        <b id={titleId}>{t('review.missing')}</b>
        {steps.map((step) => (
          <div key={step}>
            <h3 className="hd-t13">{t(`step.${step}`)}</h3>
            <ul>
              {missing
                .filter((one) => one.step === step)
                .map(({ message, field }) => (
                  <li key={field?.path ?? message}>
                    <button type="button" onClick={() => onGo(step, field?.path)}>
                      {field ? labelOf(field.path) : message}
                    </button>
                    {field && field.rule !== 'required' && <span className="hd-hint"> {message}</span>}
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { labelOf } from '#src/platform/schema-rules.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import type { Step } from '#src/ui/shapes/steps.tsx';
import type { Missing } from './draft-kind.ts';

interface MissingListProps {
  steps: readonly Step[];
  missing: readonly Missing[];
  /** Leads to a step, and there to a field. */
  onGo: (step: string, field?: string) => void;
}

/** All that is missing before a request can be submitted, by step; each leads to its place. */
export function MissingList({ steps, missing, onGo }: MissingListProps) {
  const { t } = useTranslation('draft');
  const titleId = useId();
  if (missing.length === 0) return null;
  return (
    <section className="hd-alert hd-k-warn hd-summary hd-missing" aria-labelledby={titleId}>
      <Icon name="warning" size={20} />
      <div>
        <b id={titleId}>{t('review.missing')}</b>
        {steps
          .filter(({ key }) => missing.some(({ step }) => step === key))
          .map(({ key, title }) => (
            <div key={key}>
              <h3 className="hd-t13">{title}</h3>
              <ul>
                {missing
                  .filter(({ step }) => step === key)
                  .map(({ message, field }) => (
                    <li key={field?.path ?? message}>
                      <button type="button" onClick={() => onGo(key, field?.path)}>
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

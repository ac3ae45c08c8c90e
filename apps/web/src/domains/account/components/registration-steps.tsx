import { useTranslation } from 'react-i18next';
import { StepMark } from '#src/ui/shapes/steps.tsx';

const steps = ['stepCompany', 'stepContact', 'stepComplete'] as const;

/** Where in the three steps one is. */
export function RegistrationSteps({ current }: { current: number }) {
  const { t } = useTranslation('registration');
  return (
    <ol className="steps reg-steps" aria-label={t('steps')}>
      {steps.map((step, index) => {
        const state = index < current ? 'done' : index === current ? 'now' : 'later';
        return (
          <li key={step} className={state === 'done' ? 'done' : undefined} aria-current={state === 'now' ? 'step' : undefined}>
            <StepMark state={state} />
            <span className="w">{t(step)}</span>
            {state === 'done' && <span className="vh">{t('stepDone')}</span>}
          </li>
        );
      })}
    </ol>
  );
}

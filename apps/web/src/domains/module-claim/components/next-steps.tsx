import { useTranslation } from 'react-i18next';

/** What happens to a claim once it is submitted. */
export function NextSteps() {
  const { t } = useTranslation('moduleClaim');
  const steps = [t('next.look'), t('next.ask'), t('next.solution')];
  return (
    <section aria-labelledby="what-next">
      <h2 className="hd-h-sm" id="what-next">
        {t('next.title')}
      </h2>
      <ol className="hd-next-steps">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}

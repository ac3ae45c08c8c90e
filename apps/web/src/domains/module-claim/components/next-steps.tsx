import { processNodes } from '@heliodesk/contract/request';
import type { ProcessNode } from '@heliodesk/contract/request';
import { useTranslation } from 'react-i18next';

/** What is still to happen to a claim; `nodes` is how far it is. */
export function NextSteps({ nodes = [] }: { nodes?: readonly ProcessNode[] }) {
  const { t } = useTranslation('moduleClaim');
  const isReached = (code: number) => nodes.some(({ processCode }) => processCode === code);
  const steps = [
    ...(isReached(processNodes.pickedUp) ? [] : [t('next.look')]),
    ...(isReached(processNodes.approved) ? [] : [t('next.ask'), t('next.solution')]),
  ];
  if (steps.length === 0) return null;
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

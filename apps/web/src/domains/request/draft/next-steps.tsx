import { processNodes } from '@heliodesk/contract/request';
import type { ProcessNode } from '@heliodesk/contract/request';
import { useTranslation } from 'react-i18next';
import type { DraftTexts } from './draft-kind.ts';

interface NextStepsProps {
  texts: DraftTexts;
  /** How far the request is. */
  nodes?: readonly ProcessNode[];
}

/** What is still to happen to a request. */
export function NextSteps({ texts: { next }, nodes = [] }: NextStepsProps) {
  const { t } = useTranslation('draft');
  const isReached = (code: number) => nodes.some(({ processCode }) => processCode === code);
  const steps = [
    ...(isReached(processNodes.pickedUp) ? [] : [next.look]),
    ...(isReached(processNodes.approved) ? [] : [t('next.ask'), next.end]),
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

import '#src/ui/shapes/process-timeline.css';
import { processNodes } from '@heliodesk/contract/request';
import type { ProcessNode } from '@heliodesk/contract/request';
import { useTranslation } from 'react-i18next';
import { StepMark } from '#src/ui/shapes/steps.tsx';
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
    <section className="hd-card hd-next-steps" aria-labelledby="what-next">
      <h2 className="hd-h-sm" id="what-next">
        {t('next.title')}
      </h2>
      <ol className="hd-line">
        {steps.map((step) => (
          <li key={step} className="hd-step-later">
            <StepMark state="later" size={16} />
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
}

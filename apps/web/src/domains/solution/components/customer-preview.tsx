import type { RequestDetail } from '@heliodesk/contract/request';
import type { SolutionPlan } from '@heliodesk/contract/solution';
import { Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { SolutionFacts } from './solution-facts.tsx';
import { useSolutionWords } from './use-words.ts';
import { SolutionFrame } from './solution-frame.tsx';

interface CustomerPreviewProps {
  request: RequestDetail;
  plan: SolutionPlan;
  onClose: () => void;
}

/** What the customer is going to be offered: nothing of what it costs us, and no notes. */
export function CustomerPreview({ request, plan, onClose }: CustomerPreviewProps) {
  const { t } = useTranslation('solution');
  const words = useSolutionWords(request.requestType);
  return (
    <Drawer open size={560} title={t('preview.open')} onClose={onClose}>
      <div className="hd-sol-preview">
        <p className="hd-sol-text" lang={plan.language} dir="auto">
          {plan.publicText || plan.draftText || t('text.none')}
        </p>
        {plan.solutions.map((solution) => (
          <SolutionFrame
            key={solution.solutionId}
            kind={solution.kind}
            name={words.kind(solution.kind)}
            pieces={solution.quantity}
            accepted={plan.accepted}
            anchor={`preview-${solution.solutionId}`}
          >
            <SolutionFacts solution={solution} company={request.companyName} forCustomer />
          </SolutionFrame>
        ))}
      </div>
    </Drawer>
  );
}

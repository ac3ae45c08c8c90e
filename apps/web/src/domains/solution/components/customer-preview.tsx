import type { RequestDetail } from '@heliodesk/contract/request';
import type { SolutionPlan } from '@heliodesk/contract/solution';
import { Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { SolutionRead } from './solution-read.tsx';

interface CustomerPreviewProps {
  request: RequestDetail;
  plan: SolutionPlan;
  onClose: () => void;
}

/** What the customer is going to be offered: nothing of what it costs us, and no notes. */
export function CustomerPreview({ request, plan, onClose }: CustomerPreviewProps) {
  const { t } = useTranslation('solution');
  const offered = plan.solutions.filter(({ isSettled }) => !isSettled);
  return (
    <Drawer open size={560} title={t('preview.open')} onClose={onClose}>
      <div className="hd-sol-preview">
        <p className="hd-sol-text" lang={plan.language} dir="auto">
          {plan.publicText || plan.draftText || t('text.none')}
        </p>
        {offered.map((solution) => (
          <SolutionRead
            key={solution.solutionId}
            request={request}
            plan={plan}
            solution={solution}
            anchor={`preview-${solution.solutionId}`}
            forCustomer
          />
        ))}
      </div>
    </Drawer>
  );
}

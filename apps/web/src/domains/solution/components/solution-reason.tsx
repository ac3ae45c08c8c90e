import type { PlannedSolution } from '@heliodesk/contract/solution';
import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/icons/icon.tsx';

/** Why a solution was returned by the approver or declined by the customer. */
export function SolutionReason({ solution: { state, reason } }: { solution: Pick<PlannedSolution, 'state' | 'reason'> }) {
  const { t } = useTranslation('solution');
  if (state !== 'returned' && state !== 'declined') return null;
  return (
    <div className={`hd-alert ${state === 'returned' ? 'hd-k-warn' : 'hd-k-bad'} hd-sol-reason`}>
      <Icon name={state === 'returned' ? 'return' : 'close'} />
      <div>
        <b>{t(state === 'returned' ? 'reason.returned' : 'reason.declined')}</b>
        <p className="hd-sol-text" dir="auto">
          {reason}
        </p>
      </div>
    </div>
  );
}

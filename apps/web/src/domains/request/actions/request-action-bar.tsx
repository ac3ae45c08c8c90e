import { ActionBar } from '#src/ui/actions/action-bar.tsx';
import type { RequestActionState } from './use-request-actions.tsx';
import { useGuardLabels } from './guard-labels.ts';

/** The bar of what can be done with a request; what is blocked says why. */
export function RequestActionBar({ offered, busy }: Omit<RequestActionState, 'dialog'>) {
  const guardLabel = useGuardLabels();
  const find = (name: string) => offered.find((action) => action.name === name);
  return (
    <ActionBar
      actions={offered}
      look={find}
      renderReason={guardLabel}
      primary={offered.find((action) => action.isNext && action.blockedBy.length === 0)?.name}
      busy={busy}
      onAction={(name) => find(name)?.start()}
    />
  );
}

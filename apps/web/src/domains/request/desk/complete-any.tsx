import { isClaim } from '@heliodesk/contract/request';
import type { ActionDialogProps } from '../actions/action-target.ts';
import { CompleteClaimDialog } from './complete-claim-dialog.tsx';
import { CompleteDialog } from './complete-dialog.tsx';

/** Completes a request, each kind in its own way. */
export const CompleteAny = (props: ActionDialogProps) =>
  isClaim(props.request.requestType) ? <CompleteClaimDialog {...props} /> : <CompleteDialog {...props} />;

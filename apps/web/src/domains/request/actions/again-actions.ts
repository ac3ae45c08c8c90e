import { requestDialog } from './request-dialog.ts';

/** How the customer has an ended claim reviewed again. */
export const againActions = {
  appeal: {
    label: 'request:action.appeal',
    icon: 'scales',
    start: { kind: 'dialog', Dialog: requestDialog(() => import('../rejection/appeal.tsx').then((module) => module.AppealDialog)) },
  },
  reopenClaim: {
    label: 'request:action.reopenClaim',
    icon: 'return',
    start: { kind: 'dialog', Dialog: requestDialog(() => import('../rejection/appeal.tsx').then((module) => module.ReopenClaimDialog)) },
  },
} as const;

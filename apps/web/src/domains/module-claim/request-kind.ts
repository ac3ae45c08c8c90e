import { requestTypes } from '@heliodesk/contract/request';
import { lazy } from 'react';
import type { RequestKind } from '#src/domains/request/index.ts';
import { ReviewWork } from '#src/domains/serial-number/index.ts';

/** Module claims among the kinds of request. */
export const moduleClaimKind: RequestKind = {
  type: requestTypes.moduleClaim,
  Cards: lazy(async () => ({ default: (await import('./components/claim-cards.tsx')).ClaimCards })),
  details: async () => (await import('./details-kind.ts')).moduleClaimDetails,
  Overview: lazy(async () => ({ default: (await import('./components/claim-overview.tsx')).ClaimOverview })),
  Review: ReviewWork,
};

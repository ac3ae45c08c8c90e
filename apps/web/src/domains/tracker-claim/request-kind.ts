import { requestTypes } from '@heliodesk/contract/request';
import { lazy } from 'react';
import type { RequestKind } from '#src/domains/request/index.ts';

/** Tracker claims among the kinds of request. */
export const trackerClaimKind: RequestKind = {
  type: requestTypes.trackerClaim,
  Cards: lazy(async () => ({ default: (await import('./components/claim-cards.tsx')).ClaimCards })),
  details: async () => (await import('./details-kind.ts')).trackerClaimDetails,
  Overview: lazy(async () => ({ default: (await import('./components/claim-overview.tsx')).ClaimOverview })),
  Review: lazy(async () => ({ default: (await import('./review/part-review-work.tsx')).PartReviewWork })),
};

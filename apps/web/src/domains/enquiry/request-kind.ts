import { requestTypes } from '@heliodesk/contract/request';
import { lazy } from 'react';
import type { RequestKind } from '#src/domains/request/index.ts';

const Cards = lazy(async () => ({ default: (await import('./components/enquiry-cards.tsx')).EnquiryCards }));
const Overview = lazy(async () => ({ default: (await import('./components/enquiry-overview.tsx')).EnquiryOverview }));
const details: RequestKind['details'] = async () => (await import('./details-kind.ts')).enquiryDetails;

/** Enquiries among the kinds of request. */
export const moduleEnquiryKind: RequestKind = { type: requestTypes.moduleEnquiry, Cards, Overview, details };
export const trackerEnquiryKind: RequestKind = { type: requestTypes.trackerEnquiry, Cards, Overview, details };

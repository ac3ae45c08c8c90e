export { moduleEnquiryKind, trackerEnquiryKind } from './request-kind.ts';

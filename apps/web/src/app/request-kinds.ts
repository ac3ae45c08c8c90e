import { moduleEnquiryKind, trackerEnquiryKind } from '#src/domains/enquiry/index.ts';
import { moduleClaimKind } from '#src/domains/module-claim/index.ts';
import { registerRequestKinds } from '#src/domains/request/index.ts';
import { trackerClaimKind } from '#src/domains/tracker-claim/index.ts';

/* The kinds of request that this web has: here alone all domains are known. */

registerRequestKinds([moduleEnquiryKind, trackerEnquiryKind, moduleClaimKind, trackerClaimKind]);

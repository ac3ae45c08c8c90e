import { moduleEnquiryKind, trackerEnquiryKind } from '#src/domains/enquiry/index.ts';
import { moduleClaimKind } from '#src/domains/module-claim/index.ts';
import { registerDeskMacros, registerRequestKinds, registerSerialTasks, requestDialog } from '#src/domains/request/index.ts';
import { serialTasks } from '#src/domains/serial-number/index.ts';
import { trackerClaimKind } from '#src/domains/tracker-claim/index.ts';

/* The kinds of request that this web has, and the parts that are asked about: here alone all domains are known. */

registerRequestKinds([moduleEnquiryKind, trackerEnquiryKind, moduleClaimKind, trackerClaimKind]);
registerSerialTasks(serialTasks);
registerDeskMacros(requestDialog(() => import('#src/domains/macro/index.ts').then((module) => module.MacrosDialog)));

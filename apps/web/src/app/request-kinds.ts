import { moduleEnquiryKind, trackerEnquiryKind } from '#src/domains/enquiry/index.ts';
import { MacrosDialog } from '#src/domains/macro/index.ts';
import { moduleClaimKind } from '#src/domains/module-claim/index.ts';
import { registerProfileBlock, registerStaffAction } from '#src/domains/identity/index.ts';
import { bankTasks, creditNoteTasks } from '#src/domains/payment/index.ts';
import {
  OwnAbsence,
  registerAddressTasks,
  registerBankTasks,
  registerCreditNoteTasks,
  registerDeskMacros,
  registerPairTasks,
  registerRequestKinds,
  registerSerialTasks,
} from '#src/domains/request/index.ts';
import { serialTasks } from '#src/domains/serial-number/index.ts';
import { addressTasks, pairTasks } from '#src/domains/shipment/index.ts';
import { approvalLimitsAction } from '#src/domains/solution/index.ts';
import { trackerClaimKind } from '#src/domains/tracker-claim/index.ts';

/* The kinds of request that this web has, the parts that are asked about, and what domains add to pages of others: here alone all are known. */

registerRequestKinds([moduleEnquiryKind, trackerEnquiryKind, moduleClaimKind, trackerClaimKind]);
registerSerialTasks(serialTasks);
registerBankTasks(bankTasks);
registerAddressTasks(addressTasks);
registerPairTasks(pairTasks);
registerCreditNoteTasks(creditNoteTasks);
registerProfileBlock('absence', { permission: 'csp:request:owner', Block: OwnAbsence });
registerDeskMacros(MacrosDialog);
registerStaffAction('approvalLimits', approvalLimitsAction);

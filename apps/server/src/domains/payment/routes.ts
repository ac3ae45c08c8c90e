import * as api from '@heliodesk/contract/payment';
import { tipTypes } from '@heliodesk/contract/request';
import { menuEntries } from '#src/domains/identity/index.ts';
import { financePort, tipParts } from '#src/domains/request/index.ts';
import { fileOwners } from '#src/domains/attachment/index.ts';
import { whenStarted } from '#src/domains/solution/index.ts';
import { mount, type Mounting } from '#src/platform/http/mount.ts';
import { paymentMenu } from './menu.ts';
import { askForBankDetails } from './service/ask.ts';
import { scheduleClocks } from './service/clocks.ts';
import { confirmChecked, enterAsked, readTask } from './service/customer.ts';
import { checkBank, returnBank, showBank } from './service/finance.ts';
import { handOverOwn, reassign } from './service/hand-over.ts';
import { countBank, listBank } from './service/list.ts';
import { readForCompany, readForOwner } from './service/progress.ts';
import { readCheck } from './service/read-check.ts';
import { bankPart } from './tip-part.ts';
import { acknowledgeFor, creditNotePart } from './service/pay/acknowledge.ts';
import { creditNotePdf } from './service/pay/credit-note.ts';
import { correctPayment } from './service/pay/correct-payment.ts';
import { exportPayments } from './service/pay/export-payments.ts';
import { countPayments, listPayments } from './service/pay/list-payments.ts';
import { markPaid } from './service/pay/mark-paid.ts';
import { readPaymentsOf } from './service/pay/progress.ts';
import { addProof, proofOwner, replacedOwner } from './service/pay/proofs.ts';
import { readPayment } from './service/pay/read-payment.ts';
import { dueIn, waitingIn } from './store/desk-views.ts';

/** What customers do: under the paths of the claim and of the conversation. */
function mountForCustomers(mounting: Mounting): void {
  const { bank, bankCheck } = tipTypes;
  mount(mounting, api.getRecomfirm, (context, { query }) => readTask(context, query, bank));
  mount(mounting, api.getRecomfirmInTalk, (context, { query }) => readTask(context, query, bank));
  mount(mounting, api.enterBankDetails, (context, { body }) => enterAsked(context, { tipsId: body.tipsId }, body));
  mount(mounting, api.enterBankDetailsInTalk, (context, { body }) => enterAsked(context, { msgId: body.msgId }, body));
  mount(mounting, api.getInvoice, (context, { query }) => readTask(context, query, bankCheck));
  mount(mounting, api.getInvoiceInTalk, (context, { query }) => readTask(context, query, bankCheck));
  mount(mounting, api.recomInvoice, (context, { body }) => confirmChecked(context, { tipsId: body.tipsId }, body));
  mount(mounting, api.recomInvoiceInTalk, (context, { body }) => confirmChecked(context, { msgId: body.msgId }, body));
  mount(mounting, api.handOverBank, (context, { body }) => handOverOwn(context, body));
  mount(mounting, api.companyBankDetails, (context, { query }) => readForCompany(context, query.requestId));
}

/** Credit notes, and the payments that follow them. */
function mountPayments(mounting: Mounting): void {
  const { platform } = mounting;
  tipParts.register(platform, 'creditNote', creditNotePart);
  fileOwners.register(platform, 'payment', proofOwner);
  fileOwners.register(platform, 'paymentReplaced', replacedOwner);
  mount(mounting, api.listPayments, (context, { query }) => listPayments(context, query));
  mount(mounting, api.countPayments, (context) => countPayments(context));
  mount(mounting, api.exportPayments, (context, { query }) => exportPayments(context, query.show));
  mount(mounting, api.getPayment, (context, { params }) => readPayment(context, params.paymentId));
  mount(mounting, api.addPaymentProof, (context, { body, file }) => addProof(context, body.paymentId, file));
  mount(mounting, api.markPaid, (context, { body }) => markPaid(context, body));
  mount(mounting, api.correctPayment, (context, { body }) => correctPayment(context, body));
  mount(mounting, api.listPaymentsOf, (context, { query }) => readPaymentsOf(context, query.requestId));
  mount(mounting, api.confirmNoteWithConsent, (context, { body }) => acknowledgeFor(context, body));
  mount(mounting, api.downloadCreditNote, (context, { query }) => creditNotePdf(context, query.creditNoteId));
}

/** What compensations are paid to, entered by customers and checked by finance, and their payment. */
export function registerPayment(mounting: Mounting): void {
  menuEntries.register(mounting.platform, 'payment', paymentMenu);
  tipParts.register(mounting.platform, 'bank', bankPart);
  financePort.register(mounting.platform, { waitingIn, dueIn });
  whenStarted.register(mounting.platform, 'payment', askForBankDetails);
  scheduleClocks(mounting.platform);
  mountForCustomers(mounting);
  mountPayments(mounting);
  mount(mounting, api.listBankDetails, (context, { query }) => listBank(context, query));
  mount(mounting, api.countBankDetails, (context) => countBank(context));
  mount(mounting, api.getBankDetails, (context, { params }) => readCheck(context, params.bankDetailsId));
  mount(mounting, api.showBankDetails, (context, { body }) => showBank(context, body.bankDetailsId));
  mount(mounting, api.checkBankDetails, (context, { body }) => checkBank(context, body));
  mount(mounting, api.returnBankDetails, (context, { body }) => returnBank(context, body));
  mount(mounting, api.reassignBank, (context, { body }) => reassign(context, body));
  mount(mounting, api.ownerBankDetails, (context, { query }) => readForOwner(context, query.requestId));
}

import { endpointsOf, uploadRefusals } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('payment');

const payer = { permission: 'csp:pay:paid' } as const;
const reader = { permission: 'csp:request:query' } as const;

export const listPayments = endpoint({
  method: 'GET',
  path: '/api/pay/payments/list',
  summary: 'List payments of compensations',
  about: 'Those to pay come first by their date. Accounts are masked.',
  access: payer,
  query: 'PaymentListQuery',
  data: 'Payment',
  paged: true,
});

export const countPayments = endpoint({
  method: 'GET',
  path: '/api/pay/payments/counts',
  summary: 'Count payments of compensations',
  about: 'To pay, waiting for the customer, and paid. Nothing is counted further than the cap.',
  access: payer,
  data: 'PaymentCounts',
});

export const exportPayments = endpoint({
  method: 'GET',
  path: '/api/pay/payments/export',
  summary: 'Export payments of compensations as a spreadsheet',
  about: 'In the order of the list, with masked accounts. Exports 10,000 payments at most; the last row says if there are more.',
  access: payer,
  query: 'PaymentExportQuery',
  answers: 'file',
  errors: ['tooManyRequests'],
});

export const getPayment = endpoint({
  method: 'GET',
  path: '/api/pay/payments/:paymentId',
  summary: 'Get a payment with the people who had to do with it',
  about: 'The account is masked; reading it in full is a call of its own.',
  access: payer,
  params: 'PaymentId',
  data: 'PaymentInFull',
});

export const addPaymentProof = endpoint({
  method: 'POST',
  path: '/api/pay/payments/proof',
  summary: 'Upload a proof of a payment',
  about: 'Others see the file once the payment is marked as paid, or corrected. Send `file` last: limits are checked while it streams in.',
  access: payer,
  takes: 'multipart',
  body: 'ProofFields',
  data: 'Attachment',
  errors: uploadRefusals,
});

export const markPaid = endpoint({
  method: 'POST',
  path: '/api/request/desk/markPaid',
  summary: 'Mark a compensation as paid',
  about:
    'Once, by someone who has taken none of the steps before, with at least one proof. The amount is that of the approved solution. The customer is told.',
  access: payer,
  freshProof: 'always',
  body: 'MarkPaidBody',
  data: 'PaymentInFull',
  labels: { attIds: 'proof' },
  idempotent: true,
  errors: ['stale', 'action.notAllowed', 'action.blocked', 'auth.freshProofRequired', 'factor.missing'],
});

export const correctPayment = endpoint({
  method: 'POST',
  path: '/api/request/desk/correctPayment',
  summary: 'Correct what was recorded of a payment',
  about:
    'The day, the bank’s reference and the proofs, with a reason, by someone who may record payments of this claim; never the amount or the account. The customer sees the new values, finance the old ones too.',
  access: payer,
  freshProof: 'always',
  body: 'CorrectPaymentBody',
  data: 'PaymentInFull',
  labels: { attIds: 'proof' },
  idempotent: true,
  errors: ['stale', 'action.notAllowed', 'action.blocked', 'auth.freshProofRequired', 'factor.missing'],
});

export const listPaymentsOf = endpoint({
  method: 'GET',
  path: '/api/request/payments',
  summary: 'Get what became of the payments of a claim',
  about: 'The account is masked, for the contact who entered it and the owner of the claim; everyone else gets none.',
  access: reader,
  query: 'PaymentsOf',
  data: 'PaymentProgress[]',
});

export const confirmNoteWithConsent = endpoint({
  method: 'POST',
  path: '/api/request/desk/confirmCreditNote',
  summary: 'Confirm a credit note for the contact who entered the bank details, with their written consent',
  about:
    'Upload the consent first, with the purpose `consent`. Never possible for anyone who wrote, sent or approved the solutions, or checked the account; and who does it can’t pay. That contact gets a mail, and everyone who sees the claim sees the file.',
  access: { permission: 'csp:request:behalf' },
  body: 'ConsentToNoteBody',
  data: 'PaymentProgress',
  idempotent: true,
  errors: ['tip.closed', 'action.notAllowed', 'action.blocked', 'onBehalf.notPossible'],
});

export const downloadCreditNote = endpoint({
  method: 'GET',
  path: '/api/request/creditNote',
  summary: 'Download a credit note',
  about:
    'A PDF in the caller’s language. The same note in the same language is always the same bytes, but for the masked account, which only those who may see it get.',
  access: reader,
  query: 'OnCreditNote',
  answers: 'file',
  errors: ['tooManyRequests', 'unavailable'],
});

import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('payment');

const customer = { permission: 'csp:request:file' } as const;
const checker = { permission: 'csp:pay:check' } as const;

const aboutReading =
  'In full for the contact who enters them, each time written to the audit; a task of someone else is answered like a missing one.';
const aboutEntering =
  'All contacts of the company are told by mail, without the account. Finance checks the bank details, and the customer confirms them afterwards.';
const aboutConfirming =
  'Sent back as they are, the bank details are confirmed and locked. With a change they are entered again: finance checks them again.';
const refusals = ['tip.closed', 'stale', 'action.notAllowed', 'auth.freshProofRequired'] as const;

export const getRecomfirm = endpoint({
  method: 'GET',
  path: '/api/request/getRecomfirm',
  summary: 'Get the company and the bank details that a task asks for',
  about: aboutReading,
  access: customer,
  query: 'BankTipQuery',
  data: 'BankTask',
});

export const getRecomfirmInTalk = endpoint({
  method: 'GET',
  path: '/api/qa/request/getRecomfirm',
  summary: 'Get the company and the bank details that a task in the conversation asks for',
  about: aboutReading,
  access: customer,
  query: 'BankTipInTalkQuery',
  data: 'BankTask',
});

export const enterBankDetails = endpoint({
  method: 'POST',
  path: '/api/request/recomfirm',
  summary: 'Enter bank details',
  about: aboutEntering,
  access: customer,
  freshProof: 'always',
  body: 'RecomfirmBody',
  data: 'BankActed',
  idempotent: true,
  errors: refusals,
});

export const enterBankDetailsInTalk = endpoint({
  method: 'POST',
  path: '/api/qa/request/recomfirm',
  summary: 'Enter bank details in the conversation',
  about: aboutEntering,
  access: customer,
  freshProof: 'always',
  body: 'RecomfirmInTalkBody',
  data: 'BankActed',
  idempotent: true,
  errors: refusals,
});

export const getInvoice = endpoint({
  method: 'GET',
  path: '/api/request/getInvoice',
  summary: 'Get the bank details to confirm',
  about: aboutReading,
  access: customer,
  query: 'BankTipQuery',
  data: 'BankTask',
});

export const getInvoiceInTalk = endpoint({
  method: 'GET',
  path: '/api/qa/request/getInvoice',
  summary: 'Get the bank details to confirm in the conversation',
  about: aboutReading,
  access: customer,
  query: 'BankTipInTalkQuery',
  data: 'BankTask',
});

export const recomInvoice = endpoint({
  method: 'POST',
  path: '/api/request/recomInvoice',
  summary: 'Confirm bank details, or change them',
  about: aboutConfirming,
  access: customer,
  freshProof: 'always',
  body: 'RecomInvoiceBody',
  data: 'BankActed',
  idempotent: true,
  errors: refusals,
});

export const recomInvoiceInTalk = endpoint({
  method: 'POST',
  path: '/api/qa/request/recomInvoice',
  summary: 'Confirm bank details in the conversation, or change them',
  about: aboutConfirming,
  access: customer,
  freshProof: 'always',
  body: 'RecomInvoiceInTalkBody',
  data: 'BankActed',
  idempotent: true,
  errors: refusals,
});

export const handOverBank = endpoint({
  method: 'POST',
  path: '/api/request/handOverBankDetails',
  summary: 'Let a colleague enter the bank details',
  about: 'All contacts of the company are told. What was entered before stays closed to the colleague.',
  access: customer,
  freshProof: 'always',
  body: 'HandOverBody',
  data: 'BankActed',
  idempotent: true,
  errors: refusals,
});

export const listBankDetails = endpoint({
  method: 'GET',
  path: '/api/pay/bankDetails/list',
  summary: 'List bank details',
  about: 'Those to check come first by their date. Accounts are masked.',
  access: checker,
  query: 'BankListQuery',
  data: 'BankCheck',
  paged: true,
});

export const countBankDetails = endpoint({
  method: 'GET',
  path: '/api/pay/bankDetails/counts',
  summary: 'Count bank details',
  about: 'To check, waiting for the customer, and confirmed. Nothing is counted further than the cap.',
  access: checker,
  data: 'BankCounts',
});

export const getBankDetails = endpoint({
  method: 'GET',
  path: '/api/pay/bankDetails/:bankDetailsId',
  summary: 'Get bank details to check',
  about: 'Masked, with what has to be looked at: the same account at another company, and a change within 30 days.',
  access: checker,
  params: 'BankId',
  data: 'BankCheckInFull',
});

export const showBankDetails = endpoint({
  method: 'POST',
  path: '/api/pay/bankDetails/show',
  summary: 'Read bank details in full',
  about: 'Needs a second factor and a fresh proof of identity. Each reading is written to the audit.',
  access: { permission: 'csp:bank:read' },
  freshProof: 'always',
  body: 'BankId',
  data: 'BankDetails',
  errors: ['auth.freshProofRequired', 'factor.missing'],
});

export const checkBankDetails = endpoint({
  method: 'POST',
  path: '/api/pay/bankDetails/check',
  summary: 'Agree to bank details',
  about:
    'Never by someone who wrote or approved the solutions, answered about them for the customer, or handed the bank details over. The customer is asked to confirm the bank details then.',
  access: checker,
  freshProof: 'always',
  body: 'CheckBankBody',
  data: 'BankCheckInFull',
  idempotent: true,
  errors: ['stale', 'action.notAllowed', 'action.blocked', 'auth.freshProofRequired', 'factor.missing'],
});

export const returnBankDetails = endpoint({
  method: 'POST',
  path: '/api/pay/bankDetails/return',
  summary: 'Return bank details to the customer',
  about: 'Needs a reason, which the customer reads.',
  access: checker,
  body: 'ReturnBankBody',
  data: 'BankCheckInFull',
  idempotent: true,
  errors: ['stale', 'action.notAllowed'],
});

export const reassignBank = endpoint({
  method: 'POST',
  path: '/api/pay/bankDetails/handOver',
  summary: 'Let another contact of the company enter the bank details',
  about:
    'Needs a second factor and a fresh proof of identity. All contacts of the company are told. What was entered before stays closed to the new one.',
  access: checker,
  freshProof: 'always',
  body: 'HandOverBody',
  data: 'BankCheckInFull',
  idempotent: true,
  errors: ['stale', 'action.notAllowed', 'auth.freshProofRequired', 'factor.missing'],
});

export const ownerBankDetails = endpoint({
  method: 'GET',
  path: '/api/request/desk/bankDetails',
  summary: 'Get the masked bank details of a claim',
  about: 'For the one who handles it; empty for everyone else.',
  access: { permission: 'csp:request:solution' },
  query: 'BankProgressQuery',
  data: 'BankProgress[]',
});

export const companyBankDetails = endpoint({
  method: 'GET',
  path: '/api/request/bankDetails',
  summary: 'Get what became of the bank details of a claim',
  about: 'For the company of the claim. Each is masked for the contact who entered it, and left out for colleagues.',
  access: customer,
  query: 'BankProgressQuery',
  data: 'BankProgress[]',
});

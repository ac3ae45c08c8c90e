import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('shipment');

const customer = { permission: 'csp:request:file' } as const;

const aboutTask = 'For everyone at the company of the claim. A task of another company is answered like a missing one.';
const aboutSettlement = `${aboutTask} The account of a credit note is masked, and shown to the contact who entered it alone.`;
const aboutSaving =
  'Anything may still be missing from an address; it is checked when all of them are submitted. An exchange can go to 50 addresses.';
const aboutSubmitting =
  'Together, the addresses have the quantity and the power of the exchange. That answers the task, locks the addresses and leaves a receipt.';
const refusals = ['tip.closed', 'action.notAllowed'] as const;

export const getSettelment = endpoint({
  method: 'GET',
  path: '/api/request/getSettelment',
  summary: 'Get what a task is about: an exchange, or a credit note',
  about: aboutSettlement,
  access: customer,
  query: 'SettlementQuery',
  data: 'AnySettlement',
});

export const getSettelmentInTalk = endpoint({
  ...getSettelment,
  path: '/api/qa/request/getSettelment',
  summary: 'Get what a task in the conversation is about: an exchange, or a credit note',
  query: 'SettlementInTalkQuery',
});

export const getBatchSettelment = endpoint({
  method: 'GET',
  path: '/api/request/getBatchSettelment',
  summary: 'Get the delivery addresses of an exchange, or the lines of a credit note',
  about: aboutSettlement,
  access: customer,
  query: 'SettlementQuery',
  data: 'AnyBatchSettlement',
});

export const getBatchSettelmentInTalk = endpoint({
  ...getBatchSettelment,
  path: '/api/qa/request/getBatchSettelment',
  summary: 'Get the delivery addresses of an exchange, or the lines of a credit note, by a task in the conversation',
  query: 'SettlementInTalkQuery',
});

export const getBatchAddress = endpoint({
  method: 'GET',
  path: '/api/request/getBatchAddress',
  summary: 'Get a delivery address of an exchange',
  access: customer,
  query: 'OnBatchAddress',
  data: 'BatchAddress',
});

export const getBatchAddressInTalk = endpoint({
  ...getBatchAddress,
  path: '/api/qa/request/getBatchAddress',
  summary: 'Get a delivery address of an exchange in the conversation',
});

export const updateBatchAddress = endpoint({
  method: 'POST',
  path: '/api/request/updateBatchAddress',
  summary: 'Add or change a delivery address of an exchange',
  about: aboutSaving,
  access: customer,
  body: 'BatchAddressBody',
  data: 'BatchAddressSaved',
  idempotent: true,
  errors: refusals,
});

export const updateBatchAddressInTalk = endpoint({
  ...updateBatchAddress,
  path: '/api/qa/request/updateBatchAddress',
  summary: 'Add or change a delivery address of an exchange in the conversation',
  body: 'BatchAddressInTalkBody',
});

export const updateBatchQty = endpoint({
  method: 'POST',
  path: '/api/request/updateBatchQty',
  summary: 'Change how many pieces go to a delivery address',
  about: 'The power follows from the pieces; given, it has to fit.',
  access: customer,
  query: 'BatchQtyQuery',
  data: 'BatchSettlement',
  errors: refusals,
});

export const updateBatchQtyInTalk = endpoint({
  ...updateBatchQty,
  path: '/api/qa/request/updateBatchQty',
  summary: 'Change how many pieces go to a delivery address in the conversation',
});

export const delBatchAddress = endpoint({
  method: 'POST',
  path: '/api/request/delBatchAddress',
  summary: 'Remove a delivery address of an exchange',
  access: customer,
  query: 'OnBatchAddress',
  data: 'BatchSettlement',
  errors: refusals,
});

export const delBatchAddressInTalk = endpoint({
  ...delBatchAddress,
  path: '/api/qa/request/delBatchAddress',
  summary: 'Remove a delivery address of an exchange in the conversation',
});

export const submitBatchAddress = endpoint({
  method: 'POST',
  path: '/api/request/submitBatchAddress',
  summary: 'Submit the delivery addresses of an exchange',
  about: aboutSubmitting,
  access: customer,
  query: 'SubmitBatchQuery',
  data: 'BatchSettlement',
  idempotent: true,
  errors: [...refusals, 'stale'],
});

export const submitBatchAddressInTalk = endpoint({
  ...submitBatchAddress,
  path: '/api/qa/request/submitBatchAddress',
  summary: 'Submit the delivery addresses of an exchange in the conversation',
  query: 'SubmitBatchInTalkQuery',
});

export const submitAddressesWithConsent = endpoint({
  method: 'POST',
  path: '/api/request/desk/submitBatchAddress',
  summary: 'Submit the delivery addresses of an exchange for the customer, with their written consent',
  about:
    'These take the place of what was entered before. Upload the consent first, with the purpose `consent`. Never possible for anyone who wrote, sent or approved the solutions. The contact gets a mail and sees the file.',
  access: { permission: 'csp:request:behalf' },
  body: 'ConsentToAddressesBody',
  data: 'BatchSettlement',
  idempotent: true,
  errors: [...refusals, 'stale', 'action.blocked', 'onBehalf.notPossible'],
});

export const listExchanges = endpoint({
  method: 'GET',
  path: '/api/request/exchanges',
  summary: 'List the exchanges of a claim that run, with their delivery addresses',
  access: { permission: 'csp:request:query' },
  query: 'ExchangesQuery',
  data: 'BatchSettlement[]',
});

export const askAddresses = endpoint({
  method: 'POST',
  path: '/api/request/desk/askAddresses',
  summary: 'Ask once more where an exchange goes',
  about: 'After the task was taken back, or for a correction before dates are set. What was entered stays in the form.',
  access: { permission: 'csp:request:solution' },
  body: 'AskAddressesBody',
  data: 'BatchSettlement',
  idempotent: true,
  errors: ['stale', 'action.notAllowed', 'action.blocked'],
});

export const addShipment = endpoint({
  method: 'POST',
  path: '/api/request/desk/addShipment',
  summary: 'Set when goods leave and arrive',
  about:
    'For one or more delivery addresses. Dates that were set before stay in the list; later ones need a reason. The customer gets a mail at the first dates and when goods arrive more than 3 days later than told.',
  access: { permission: 'csp:request:solution' },
  body: 'AddShipmentBody',
  data: 'RequestActed',
  idempotent: true,
  errors: ['stale', 'action.notAllowed', 'action.blocked', 'shipment.tooManyDates'],
});

import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('request');

const query = { permission: 'csp:request:query' } as const;
const pdf = 'A PDF in the caller’s language. The same receipt in the same language is always the same bytes.';
const record = 'The JSON over which the digest is computed: its bytes have exactly that SHA-256 digest.';

export const listReceipts = endpoint({
  method: 'GET',
  path: '/api/request/receipts',
  summary: 'List the receipts of a request',
  about: 'Each confirmation leaves one: what exactly was confirmed, who confirmed it and when, and its digest. Oldest first.',
  access: query,
  query: 'ReceiptsOf',
  data: 'Receipt[]',
});

export const downloadReceipt = endpoint({
  method: 'GET',
  path: '/api/request/receipt',
  summary: 'Download a receipt',
  about: pdf,
  access: query,
  query: 'OnReceipt',
  answers: 'file',
  errors: ['tooManyRequests', 'unavailable'],
});

export const downloadReceiptRecord = endpoint({
  method: 'GET',
  path: '/api/request/receiptRecord',
  summary: 'Download the record of a receipt',
  about: record,
  access: query,
  query: 'OnReceipt',
  answers: 'file',
});

export const listReceiptsAsGuest = endpoint({
  method: 'GET',
  path: '/open/iframe/receipts/list',
  summary: 'List the receipts of a request as a guest',
  about: 'Only the request in the link.',
  access: 'guest',
  query: 'ReceiptsOf',
  data: 'Receipt[]',
});

export const downloadReceiptAsGuest = endpoint({
  method: 'GET',
  path: '/open/iframe/receipts/download',
  summary: 'Download a receipt as a guest',
  about: pdf,
  access: 'guest',
  query: 'OnReceipt',
  answers: 'file',
  errors: ['tooManyRequests', 'unavailable'],
});

export const downloadReceiptRecordAsGuest = endpoint({
  method: 'GET',
  path: '/open/iframe/receipts/record',
  summary: 'Download the record of a receipt as a guest',
  about: record,
  access: 'guest',
  query: 'OnReceipt',
  answers: 'file',
});

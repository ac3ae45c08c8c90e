import { listMessages, messageTypes } from '@heliodesk/contract/case-chat';
import { companyBankDetails, getInvoice, getRecomfirm } from '@heliodesk/contract/payment';
import { dictionary } from '@heliodesk/contract/reference';
import { dictEntry } from '#src/domains/reference/testing/sample-dictionaries.ts';
import { message } from '#src/domains/case-chat/testing/sample-messages.ts';
import { bankProgressOf, bankTaskOf, bankTipOf } from '#src/domains/payment/testing/sample-bank.ts';
import { signInPerson } from '#src/platform/testing/sign-in-person.ts';
import type { stubServer } from '#src/platform/testing/stub-server.ts';
import { openAskedRequest } from './asked-request.tsx';

const currencies = ['EUR', 'USD'].map((code) => dictEntry(code));

/** Messages of a claim, with that of a task. */
export const bankTalk = {
  messages: [message(5, { sender: 'system', senderName: '', type: messageTypes.tip, content: '' })],
  hasMore: false,
  readByOther: 0,
  toldOther: 0,
  unread: 0,
};

/** Opens a customer's claim that asks for bank details; `more` of the answers comes first. */
export function openBankRequest(more: Parameters<typeof stubServer>[0] = []) {
  signInPerson({ kind: 'customer', userName: 'Amelia Ortega', permissions: ['csp:request:file'] });
  return openAskedRequest(
    [bankTipOf()],
    [
      ...more,
      [getRecomfirm, bankTaskOf()],
      [getInvoice, bankTaskOf()],
      [companyBankDetails, [bankProgressOf()]],
      [listMessages, bankTalk],
      [dictionary, currencies],
    ],
    { status: 'processing' },
  );
}

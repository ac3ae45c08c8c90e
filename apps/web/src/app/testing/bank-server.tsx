import '../request-kinds.ts';
import { listAttachments, listCaseFiles } from '@heliodesk/contract/attachment';
import { listMessages, markRead, messageTypes } from '@heliodesk/contract/case-chat';
import { getModuleClaimProfile } from '@heliodesk/contract/module-claim';
import { companyBankDetails, getInvoice, getRecomfirm } from '@heliodesk/contract/payment';
import { dictionary, listCountries } from '@heliodesk/contract/reference';
import { getRequest, listReceipts, listTips } from '@heliodesk/contract/request';
import { getReviewResult, serialSummary } from '@heliodesk/contract/serial-number';
import { offeredSolutions } from '@heliodesk/contract/solution';
import { message } from '#src/domains/case-chat/testing/sample-messages.ts';
import { claimProfile } from '#src/domains/module-claim/testing/claim-profile.ts';
import { bankProgressOf, bankTaskOf, bankTipOf } from '#src/domains/payment/testing/sample-bank.ts';
import { action, claimDetail } from '#src/domains/request/testing/sample-requests.ts';
import { serialSummaryOf } from '#src/domains/serial-number/testing/serial-summary.ts';
import { openPage } from '#src/platform/testing/open-page.tsx';
import { signInPerson } from '#src/platform/testing/sign-in-person.ts';
import { stubServer } from '#src/platform/testing/stub-server.ts';
import RequestPage from '../pages/request.tsx';

const currencies = ['EUR', 'USD'].map((value) => ({ dictValue: value, dictLabel: value, dictSort: 1, cssClass: '', status: '0' }));

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
  const request = claimDetail({
    status: 'processing',
    waitingOn: 'customer',
    tips: 1,
    actions: [action('message'), action('answerTip')],
    events: null,
    customer: null,
  });
  const calls = stubServer([
    ...more,
    [getRequest, request],
    [listTips, [bankTipOf()]],
    [getRecomfirm, bankTaskOf()],
    [getInvoice, bankTaskOf()],
    [companyBankDetails, [bankProgressOf()]],
    [listReceipts, []],
    [offeredSolutions, { publicText: '', solutions: [] }],
    [listMessages, bankTalk],
    [markRead, null],
    [serialSummary, serialSummaryOf({ ok: 1 })],
    [getReviewResult, null],
    [getModuleClaimProfile, claimProfile(request)],
    [listAttachments, []],
    [listCaseFiles, []],
    [listCountries, []],
    [dictionary, currencies],
  ]);
  signInPerson({ kind: 'customer', userName: 'Amelia Ortega', permissions: ['csp:request:file'] });
  openPage([{ path: '/request/:requestId', element: <RequestPage /> }], '/request/7');
  return calls;
}

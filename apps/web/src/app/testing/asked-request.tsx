import '../request-kinds.ts';
import { listAttachments, listCaseFiles } from '@heliodesk/contract/attachment';
import { markRead } from '@heliodesk/contract/case-chat';
import { getModuleClaimProfile } from '@heliodesk/contract/module-claim';
import { listCountries, listDictionaries } from '@heliodesk/contract/reference';
import { getRequest, listReceipts, listTips, type RequestDetail } from '@heliodesk/contract/request';
import { getReviewResult, serialSummary } from '@heliodesk/contract/serial-number';
import { offeredSolutions } from '@heliodesk/contract/solution';
import { claimProfile } from '#src/domains/module-claim/testing/claim-profile.ts';
import { action, claimDetail } from '#src/domains/request/testing/sample-requests.ts';
import { serialSummaryOf } from '#src/domains/serial-number/testing/serial-summary.ts';
import { openPage } from '#src/platform/testing/open-page.tsx';
import { stubServer } from '#src/platform/testing/stub-server.ts';
import RequestPage from '../pages/request.tsx';

/** Opens a customer's claim with tasks; `more` of the answers comes first. `change` is what else is true of the claim. */
export function openAskedRequest(tips: unknown, more: Parameters<typeof stubServer>[0], change: Partial<RequestDetail> = {}) {
  const request = claimDetail({
    waitingOn: 'customer',
    tips: 1,
    actions: [action('message'), action('answerTip')],
    events: null,
    customer: null,
    ...change,
  });
  const calls = stubServer([
    ...more,
    [getRequest, request],
    [listTips, tips],
    [markRead, null],
    [listReceipts, []],
    [offeredSolutions, { publicText: '', solutions: [] }],
    [serialSummary, serialSummaryOf({ ok: 1 })],
    [getReviewResult, null],
    [getModuleClaimProfile, claimProfile(request)],
    [listAttachments, []],
    [listCaseFiles, []],
    [listCountries, []],
    [listDictionaries, []],
  ]);
  openPage([{ path: '/request/:requestId', element: <RequestPage /> }], '/request/7');
  return calls;
}

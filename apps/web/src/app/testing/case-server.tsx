import '../request-kinds.ts';
import { listCaseFiles } from '@heliodesk/contract/attachment';
import { listMessages, markRead } from '@heliodesk/contract/case-chat';
import { getModuleClaimProfile } from '@heliodesk/contract/module-claim';
import { listCountries, listDictionaries } from '@heliodesk/contract/reference';
import { deskRequest, listColleagues, listDuplicates, listRelated } from '@heliodesk/contract/request';
import { serialSummary } from '@heliodesk/contract/serial-number';
import { solutionPlan as readPlan } from '@heliodesk/contract/solution';
import { claimProfile } from '#src/domains/module-claim/testing/claim-profile.ts';
import { claimDetail } from '#src/domains/request/testing/sample-requests.ts';
import { serialSummaryOf } from '#src/domains/serial-number/testing/serial-summary.ts';
import { solutionPlan } from '#src/domains/solution/testing/sample-plan.ts';
import { openPage } from '#src/platform/testing/open-page.tsx';
import { signInPerson } from '#src/platform/testing/sign-in-person.ts';
import { stubServer } from '#src/platform/testing/stub-server.ts';
import CasePage from '../pages/case.tsx';

/** Opens the page of a case; `more` of the answers comes first, and other `pages` can be gone to. */
export function openCase(
  request: unknown = claimDetail(),
  more: Parameters<typeof stubServer>[0] = [],
  address = '/desk/7',
  pages: Parameters<typeof openPage>[0] = [],
) {
  const calls = stubServer([
    ...more,
    [listColleagues, [{ userId: 5, name: 'Tomás Quiroga', openRequests: 3 }]],
    [listRelated, []],
    [listDuplicates, []],
    // Before the request itself, whose address has an id where this one says `solutions`.
    [readPlan, solutionPlan({ accepted: 0 })],
    [deskRequest, request],
    [listMessages, { messages: [], hasMore: false, readByOther: 0, toldOther: 0, unread: 0 }],
    [markRead, null],
    [serialSummary, serialSummaryOf({ ok: 448, replacedBefore: 5, outOfWarranty: 19, otherRegion: 8 })],
    [getModuleClaimProfile, claimProfile(claimDetail())],
    [listCaseFiles, []],
    [listCountries, [{ regionId: 504, regionName: 'Morocco', code: 'MA', salesRegion: 'mea' }]],
    [listDictionaries, []],
  ]);
  signInPerson({ permissions: ['csp:request:pickup'] });
  const router = openPage([...pages, { path: '/desk/:requestId', element: <CasePage /> }], address);
  return { calls, router };
}

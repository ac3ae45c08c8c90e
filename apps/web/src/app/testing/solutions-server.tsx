import { dictionary, listDictionaries } from '@heliodesk/contract/reference';
import { deskRequest, type RequestDetail } from '@heliodesk/contract/request';
import { solutionPlan as solutionPlanCall, type SolutionPlan } from '@heliodesk/contract/solution';
import { dictEntry } from '#src/domains/reference/testing/sample-dictionaries.ts';
import { claimDetail } from '#src/domains/request/testing/sample-requests.ts';
import { openPage } from '#src/platform/testing/open-page.tsx';
import { stubServer, type Received } from '#src/platform/testing/stub-server.ts';
import { setWindowWidth } from '#src/platform/testing/window-width.ts';
import SolutionsPage from '../pages/solutions.tsx';

const handlings = [dictEntry('1', 'Return to us'), dictEntry('2', 'Scrap on site, with photo')];

/** Opens the page of a claim's solutions; `more` of the answers comes first. */
export function openSolutions(
  plan: SolutionPlan | (() => SolutionPlan),
  more: Parameters<typeof stubServer>[0] = [],
  request: Partial<RequestDetail> = {},
): Received[] {
  setWindowWidth(1440);
  const calls = stubServer([
    ...more,
    [solutionPlanCall, plan],
    [dictionary, [dictEntry('EUR'), dictEntry('USD')]],
    [listDictionaries, [{ dictType: 'old_component_handling', entries: handlings }]],
    [deskRequest, claimDetail({ requestId: 7, version: 5, ...request })],
  ]);
  openPage([{ path: '/desk/:requestId/solutions', Component: SolutionsPage }], '/desk/7/solutions', {
    permissions: ['csp:desk:list', 'csp:request:solution'],
  });
  return calls;
}

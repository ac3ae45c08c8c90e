// @shares-process
import '../request-kinds.ts';
import { listCaseFiles } from '@heliodesk/contract/attachment';
import { listMessages, markRead } from '@heliodesk/contract/case-chat';
import { getModuleClaimProfile } from '@heliodesk/contract/module-claim';
import { listCountries, listDictionaries } from '@heliodesk/contract/reference';
import { getRequest, type ReviewResult } from '@heliodesk/contract/request';
import {
  exportRefusedSerials,
  getReviewResult,
  listRefusedSerials,
  serialSummary,
  type RefusedSerial,
} from '@heliodesk/contract/serial-number';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { claimProfile } from '#src/domains/module-claim/testing/claim-profile.ts';
import { claimDetail } from '#src/domains/request/testing/sample-requests.ts';
import { serialSummaryOf } from '#src/domains/serial-number/testing/serial-summary.ts';
import { openPage } from '#src/platform/testing/open-page.tsx';
import { bodiesTo, stubServer } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { setWindowWidth } from '#src/platform/testing/window-width.ts';
import RequestPage from './request.tsx';

const result: NonNullable<ReviewResult> = {
  finishedAt: '2026-11-20T10:06:31.000Z',
  total: 1_480,
  accepted: 1_421,
  refused: 47,
  asked: 12,
  refusedFor: [
    { reasonCode: '1', reason: 'Out of warranty', count: 31 },
    { reasonCode: '3', reason: 'Compensated before', count: 16 },
  ],
};
const refused: RefusedSerial = { id: 44, sn: 'HD7219W08A000951', moduleType: 'HD-M72', power: 575, reason: 'Out of warranty' };

function open(shown: ReviewResult) {
  setWindowWidth(1440);
  const calls = stubServer([
    [getReviewResult, shown],
    [listRefusedSerials, { rows: [refused], total: 1 }],
    [exportRefusedSerials, 'a file'],
    [getRequest, claimDetail()],
    [listMessages, { messages: [], hasMore: false, readByOther: 0, toldOther: 0, unread: 0 }],
    [markRead, null],
    [serialSummary, serialSummaryOf({ ok: 1_480 })],
    [getModuleClaimProfile, claimProfile(claimDetail())],
    [listCaseFiles, []],
    [listCountries, []],
    [listDictionaries, []],
  ]);
  openPage([{ path: '/request/:requestId', element: <RequestPage /> }], '/request/7');
  return calls;
}

const card = async () => (await screen.findByRole('heading', { name: 'Result of our review' })).closest('section') as HTMLElement;

test('the customer reads how many were accepted, and why others were refused', async () => {
  open(result);
  const lines = within(await card())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(lines).toEqual(['Accepted1,421', 'Refused47', 'Needs your input12', 'Out of warranty31', 'Compensated before16']);
});

test('those that were refused are listed with their reasons', async () => {
  open(result);
  await user.click(within(await card()).getByRole('button', { name: 'Show refused serial numbers' }));
  const list = await screen.findByRole('dialog', { name: 'Show refused serial numbers' });
  expect(await within(list).findByText('HD7219W08A000951')).toBeVisible();
  expect(within(list).getByText('Out of warranty')).toBeVisible();
});

test('and can be saved as a file', async () => {
  const saved = vi.fn<() => string>(() => 'blob:refused');
  vi.stubGlobal('URL', Object.assign(class extends URL {}, { createObjectURL: saved, revokeObjectURL: () => undefined }));
  const calls = open(result);
  await user.click(within(await card()).getByRole('button', { name: /Download list/ }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(bodiesTo(calls, exportRefusedSerials)).toEqual([{ requestId: 7 }]);
});

test('where all were accepted there is no list', async () => {
  open({ ...result, accepted: 1_480, refused: 0, asked: 0, refusedFor: [] });
  const all = within(await card());
  expect(all.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Accepted1,480']);
  expect(all.queryByRole('button')).toBeNull();
});

test('of a review that isn’t finished nothing is shown', async () => {
  open(null);
  expect(await screen.findByRole('heading', { name: 'Serial numbers' })).toBeVisible();
  expect(screen.queryByText('Result of our review')).toBeNull();
});

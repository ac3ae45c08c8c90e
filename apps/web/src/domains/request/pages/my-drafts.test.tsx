// @shares-process
import { countDrafts, deleteDraft, listDiscardedDrafts, listDrafts, restoreDraft } from '@heliodesk/contract/request';
import type { DiscardedDraft, DraftRow } from '@heliodesk/contract/request';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { localTime } from '#src/platform/testing/local-time.ts';
import { toasts } from '#src/platform/feedback/notices.ts';
import { openPage } from '#src/platform/testing/open-page.tsx';
import { bodiesTo, callsTo, stubServer } from '#src/platform/testing/stub-server.ts';
import type { Received } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { draftRow, readyDraft } from '../testing/sample-drafts.ts';
import MyDraftsPage from './my-drafts.tsx';

const discarded: DiscardedDraft = {
  requestId: 9,
  requestNo: 'MC-20261105-00019',
  requestType: 3,
  title: 'Yellow backsheets, Huércal',
  onBehalf: null,
  version: 5,
  discardedAt: '2026-11-20T10:14:00.000Z',
  serials: 10_003,
  files: 4,
  until: '2026-11-21T10:14:00.000Z',
};

let calls: Received[];
let rows: DraftRow[];
let gone: DiscardedDraft[];
beforeEach(() => {
  rows = [draftRow(1), readyDraft(2)];
  gone = [];
  calls = stubServer([
    [listDrafts, () => ({ rows, total: rows.length })],
    [countDrafts, () => ({ all: rows.length, claims: rows.length, enquiries: 0 })],
    [listDiscardedDrafts, () => ({ rows: gone, total: gone.length })],
    [deleteDraft, () => ((gone = [discarded]), { requestId: 9, requestNo: discarded.requestNo, version: 5, until: discarded.until })],
    [restoreDraft, () => ((gone = []), { requestId: 9, requestNo: discarded.requestNo, version: 6, actions: [] })],
  ]);
});

const open = (address = '/profile/draftRequest') => openPage([{ path: '*', Component: MyDraftsPage }], address);
const cardOf = async (title: string) => within((await screen.findByRole('link', { name: title })).closest('article') as HTMLElement);

describe('my drafts', () => {
  test('show how far each is, what it waits for, and lead on', async () => {
    const router = open();
    const first = await cardOf('Hot spots 1');
    expect(first.getByText('Step 3 of 5: Serial numbers')).toBeInTheDocument();
    expect(first.getByText('476 serial numbers').parentElement).toHaveTextContent('476 serial numbers are waiting to be added');
    const ready = await cardOf('Hot spots 2');
    expect(ready.getByText('Ready to submit.')).toBeInTheDocument();
    expect(ready.getByRole('button', { name: 'Review and submit' })).toBeInTheDocument();
    await user.click(first.getByRole('button', { name: 'Continue' }));
    expect(router.state.location.search).toBe('?requestId=1');
  });

  test('name the fields that are missing, and who started one for the reader', async () => {
    rows = [
      draftRow(1, { parts: null, missing: ['enquiryReq.desc', 'enquiryReq.region'], resumeAt: 'details', startedBy: 'Ingrid Halvorsen' }),
    ];
    open();
    const card = await cardOf('Hot spots 1');
    expect(card.getByText(/^Still missing: .+ and .+$/)).toBeInTheDocument();
    expect(card.getByText('Started for you by Ingrid Halvorsen')).toBeInTheDocument();
  });

  test('name a field by its name where its label is a question', async () => {
    rows = [draftRow(1, { parts: null, missing: ['basicReq.desc', 'moduleClaim.quantity'] })];
    open();
    expect((await cardOf('Hot spots 1')).getByText('Still missing: Description and defective modules')).toBeInTheDocument();
  });

  test('of one kind are asked for by the address', async () => {
    const router = open();
    await user.click(await screen.findByRole('radio', { name: 'Claims 2' }));
    expect(router.state.location.search).toBe('?group=claims');
    await waitFor(() => expect(callsTo(calls, listDrafts).at(-1)?.url.searchParams.get('group')).toBe('claims'));
  });

  test('are discarded without a question and brought back, in the row that says until when', async () => {
    open();
    await user.click((await cardOf('Hot spots 2')).getByRole('button', { name: /^Actions for/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Discard' }));
    expect(await screen.findByText(/was discarded/)).toHaveTextContent(
      `Yellow backsheets, Huércal was discarded. You can undo this until ${localTime('2026-11-21T10:14:00Z')}. Undo restores 10,003 serial numbers and 4 files.`,
    );
    expect(callsTo(calls, deleteDraft)[0]?.url.searchParams.get('version')).toBe('4');
    await user.click(screen.getByRole('button', { name: /^Undo/ }));
    await waitFor(() => expect(screen.queryByText(/was discarded/)).not.toBeInTheDocument());
    expect(bodiesTo(calls, restoreDraft)).toEqual([{ requestId: 9, version: 5 }]);
    expect(toasts.get().map(({ title }) => title)).toContain('Draft restored');
  });

  test('are shown together with those that can be brought back, so that none is moved', async () => {
    gone = [discarded];
    const late = Promise.withResolvers<{ rows: DiscardedDraft[]; total: number }>();
    stubServer([
      [listDrafts, () => ({ rows, total: rows.length })],
      [countDrafts, () => ({ all: 2, claims: 2, enquiries: 0 })],
      [listDiscardedDrafts, () => late.promise],
    ]);
    open();
    expect(await screen.findByText('Loading')).toBeInTheDocument();
    expect(screen.queryByRole('radio', { name: /^All/ })).not.toBeInTheDocument();
    late.resolve({ rows: gone, total: 1 });
    expect(await screen.findByText(/was discarded/)).toBeVisible();
    expect(screen.getByRole('radio', { name: 'All 2' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Hot spots 1' })).toBeVisible();
  });

  test('without any offer one way to a first request', async () => {
    rows = [];
    open();
    expect(await screen.findByText('No drafts')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'New request' })).toHaveLength(1);
  });
});

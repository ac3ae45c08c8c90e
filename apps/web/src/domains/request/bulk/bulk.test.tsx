// @shares-process
import { readNoticesAbout } from '@heliodesk/contract/notification';
import { cancelBulk, exportDesk, getBulkRun, startBulk } from '@heliodesk/contract/request';
import type { BulkItem, BulkRun } from '@heliodesk/contract/request';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { bodiesTo, callsTo, Refused } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { setWindowWidth } from '#src/platform/testing/window-width.ts';
import { openDesk, rowOf } from '../testing/desk-server.tsx';
import { action, requestRow } from '../testing/sample-requests.ts';

beforeEach(() => setWindowWidth(1440));

const item = (requestId: number, change: Partial<BulkItem> = {}): BulkItem => ({
  requestId,
  requestNo: `MC-20261118-0000${requestId}`,
  title: `Hot spots ${requestId}`,
  requestType: 3,
  state: 'done',
  reason: '',
  blockedBy: [],
  movedBy: null,
  movedAt: null,
  version: 4,
  ...change,
});
const run = (items: BulkItem[], change: Partial<BulkRun> = {}): BulkRun => ({
  runId: 9,
  action: 'assign',
  state: 'done',
  ownerId: 5,
  ownerName: 'Tomás Quiroga',
  photos: [],
  content: '',
  standardText: false,
  createTime: '2026-11-20T10:06:40Z',
  total: items.length,
  done: items.filter(({ state }) => state === 'done').length,
  waiting: items.filter(({ state }) => state === 'waiting').length,
  items,
  ...change,
});

const permissions = ['csp:request:bulk', 'csp:request:assign', 'csp:request:tip', 'csp:desk:export'];
const choose = async (...numbers: string[]) => {
  for (const number of numbers) await user.click(within(await rowOf(number)).getByRole('checkbox'));
};
/** The dialog with a title; closing ones are still there for a moment. */
const dialogWith = (title: string) =>
  waitFor(() => {
    const found = screen.getAllByRole('dialog').find(({ textContent }) => textContent.includes(title));
    if (!found) throw new Error(`no dialog ${title}`);
    return within(found);
  });
const asking = { actions: [action('assign'), action('askFiles')], status: 'picked_up' as const };

describe('actions on chosen rows', () => {
  test('say beforehand on how many of them they are possible', async () => {
    openDesk('/desk', [], {
      rows: [requestRow(1), requestRow(2, asking), requestRow(3, { status: 'withdrawn', actions: [] })],
      permissions,
    });
    await choose('MC-20261118-00001', 'MC-20261118-00002', 'MC-20261118-00003');
    expect(screen.getByRole('button', { name: 'Assign 2' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Ask for files 1' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Remind 0' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Export 3' })).toBeEnabled();
  });

  test('are one key away from the rows, which the list of keys says, and one back', async () => {
    openDesk('/desk', [], { rows: [requestRow(1), requestRow(2, asking)], permissions });
    await rowOf('MC-20261118-00002');
    await user.keyboard('jjx.');
    expect(screen.getByRole('toolbar', { name: '1 selected' })).toContainElement(document.activeElement as HTMLElement);
    expect(screen.getByRole('button', { name: 'Assign 1' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(await rowOf('MC-20261118-00002')).toHaveFocus();
    await user.keyboard('?');
    const keys = await dialogWith('Keyboard shortcuts');
    expect(keys.getByText(/Go to the actions for selected rows/).closest('div')).toHaveTextContent('.');
  });

  test('are on the own rows alone without the right to assign', async () => {
    openDesk('/desk', [], {
      rows: [requestRow(1, { ...asking, ownerId: 1 }), requestRow(2, { ...asking, ownerId: 5 })],
      permissions: ['csp:request:bulk', 'csp:request:tip'],
    });
    await choose('MC-20261118-00001', 'MC-20261118-00002');
    expect(screen.getByRole('button', { name: 'Ask for files 1' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: /^Assign/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Export \d/ })).toBeNull();
  });

  test('export the chosen ones in the columns of the view', async () => {
    const { calls } = openDesk('/desk', [[exportDesk, new Refused({ code: 429, msg: 'Too many', data: { key: 'tooManyRequests' } })]], {
      permissions,
    });
    await choose('MC-20261118-00001', 'MC-20261118-00002');
    await user.click(screen.getByRole('button', { name: 'Export 2' }));
    await waitFor(() => expect(callsTo(calls, exportDesk)).toHaveLength(1));
    expect(callsTo(calls, exportDesk)[0]?.url.searchParams.get('requestIds')).toBe('1,2');
  });

  test('take rows that are chosen by key', async () => {
    openDesk('/desk', [], { permissions });
    (await rowOf('MC-20261118-00001')).focus();
    await user.keyboard('x');
    expect(await screen.findByText('1 selected')).toBeVisible();
    await user.keyboard('jX');
    expect(await screen.findByText('2 selected')).toBeVisible();
    await user.keyboard('x');
    expect(await screen.findByText('1 selected')).toBeVisible();
  });

  test('take cards on a phone', async () => {
    setWindowWidth(390);
    openDesk('/desk', [], { permissions });
    await user.click(await screen.findByRole('checkbox', { name: 'MC-20261118-00001' }));
    expect(screen.getByRole('button', { name: 'Assign 1' })).toBeEnabled();
  });
});

describe('a run', () => {
  test('starts with the versions of the list, names what is left out, and shows what became of each', async () => {
    const moved = item(2, { state: 'moved', movedBy: 'Mei Lin', movedAt: '2026-11-20T10:06:00Z', version: 8 });
    const ended = run([item(1), moved]);
    const { calls, router } = openDesk(
      '/desk',
      [
        [startBulk, run([item(1, { state: 'waiting' }), item(2, { state: 'waiting' })], { state: 'running' })],
        [getBulkRun, ended],
      ],
      { rows: [requestRow(1), requestRow(2), requestRow(3, { actions: [] })], permissions },
    );
    await choose('MC-20261118-00001', 'MC-20261118-00002', 'MC-20261118-00003');
    await user.click(screen.getByRole('button', { name: 'Assign 2' }));
    const dialog = await dialogWith('Assign 2 requests');
    expect(dialog.getByText(/so they’ll be skipped/)).toHaveTextContent('MC-20261118-00003');
    await user.click(dialog.getByRole('combobox', { name: 'New owner' }));
    await user.click(await screen.findByText('Tomás Quiroga', { selector: '.ant-select-item-option-content *' }));
    await user.click(dialog.getByRole('button', { name: 'Assign' }));
    const result = await dialogWith('Requests assigned to Tomás Quiroga');
    expect(result.queryByText(/^Assigning/)).toBeNull();
    expect(await result.findByText('1 done, 1 not done')).toBeInTheDocument();
    expect(result.getByText('Assigned to Tomás Quiroga')).toBeInTheDocument();
    expect(result.getByText(/Mei Lin changed it at/)).toBeInTheDocument();
    expect(router.state.location.search).toBe('?run=9');
    expect(bodiesTo(calls, startBulk)).toEqual([
      {
        action: 'assign',
        ownerId: 5,
        requests: [
          { requestId: 1, version: 3 },
          { requestId: 2, version: 3 },
        ],
      },
    ]);
    await user.click(result.getByRole('button', { name: 'Try the rest again' }));
    await waitFor(() => expect(bodiesTo(calls, startBulk)[1]).toMatchObject({ requests: [{ requestId: 2, version: 8 }] }));
  });

  test('is shown by its address with every result in words, and can be stopped while it goes on', async () => {
    const items = [
      item(1, { state: 'waiting' }),
      item(2, { state: 'refused', reason: 'This person can’t handle this type of request.' }),
      item(3, { state: 'missing', requestNo: '', version: null }),
      item(4, { state: 'refused', blockedBy: ['hasOpenTip'] }),
    ];
    const { calls } = openDesk('/desk?run=9', [
      [getBulkRun, run(items, { state: 'running' })],
      [cancelBulk, run([item(1, { state: 'cancelled' })], { state: 'cancelled' })],
      [readNoticesAbout, { unread: 0 }],
    ]);
    const dialog = await dialogWith('Assigning to Tomás Quiroga');
    expect(await dialog.findByText('3 of 4')).toBeInTheDocument();
    expect(dialog.getByText('This person can’t handle this type of request.')).toBeInTheDocument();
    expect(dialog.getByText('Unknown request').closest('li')).toHaveTextContent('There’s no such request');
    await user.click(dialog.getByRole('button', { name: 'Cancel the rest' }));
    expect(await dialog.findByText('Stopped. What was done stays done.')).toBeInTheDocument();
    expect(dialog.getByText('Nothing was done')).toBeInTheDocument();
    expect(bodiesTo(calls, cancelBulk)).toEqual([{ runId: 9 }]);
    await waitFor(() => expect(bodiesTo(calls, readNoticesAbout)).toEqual([{ runId: 9, kinds: ['runEnded', 'runStopped'] }]));
  });

  test('asks each customer in their language as long as the text is left as it is, which says so', async () => {
    const rows = [
      requestRow(1, { ...asking, language: 'de' }),
      requestRow(2, { ...asking, language: 'fr' }),
      requestRow(3, { ...asking, language: 'de' }),
    ];
    const { calls } = openDesk('/desk', [[startBulk, run([item(1)])]], { rows, permissions });
    await choose(...rows.map(({ requestNo }) => requestNo));
    await user.click(screen.getByRole('button', { name: 'Ask for files 3' }));
    const dialog = await dialogWith('Ask for files in 3 requests');
    const text = dialog.getByRole('textbox', { name: /What exactly is missing/ });
    expect(text).toHaveDisplayValue(/^Please add the photos that are still missing/);
    expect(dialog.getByText(/in their own language: German \(2\).*French \(1\)$/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Ask for files' }));
    expect(await dialog.findAllByText(/Choose the photos you need, or write what’s missing/)).not.toHaveLength(0);
    expect(bodiesTo(calls, startBulk)).toEqual([]);
    await user.type(text, ' Thanks!');
    expect(dialog.getByText(/exactly these words. Their languages: German/)).toBeVisible();
    await user.keyboard('{Backspace>8/}');
    await user.click(dialog.getByRole('checkbox', { name: /[Ll]abel/ }));
    await user.click(dialog.getByRole('button', { name: 'Ask for files' }));
    await waitFor(() =>
      expect(bodiesTo(calls, startBulk)).toMatchObject([{ action: 'askFiles', photos: ['label'], content: '', standardText: true }]),
    );
  });

  test('that can’t start says why', async () => {
    const refused = new Refused({ code: 429, msg: '3 of your actions are still running.', data: { key: 'bulk.tooManyRuns' } });
    openDesk('/desk', [[startBulk, refused]], { rows: [requestRow(1, asking)], permissions });
    await choose('MC-20261118-00001');
    await user.click(screen.getByRole('button', { name: 'Ask for files 1' }));
    const dialog = await dialogWith('Ask for files in 1 request');
    await user.clear(dialog.getByRole('textbox', { name: /What exactly is missing/ }));
    await user.type(dialog.getByRole('textbox', { name: /What exactly is missing/ }), 'The delivery note');
    await user.click(dialog.getByRole('button', { name: 'Ask for files' }));
    expect(await dialog.findByText('3 of your actions are still running.')).toBeInTheDocument();
  });
});

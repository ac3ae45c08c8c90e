// @shares-process
import { countRequests, listRequests, withdrawRequest } from '@heliodesk/contract/request';
import type { RequestRow } from '@heliodesk/contract/request';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { toasts } from '#src/platform/feedback/notices.ts';
import { openPage } from '#src/platform/testing/open-page.tsx';
import { callsTo, Refused, stubServer } from '#src/platform/testing/stub-server.ts';
import type { Received } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { requestRow } from '../testing/sample-requests.ts';
import MyRequestsPage from './my-requests.tsx';

const row = (requestId: number, change: Partial<RequestRow> = {}): RequestRow =>
  requestRow(requestId, {
    requestNo: `MC-20261106-0002${requestId}`,
    title: `Glass breakage ${requestId}`,
    projectName: 'Jaén Sur',
    quantity: 58,
    unread: 0,
    updateTime: '2026-11-19T09:30:12.000Z',
    version: 4,
    actions: [],
    ...change,
  });

const withdraw = (...blockedBy: string[]) => [{ name: 'withdraw', blockedBy }];
const second = row(2, { actions: withdraw() });
const rows = [row(1, { status: 'approved', waitingOn: 'customer', nodes: [0, 1, 2, 7], actions: withdraw('noApprovedSolution') }), second];
const counts = { all: 7, open: 4, waiting: 2, closed: 3, draft: 1 };

let calls: Received[];
let withdrawal: (received: Received) => unknown;
const asked = () => callsTo(calls, listRequests).at(-1)?.url.searchParams;

const open = (address = '/profile/myRequest') => openPage([{ path: '*', Component: MyRequestsPage }], address);

beforeEach(() => {
  withdrawal = () => ({ requestId: 2, requestNo: second.requestNo, version: 5, actions: [] });
  calls = stubServer([
    [listRequests, { rows, total: 73 }],
    [countRequests, counts],
    [withdrawRequest, (received: Received) => withdrawal(received)],
  ]);
});

describe('my requests', () => {
  test('filters and rows wait for the strip above them, so that it moves nothing', async () => {
    const late = Promise.withResolvers<typeof counts>();
    calls = stubServer([
      [listRequests, { rows, total: 73 }],
      [countRequests, () => late.promise],
    ]);
    open();
    await waitFor(() => expect(callsTo(calls, listRequests)).toHaveLength(1));
    expect(screen.queryByRole('radio', { name: /^All/ })).not.toBeInTheDocument();
    late.resolve(counts);
    expect(await screen.findByText('2 requests are waiting for you.')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'All 7' })).toBeInTheDocument();
  });

  test('the address is the state of the list', async () => {
    open(
      '/profile/myRequest?view=open&company=true&text=hail&type=3&from=2026-11-01&pageNum=2&pageSize=50&orderByColumn=updateTime&isAsc=desc',
    );
    await screen.findByText('Glass breakage 1');
    expect(Object.fromEntries(asked() ?? [])).toEqual({
      view: 'open',
      company: 'true',
      text: 'hail',
      type: '3',
      from: '2026-11-01',
      pageNum: '2',
      pageSize: '50',
      orderByColumn: 'updateTime',
      isAsc: 'desc',
    });
    expect(screen.getByRole('textbox', { name: /number, project/i })).toHaveValue('hail');
    expect(screen.getByRole('radio', { name: 'Open 4' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Whole company' })).toBeChecked();
  });

  test('what is chosen goes into the address, back to the first page', async () => {
    const router = open('/profile/myRequest?pageNum=3');
    await screen.findByText('Glass breakage 1');
    await user.click(screen.getByRole('radio', { name: 'Closed 3' }));
    expect(router.state.location.search).toBe('?view=closed');
    await user.type(screen.getByRole('textbox', { name: /number, project/i }), 'Guadix');
    await waitFor(() => expect(router.state.location.search).toBe('?view=closed&text=Guadix'));
    await user.click(screen.getByRole('radio', { name: 'Whole company' }));
    await waitFor(() => expect(asked()?.get('company')).toBe('true'));
  });

  test('says who acts next, and leads to what waits for the reader', async () => {
    const router = open();
    const first = (await screen.findByText('Glass breakage 1')).closest('tr');
    expect(within(first as HTMLElement).getAllByText('You')).toHaveLength(2);
    expect(within(first as HTMLElement).getByText('Confirm the solution')).toBeInTheDocument();
    expect(screen.getByText('2 requests are waiting for you.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect(router.state.location.search).toBe('?view=waiting');
    expect(screen.queryByRole('button', { name: 'Show' })).not.toBeInTheDocument();
  });

  test('says that completing is left once everything accepted has been carried out', async () => {
    const running = { status: 'processing' as const, nodes: [0, 1, 7] };
    calls = stubServer([
      [listRequests, { rows: [row(1, running), row(2, { ...running, solutionsDone: true })], total: 2 }],
      [countRequests, counts],
    ]);
    open();
    const next = async (title: string) => (await screen.findByText(title)).closest('tr');
    expect(await next('Glass breakage 1')).toHaveTextContent('Carry out the solution');
    expect(await next('Glass breakage 2')).toHaveTextContent('Heliodesk: Complete the claim');
  });

  test('shows in the menu why an action is blocked, and needs no further call for that', async () => {
    open();
    await user.click(await screen.findByRole('button', { name: 'Actions for MC-20261106-00021' }));
    const item = await screen.findByRole('menuitem', { name: /Withdraw/ });
    expect(item).toHaveAttribute('aria-disabled', 'true');
    expect(item).toHaveTextContent('Withdraw A solution has already been approved.');
    await user.click(item);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(calls.map(({ url }) => url.pathname).toSorted()).toEqual([countRequests.path, listRequests.path]);
  });

  test('withdraws with a reason, asked for again when it is missing', async () => {
    open();
    await user.click(await screen.findByRole('button', { name: `Actions for ${second.requestNo}` }));
    await user.click(await screen.findByText('Withdraw'));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent(`Withdraw ${second.requestNo}?`);
    await user.click(within(dialog).getByRole('button', { name: 'Withdraw request' }));
    await waitFor(() => expect(within(dialog).getByRole('textbox')).toHaveAccessibleDescription(/Tell us in a sentence/));
    expect(callsTo(calls, withdrawRequest)).toEqual([]);
    await user.type(within(dialog).getByRole('textbox'), 'The installer replaced them');
    await user.click(within(dialog).getByRole('button', { name: 'Withdraw request' }));
    await waitFor(() => expect(toasts.get().map(({ title }) => title)).toEqual(['Request withdrawn']));
    const [sent] = callsTo(calls, withdrawRequest);
    expect(sent?.body).toEqual({ requestId: 2, version: 4, reason: 'The installer replaced them' });
    expect(sent?.headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/);
  });

  test('a refused withdrawal shows at its field and keeps the reason', async () => {
    withdrawal = () => new Refused({ code: 510, data: { errors: [{ path: 'reason', rule: 'tooLong', message: 'Say it shorter' }] } });
    open();
    await user.click(await screen.findByRole('button', { name: `Actions for ${second.requestNo}` }));
    await user.click(await screen.findByText('Withdraw'));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('textbox'), 'Too long a story');
    await user.click(within(dialog).getByRole('button', { name: 'Withdraw request' }));
    await waitFor(() => expect(within(dialog).getByRole('textbox')).toHaveAccessibleDescription(/Say it shorter/));
    expect(within(dialog).getByRole('textbox')).toHaveValue('Too long a story');
  });

  test('that can’t be refreshed stay, say that they may be old, and tell of the failure', async () => {
    let answer: unknown = { rows, total: 73 };
    stubServer([
      [listRequests, () => answer],
      [countRequests, counts],
    ]);
    open();
    await screen.findByText('Glass breakage 1');
    for (const refusal of [new Refused({ code: 500, msg: 'It broke' }), new Refused({ code: 503, msg: 'Away' })]) {
      answer = refusal;
      toasts.set([]);
      await user.click(screen.getByRole('button', { name: 'Refresh' }));
      await waitFor(() => expect(toasts.get()).toMatchObject([{ kind: 'bad', text: refusal.refusal.msg }]));
      expect(await screen.findByRole('alert')).toHaveTextContent(`${refusal.refusal.msg} This may be out of date.`);
      expect(screen.getByText('Glass breakage 1')).toBeVisible();
    }
  });

  test('without any have one filled way to a first one', async () => {
    stubServer([
      [listRequests, { rows: [], total: 0 }],
      [countRequests, { all: 0, open: 0, waiting: 0, closed: 0, draft: 0 }],
    ]);
    open();
    const ways = await waitFor(() => {
      const found = screen.getAllByRole('button', { name: 'New request' });
      expect(found).toHaveLength(2);
      return found;
    });
    await waitFor(() => expect(ways.filter((way) => way.classList.contains('ant-btn-primary'))).toHaveLength(1));
  });
});

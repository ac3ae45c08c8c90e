// @shares-process
import { liveTicket, topicOf } from '@heliodesk/contract/live';
import {
  countNotices,
  listNoticedRequests,
  listNotices,
  listRunningWork,
  readAllNotices,
  readNotices,
} from '@heliodesk/contract/notification';
import type { Notice, RunningWork } from '@heliodesk/contract/notification';
import { cancelBulk } from '@heliodesk/contract/request';
import { cancelImport } from '@heliodesk/contract/serial-number';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { toasts } from '#src/platform/feedback/notices.ts';
import { liveUpdates } from '#src/platform/live-updates.ts';
import { FakeSocket } from '#src/platform/testing/fake-socket.ts';
import { openPage } from '#src/platform/testing/open-page.tsx';
import { signInPerson } from '#src/platform/testing/sign-in-person.ts';
import { callsTo, stubServer } from '#src/platform/testing/stub-server.ts';
import type { Received } from '#src/platform/testing/stub-server.ts';
import { Bell } from './index.ts';
import NoticesPage from './pages/notices.tsx';

const notice = (noticeId: number, change: Partial<Notice> = {}): Notice => ({
  noticeId,
  kind: 'message',
  actorName: 'Salma Haddad',
  data: {},
  requestId: 12,
  requestNo: 'MC-20261103-00015',
  runId: null,
  title: 'Hot spots on 144 modules',
  createTime: '2026-11-20T08:55:00.000Z',
  read: false,
  cursor: `2026-11-20T08:55:00.000Z_${noticeId}`,
  ...change,
});

let calls: Received[];
let unread: number;
let notices: Notice[];
let work: RunningWork[];

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket);
  unread = 2;
  work = [];
  toasts.set([]);
  notices = [notice(3), notice(2, { kind: 'ownerChanged', data: { owner: 'Tomás Quiroga' } }), notice(1, { read: true })];
  calls = stubServer([
    [liveTicket, { ticket: 't' }],
    [countNotices, () => ({ unread })],
    [listNotices, () => ({ notices, hasMore: false })],
    [listRunningWork, () => work],
    [
      listNoticedRequests,
      [
        { requestId: 12, requestNo: 'MC-20261103-00015', title: 'Hot spots on 144 modules' },
        { requestId: 14, requestNo: 'MC-20261030-00014', title: 'Snow load, Sierra Baza' },
      ],
    ],
    [cancelImport, { state: 'cancelled' }],
    [cancelBulk, { state: 'cancelled' }],
    [readNotices, { unread: 1 }],
    [readAllNotices, { unread: 0 }],
  ]);
  signInPerson();
});

const open = (address = '/home') =>
  openPage(
    [
      { path: '/home', element: <Bell /> },
      { path: '/notices', element: <NoticesPage /> },
      { path: '/desk/:requestId', element: <Bell /> },
      { path: '/desk', element: <Bell /> },
    ],
    address,
  );

test('the bell says how many notices are unread, shows the newest, and opening one marks it as read', async () => {
  const user = userEvent.setup();
  const router = open();
  await user.click(await screen.findByRole('button', { name: 'Notices: 2' }));
  const panel = await screen.findByRole('dialog', { name: 'Notices' });
  expect(await within(panel).findByText('Tomás Quiroga is now handling your request')).toBeVisible();
  const [first] = within(panel).getAllByRole('link', { name: 'Hot spots on 144 modules' });
  if (first) await user.click(first);
  expect(router.state.location.pathname).toBe('/desk/12');
  await waitFor(() => expect(callsTo(calls, readNotices)).toMatchObject([{ body: { noticeIds: [3] } }]));
  expect(await screen.findByRole('button', { name: 'Notices: 1' })).toBeVisible();
});

test('news arrive live, and Escape closes the panel', async () => {
  const user = userEvent.setup();
  open();
  await screen.findByRole('button', { name: 'Notices: 2' });
  await waitFor(() => expect(liveUpdates.state).toBe('connected'));
  unread = 120;
  FakeSocket.last?.say({ kind: 'notice', topic: topicOf('person', 1) });
  await user.click(await screen.findByRole('button', { name: 'Notices: 99+' }));
  await screen.findByRole('dialog', { name: 'Notices' });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

const reading: RunningWork = {
  kind: 'import',
  workId: 5,
  state: 'running',
  name: 'almeria.xlsx',
  forWhat: 'Hot spots on 144 modules',
  requestId: 12,
  done: 7_738,
  total: 12_480,
  secondsLeft: 20,
  canCancel: true,
  path: '/request/12',
  startTime: '2026-11-20T08:58:00.000Z',
};

test('what goes on in the background is above the notices, with its progress', async () => {
  const later = { state: 'waiting', done: 0, total: null, secondsLeft: null } as const;
  work = [reading, { ...reading, workId: 4, name: 'gera.xlsx', canCancel: false, ...later }];
  open('/notices');
  const running = await screen.findByRole('region', { name: 'Running now' });
  expect(within(running).getByText('7,738 of 12,480 rows, about 20 s left')).toBeVisible();
  expect(within(running).getByText('62%')).toBeVisible();
  expect(within(running).getByRole('progressbar', { name: 'almeria.xlsx' })).toHaveValue(7_738);
  expect(within(running).getByText('Waiting')).toBeVisible();
  expect(within(running).getByRole('link', { name: 'gera.xlsx' })).toHaveAttribute('href', '/request/12');
  expect(within(running).queryByRole('button', { name: 'Cancel: gera.xlsx' })).toBeNull();
});

test('an import can be canceled there', async () => {
  work = [reading];
  open('/notices');
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Cancel: almeria.xlsx' }));
  await waitFor(() => expect(callsTo(calls, cancelImport)).toMatchObject([{ body: { requestId: 12, importId: 5 } }]));
  expect(toasts.get()).toMatchObject([{ title: 'Import canceled. None of its rows were added.' }]);
});

test('a bulk run can be canceled at the bell, and the message leads to what became of its requests', async () => {
  const user = userEvent.setup();
  work = [
    {
      ...reading,
      kind: 'bulk',
      workId: 9,
      name: 'Assigning requests',
      forWhat: null,
      requestId: null,
      done: 30,
      total: 120,
      path: '/desk?run=9',
    },
  ];
  const router = open();
  await user.click(await screen.findByRole('button', { name: 'Notices: 2' }));
  const panel = await screen.findByRole('dialog', { name: 'Notices' });
  expect(await within(panel).findByText('30 of 120 requests, about 20 s left')).toBeVisible();
  await user.click(within(panel).getByRole('button', { name: 'Cancel: Assigning requests' }));
  await waitFor(() => expect(callsTo(calls, cancelBulk)).toMatchObject([{ body: { runId: 9 } }]));
  await waitFor(() =>
    expect(toasts.get()).toMatchObject([{ title: 'Stopped. What was done stays done.', action: { label: 'Show result' } }]),
  );
  await act(async () => toasts.get()[0]?.action?.onClick());
  expect(router.state.location).toMatchObject({ pathname: '/desk', search: '?run=9' });
});

test('the notice of a bulk run says what was done and leads to the result', async () => {
  const data = { action: 'assign', done: '1200', left: '3' };
  notices = [notice(4, { kind: 'runEnded', requestId: null, requestNo: null, runId: 9, title: 'Requests assigned', data })];
  open('/notices');
  expect(await screen.findByText('Requests assigned: 1,200 done, 3 not done')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show result' })).toHaveAttribute('href', '/desk?run=9');
});

test('it goes from the bell once it has ended', async () => {
  const user = userEvent.setup();
  work = [reading];
  open();
  await user.click(await screen.findByRole('button', { name: 'Notices: 2' }));
  const panel = await screen.findByRole('dialog', { name: 'Notices' });
  expect(await within(panel).findByRole('link', { name: 'almeria.xlsx' })).toBeVisible();
  await waitFor(() => expect(liveUpdates.state).toBe('connected'));
  work = [];
  FakeSocket.last?.say({ kind: 'work', topic: topicOf('person', 1) });
  await waitFor(() => expect(within(panel).queryByRole('region', { name: 'Running now' })).toBeNull());
});

test('the page lists notices by day and marks all as read up to the newest shown', async () => {
  const user = userEvent.setup();
  open('/notices');
  expect(await screen.findByRole('heading', { name: /November 20/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(callsTo(calls, readAllNotices)).toMatchObject([{ body: { upTo: '2026-11-20T08:55:00.000Z_3' } }]));
  notices = [];
  await user.click(screen.getByText(/^Unread/, { selector: '.ant-segmented-item-label' }));
  expect(await screen.findByText('No unread notices')).toBeVisible();
});

const listed = () => Object.fromEntries(callsTo(calls, listNotices).at(-1)?.url.searchParams ?? []);
const choose = async (user: ReturnType<typeof userEvent.setup>, label: string, option: string) => {
  await user.click(await screen.findByRole('combobox', { name: label }));
  await user.click(await screen.findByText(option, { selector: '.ant-select-item-option-content' }));
};

test('the page narrows the notices by topic and request, in its address, and marks no others as read', async () => {
  const user = userEvent.setup();
  signInPerson({ kind: 'customer' });
  const router = open('/notices');
  await choose(user, 'Topic', 'Messages');
  await choose(user, 'Request', 'Snow load, Sierra Baza (MC-20261030-00014)');
  await waitFor(() => expect(listed()).toMatchObject({ topic: 'messages', requestId: '14' }));
  expect(router.state.location.search).toBe('?topic=messages&requestId=14');
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(callsTo(calls, readAllNotices)).toMatchObject([{ body: { topic: 'messages', requestId: 14 } }]));
});

test('what waits for a customer is a topic of its own, and an address that shows nothing leads back to all', async () => {
  const user = userEvent.setup();
  signInPerson({ kind: 'customer' });
  notices = [];
  const router = open('/notices?unread=true&topic=nothing');
  expect(await screen.findByText('No unread notices')).toBeVisible();
  await user.click(screen.getByText('Tasks for you', { selector: '.ant-segmented-item-label' }));
  await waitFor(() => expect(listed()).toMatchObject({ topic: 'tasks', unread: 'false' }));
  await user.click(await screen.findByRole('button', { name: 'Show all' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

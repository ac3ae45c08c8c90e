import { liveTicket, topicOf } from '@heliodesk/contract/live';
import { countNotices, listNotices, listRunningWork, readAllNotices, readNotices } from '@heliodesk/contract/notification';
import type { Notice, RunningWork } from '@heliodesk/contract/notification';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
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
  notices = [notice(3), notice(2, { kind: 'ownerChanged', data: { owner: 'Tomás Quiroga' } }), notice(1, { read: true })];
  calls = stubServer([
    [liveTicket, { ticket: 't' }],
    [countNotices, () => ({ unread })],
    [listNotices, () => ({ notices, hasMore: false })],
    [listRunningWork, () => work],
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
  done: 7_738,
  total: 12_480,
  path: '/request/12',
  startTime: '2026-11-20T08:58:00.000Z',
};

test('what goes on in the background is above the notices, with its progress', async () => {
  work = [reading, { ...reading, workId: 4, name: 'gera.xlsx', state: 'waiting', done: 0, total: null }];
  open('/notices');
  const running = await screen.findByRole('region', { name: 'Running now' });
  expect(within(running).getByText('7,738 of 12,480 rows')).toBeVisible();
  expect(within(running).getByText('62%')).toBeVisible();
  expect(within(running).getByRole('progressbar', { name: 'almeria.xlsx' })).toHaveValue(7_738);
  expect(within(running).getByText('Waiting')).toBeVisible();
  expect(within(running).getByRole('link', { name: 'gera.xlsx' })).toHaveAttribute('href', '/request/12');
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
  await user.click(screen.getByText('Unread', { selector: '.ant-segmented-item-label' }));
  expect(await screen.findByText('No unread notices')).toBeVisible();
});

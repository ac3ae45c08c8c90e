// @shares-process
import { liveTicket } from '@heliodesk/contract/live';
import { chooseNotices, getNoticeChoices, type NoticeChoices } from '@heliodesk/contract/notification';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket } from '#src/platform/testing/fake-socket.ts';
import { openPage } from '#src/platform/testing/open-page.tsx';
import { signInPerson } from '#src/platform/testing/sign-in-person.ts';
import { bodiesTo, Refused, stubServer, type Received } from '#src/platform/testing/stub-server.ts';
import { setWindowWidth } from '#src/platform/testing/window-width.ts';
import NoticePreferencesPage from './pages/preferences.tsx';

const asUsual: NoticeChoices = {
  topics: [
    { topic: 'tasks', way: 'mail', ways: ['bell', 'mail', 'daily'] },
    { topic: 'progress', way: 'mail', ways: ['bell', 'mail', 'daily', 'none'] },
    { topic: 'receipts', way: 'mail', ways: ['mail'] },
  ],
  email: 'amelia@sierraclara.example',
  daily: { hour: 8, timeZone: 'Europe/Madrid', next: null },
};

let calls: Received[];
let choices: NoticeChoices;

const answer = ({ body }: Received): NoticeChoices => {
  const { topics: changes = [], hour } = body as {
    topics?: { topic: string; way: NoticeChoices['topics'][number]['way'] }[];
    hour?: number;
  };
  const topics = choices.topics.map((one) => ({ ...one, way: changes.find(({ topic }) => topic === one.topic)?.way ?? one.way }));
  const next = topics.some(({ way }) => way === 'daily') ? '2026-11-23T07:00:00.000Z' : null;
  choices = { ...choices, topics, daily: { ...choices.daily, hour: hour ?? choices.daily.hour, next } };
  return choices;
};

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket);
  choices = asUsual;
  calls = stubServer([
    [liveTicket, new Refused({ code: 503 })],
    [getNoticeChoices, () => choices],
    [chooseNotices, answer],
  ]);
  signInPerson();
});

const open = () => openPage([{ path: '*', element: <NoticePreferencesPage /> }], '/notices/preferences');
const changes = () => bodiesTo(calls, chooseNotices).map((body) => (body as { topics?: unknown }).topics);

test('each choice is saved right away, and can be taken back or put back to the default', async () => {
  const user = userEvent.setup();
  open();
  const row = await screen.findByRole('row', { name: /Progress of your requests/ });
  expect(within(row).getByRole('radio', { name: 'Progress of your requests: Bell and e-mail' })).toBeChecked();
  await user.click(within(row).getByRole('radio', { name: 'Progress of your requests: Bell, daily e-mail' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(await screen.findByText('Next: November 23, 2026')).toBeVisible();
  expect(within(row).getByRole('radio', { name: 'Progress of your requests: Bell, daily e-mail' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(within(row).getByRole('radio', { name: 'Progress of your requests: Bell and e-mail' })).toBeChecked());
  await user.click(within(row).getByRole('radio', { name: 'Progress of your requests: None' }));
  await user.click(await screen.findByRole('button', { name: 'Reset to default' }));
  await waitFor(() => expect(changes()).toEqual(['daily', 'mail', 'none', 'mail'].map((way) => [{ topic: 'progress', way }])));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Reset to default' })).toBeDisabled());
});

test('what is essential can’t be chosen, and tasks can’t be silenced', async () => {
  open();
  const row = await screen.findByRole('row', { name: /Receipts and decisions/ });
  expect(within(row).queryByRole('radio')).toBeNull();
  expect(within(row).getByText('Always by e-mail')).toBeInTheDocument();
  expect(within(screen.getByRole('row', { name: /Sign-in and security/ })).queryByRole('radio')).toBeNull();
  expect(within(screen.getByRole('row', { name: /Tasks for you/ })).getAllByRole('radio')).toHaveLength(3);
  expect(screen.getByText('amelia@sierraclara.example')).toBeVisible();
});

test('on a phone each topic has a field', async () => {
  setWindowWidth(390);
  open();
  expect(await screen.findByRole('combobox', { name: 'Tasks for you' })).toBeInTheDocument();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Time (Madrid)' })).toBeInTheDocument();
});

// @shares-process
import { listMessages } from '@heliodesk/contract/case-chat';
import { liveTicket, topicOf, type LiveCommand } from '@heliodesk/contract/live';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { liveUpdates } from '#src/platform/live-updates.ts';
import { FakeSocket } from '#src/platform/testing/fake-socket.ts';
import { user } from '#src/platform/testing/user.ts';
import { setWindowWidth } from '#src/platform/testing/window-width.ts';
import { openCase } from '../testing/case-server.tsx';

const topic = topicOf('request', 7);

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket);
  setWindowWidth(1440);
  return () => {
    liveUpdates.stop();
    vi.unstubAllGlobals();
  };
});

/** The kinds of command that the page sent, without those of every page. */
const said = (): string[] =>
  (FakeSocket.last?.said ?? []).map((text) => (JSON.parse(text) as LiveCommand).kind).filter((kind) => kind !== 'ping' && kind !== 'watch');

async function openLiveCase() {
  openCase(undefined, [[liveTicket, { ticket: 'one' }]]);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(said()).toContain('viewing'));
}

test('a case says which colleagues have it open, and that its reader has', async () => {
  await openLiveCase();
  FakeSocket.last?.say({ kind: 'viewers', topic, people: [{ userId: 5, name: 'Tomás Quiroga' }] });
  expect(screen.getByText('Tomás Quiroga is also viewing')).toBeVisible();
  const people = ['Tomás', 'Wen', 'Mona'].map((name, index) => ({ userId: 5 + index, name }));
  FakeSocket.last?.say({ kind: 'viewers', topic, people });
  expect(screen.getByText('Tomás, Wen, and Mona are also viewing')).toBeVisible();
  FakeSocket.last?.say({ kind: 'viewers', topic, people: [...people, { userId: 9, name: 'Zoe' }] });
  expect(screen.getByText('4 colleagues are also viewing')).toBeVisible();
  FakeSocket.last?.say({ kind: 'viewers', topic, people: [] });
  expect(screen.queryByText(/also viewing/)).toBeNull();
});

test('a colleague who writes is named with what they write, in place of viewing', async () => {
  await openLiveCase();
  FakeSocket.last?.say({ kind: 'viewers', topic, people: [{ userId: 5, name: 'Tomás Quiroga' }] });
  FakeSocket.last?.say({ kind: 'typing', topic, name: 'Tomás Quiroga', userId: 5, isNote: true });
  expect(screen.getByText('Tomás Quiroga is writing a note')).toBeVisible();
  expect(screen.queryByText(/also viewing/)).toBeNull();
  expect(screen.queryByText('Tomás Quiroga is typing')).toBeNull();
  FakeSocket.last?.say({ kind: 'typing', topic, name: 'Tomás Quiroga', userId: 5, isNote: false });
  expect(screen.getByText('Tomás Quiroga is writing a reply')).toBeVisible();
  // The customer has no number that staff could know them by; they are named in the conversation alone.
  FakeSocket.last?.say({ kind: 'typing', topic, name: 'Salma Haddad' });
  expect(screen.queryByText('Salma Haddad is writing a reply')).toBeNull();
});

test('what is typed is told as a reply or as a note', async () => {
  openCase(undefined, [
    [liveTicket, { ticket: 'one' }],
    [listMessages, { messages: [], hasMore: false, readByOther: 0, toldOther: 0, unread: 0 }],
  ]);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(said()).toContain('viewing'));
  await user.keyboard('i');
  await user.type(await screen.findByRole('textbox', { name: 'Internal note' }), 'seen');
  expect(said()).toContain('writingNote');
  expect(said()).not.toContain('typing');
});

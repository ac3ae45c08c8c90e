import { listMessages, markRead, type Message } from '@heliodesk/contract/case-chat';
import { liveTicket } from '@heliodesk/contract/live';
import { waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { liveUpdates } from '#src/platform/live-updates.ts';
import { FakeSocket } from '#src/platform/testing/fake-socket.ts';
import { signInPerson } from '#src/platform/testing/sign-in-person.ts';
import { Refused, stubServer } from '#src/platform/testing/stub-server.ts';
import { message } from './sample-messages.ts';

export const own = (msgId: number, change: Partial<Message> = {}) =>
  message(msgId, { sender: 'you', senderName: 'Ingrid Halvorsen', senderId: 1, ...change });

export const list = (messages: Message[], change: object = {}) => ({
  messages,
  hasMore: false,
  readByOther: 0,
  toldOther: 0,
  unread: 0,
  ...change,
});
/** What a request offers to staff. */
export const staffActions = [
  { name: 'message', blockedBy: [] },
  { name: 'note', blockedBy: [] },
];
/** What a request offers to its customer. */
export const customerActions = [{ name: 'message', blockedBy: [] }];

/** The connection that the page opened last. */
export const socket = () => {
  if (!FakeSocket.last) throw new Error('no socket has connected');
  return FakeSocket.last;
};
export const connected = () => waitFor(() => expect(liveUpdates.state).toBe('connected'));

let ticketsFail = false;

/** Signs an agent in at a server that has `messages`; `more` of the answers comes first. Answers what it received. */
export const serveMessages = (messages: Message[], more: Parameters<typeof stubServer>[0] = [], change: object = {}) => {
  const calls = stubServer([
    ...more,
    [liveTicket, () => (ticketsFail ? new Refused({ code: 503 }) : { ticket: 't' })],
    [markRead, null],
    [listMessages, list(messages, change)],
  ]);
  signInPerson();
  return calls;
};

export const stubTicketsFail = (fail: boolean) => {
  ticketsFail = fail;
};

/** Makes a new browser, whose sockets the test answers. */
export function prepareBrowser() {
  ticketsFail = false;
  FakeSocket.last = undefined;
  vi.stubGlobal('WebSocket', FakeSocket);
}

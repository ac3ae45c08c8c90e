import { addNote, listMessages, markRead, recallMessage, sendMessage, type Message } from '@heliodesk/contract/case-chat';
import { liveTicket } from '@heliodesk/contract/live';
import type { UserInfo } from '@heliodesk/contract/identity';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import events, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { liveUpdates } from '#src/platform/live-updates.ts';
import { setCurrentUser } from '#src/platform/session.ts';
import { FakeSocket } from '#src/platform/testing/fake-socket.ts';
import { Refused, stubServer } from '#src/platform/testing/stub-server.ts';
import type { Received } from '#src/platform/testing/stub-server.ts';
import { Conversation } from './conversation.tsx';
import { ago, message } from './sample-messages.ts';

// Ant Design switches through a label over an input that takes no pointer.
const userEvent = events.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
const own = (msgId: number, change: Partial<Message> = {}) =>
  message(msgId, { sender: 'you', senderName: 'Ingrid Halvorsen', senderId: 1, ...change });

const list = (messages: Message[], change: object = {}) => ({ messages, hasMore: false, readByOther: 0, unread: 0, ...change });
const staff = [
  { name: 'message', blockedBy: [] },
  { name: 'note', blockedBy: [] },
];
const customer = [{ name: 'message', blockedBy: [] }];

const live = () => {
  if (!FakeSocket.last) throw new Error('nobody has connected');
  return FakeSocket.last;
};
const connected = () => waitFor(() => expect(liveUpdates.state).toBe('connected'));

const me = {
  user: {
    userId: 1,
    userName: 'Ingrid Halvorsen',
    avatar: null,
    email: 'i@x.test',
    kind: 'staff',
    companyName: null,
    language: 'en',
    contactId: null,
  },
  roles: ['agent'],
  permissions: [],
} satisfies UserInfo;

/** Answers of a server that has `messages`; `more` comes first. */
const server = (messages: Message[], more: Parameters<typeof stubServer>[0] = [], change: object = {}) => {
  const calls = stubServer([
    ...more,
    [liveTicket, () => (ticketsFail ? new Refused({ code: 503 }) : { ticket: 't' })],
    [markRead, null],
    [listMessages, list(messages, change)],
  ]);
  setCurrentUser(me);
  return calls;
};

const bodyOf = (calls: Received[], path: string) => calls.filter(({ url }) => url.pathname === path).map(({ body }) => body);

let ticketsFail = false;
const stubTicketsFail = (fail: boolean) => {
  ticketsFail = fail;
};

/** Is in for XMLHttpRequest: every upload is stored under the next number. */
function stubUploads(): FormData[] {
  const uploads: FormData[] = [];
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends EventTarget {
      upload = new EventTarget();
      status = 200;
      response = new Blob();
      open() {}
      setRequestHeader() {}
      getResponseHeader = () => null;
      send(form: FormData) {
        uploads.push(form);
        this.response = new Blob([JSON.stringify({ code: 200, msg: 'ok', data: { attId: uploads.length } })]);
        queueMicrotask(() => this.dispatchEvent(new Event('load')));
      }
    },
  );
  return uploads;
}

beforeEach(() => {
  ticketsFail = false;
  FakeSocket.last = undefined;
  vi.stubGlobal('WebSocket', FakeSocket);
});

describe('what is shown', () => {
  test('names senders from the side of the reader, marks notes and lines of the system', async () => {
    server(
      [
        message(1),
        own(2, { internal: true, content: 'Only us' }),
        message(3, { sender: 'system', senderName: '', content: 'pickedUp', params: { name: 'Ingrid Halvorsen' } }),
        own(4),
      ],
      [],
      { readByOther: 4 },
    );
    render(<Conversation requestId={7} actions={staff} />);
    expect(await screen.findByText('Message 1')).toBeVisible();
    expect(screen.getByText('Customer')).toBeVisible();
    expect(within(screen.getByText('Only us').closest('article') as HTMLElement).getByText('Internal note')).toBeVisible();
    expect(screen.getByText('Ingrid Halvorsen is handling this request')).toBeVisible();
    expect(screen.getByText('Read')).toBeVisible();
  });

  test('filters public and internal messages', async () => {
    server([message(1), own(2, { internal: true, content: 'Only us' })]);
    render(<Conversation requestId={7} actions={staff} />);
    await screen.findByText('Message 1');
    await userEvent.click(screen.getByRole('radio', { name: /Internal 1/ }));
    expect(screen.queryByText('Message 1')).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Public' }));
    expect(screen.queryByText('Only us')).toBeNull();
  });

  test('offers customers neither notes nor filters', async () => {
    server([message(1, { sender: 'customerService' })]);
    render(<Conversation requestId={7} actions={customer} />);
    await screen.findByText('Message 1');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveAttribute('placeholder', 'Write to customer service');
  });

  test('draws a line before what is unread and tells how far it was read', async () => {
    const calls = server([message(1), message(2), message(3)], [], { unread: 2 });
    render(<Conversation requestId={7} actions={staff} />);
    const line = await screen.findByText('New messages');
    expect(line.compareDocumentPosition(screen.getByText('Message 2')) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(line.compareDocumentPosition(screen.getByText('Message 1')) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
    await waitFor(() => expect(bodyOf(calls, '/api/qa/request/read')).toEqual([{ requestId: 7, msgId: 3 }]));
  });

  test('fetches older messages', async () => {
    server(
      [],
      [
        [
          listMessages,
          ({ url }: Received) =>
            url.searchParams.has('beforeMsgId')
              ? list([message(1)])
              : list([message(50)], { hasMore: !url.searchParams.has('afterMsgId') }),
        ],
      ],
    );
    render(<Conversation requestId={7} actions={staff} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Earlier messages' }));
    expect(await screen.findByText('Message 1')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Earlier messages' })).toBeNull();
  });

  test('says what failed and tries again', async () => {
    let isBroken = true;
    server([], [[listMessages, () => (isBroken ? new Refused({ code: 503, msg: 'Not now' }) : list([message(1)]))]]);
    render(<Conversation requestId={7} actions={staff} />);
    expect(await screen.findByText('Not now')).toBeVisible();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Message 1')).toBeVisible();
  });
});

describe('sending', () => {
  test('shows a message at once, sends with Ctrl+Enter, and once the server has it shows it once', async () => {
    let answer: (message: Message) => void = () => undefined;
    const calls = server([], [[sendMessage, () => new Promise((resolve) => (answer = resolve))]]);
    render(<Conversation requestId={7} actions={staff} />);
    await userEvent.type(await screen.findByRole('textbox'), 'Good morning{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Sending')).toBeVisible();
    const [body] = bodyOf(calls, '/api/qa/request/send') as [{ clientMsgId: string; content: string }];
    expect(body).toMatchObject({ requestId: 7, type: 0, content: 'Good morning' });
    const stored = own(9, { clientMsgId: body.clientMsgId, content: 'Good morning' });
    await connected();
    live().say({ kind: 'message', topic: 'request:7', message: stored });
    act(() => answer(stored));
    await waitFor(() => expect(screen.queryByText('Sending')).toBeNull());
    expect(screen.getAllByText('Good morning')).toHaveLength(1);
    expect(screen.getByRole('textbox')).toHaveValue('');
  });

  test('a failed message stays, survives a reload, and is sent again under the same id', async () => {
    let isBroken = true;
    const calls = server(
      [],
      [[sendMessage, ({ body }: Received) => (isBroken ? new Refused({ code: 503, msg: 'Not now' }) : own(9, body as object))]],
    );
    const { unmount } = render(<Conversation requestId={7} actions={staff} />);
    await userEvent.type(await screen.findByRole('textbox'), 'Hello');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/Not sent/)).toBeVisible();
    unmount();
    isBroken = false;
    render(<Conversation requestId={7} actions={staff} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(screen.queryByText(/Not sent/)).toBeNull());
    const ids = (bodyOf(calls, '/api/qa/request/send') as { clientMsgId: string }[]).map(({ clientMsgId }) => clientMsgId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  test('keeps what was typed for the request and person, and reply and note apart', async () => {
    server([]);
    const { unmount } = render(<Conversation requestId={7} actions={staff} />);
    await userEvent.type(await screen.findByRole('textbox'), 'Half a reply');
    await userEvent.click(screen.getByRole('radio', { name: 'Internal note' }));
    expect(screen.getByRole('textbox', { name: 'Internal note' })).toHaveValue('');
    await userEvent.click(screen.getByRole('radio', { name: 'Reply' }));
    unmount();
    render(<Conversation requestId={7} actions={staff} />);
    expect(await screen.findByRole('textbox')).toHaveValue('Half a reply');
  });

  test('where no one may reply anymore, staff still write notes', async () => {
    const calls = server([], [[addNote, ({ body }: Received) => own(9, { ...(body as object), internal: true })]]);
    render(<Conversation requestId={7} actions={staff.slice(1)} />);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Internal note' }), 'Closed by phone');
    await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
    await waitFor(() => expect(bodyOf(calls, '/api/request/desk/note')).toMatchObject([{ content: 'Closed by phone' }]));
    expect(screen.getByRole('textbox')).toHaveValue('');
  });

  test('a note goes to colleagues only', async () => {
    const calls = server([], [[addNote, ({ body }: Received) => own(9, { ...(body as object), internal: true })]]);
    render(<Conversation requestId={7} actions={staff} />);
    await userEvent.click(await screen.findByRole('radio', { name: 'Internal note' }));
    await userEvent.type(screen.getByRole('textbox'), 'Check the label');
    await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
    await waitFor(() => expect(bodyOf(calls, '/api/request/desk/note')).toMatchObject([{ requestId: 7, content: 'Check the label' }]));
    expect(bodyOf(calls, '/api/qa/request/send')).toEqual([]);
  });

  test('refuses a text that is too long and says by how much', async () => {
    server([]);
    render(<Conversation requestId={7} actions={staff} />);
    await userEvent.click(await screen.findByRole('textbox'));
    await userEvent.paste('x'.repeat(2003));
    expect(screen.getByText('Shorten it by 3 characters')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  });
});

describe('live', () => {
  test('shows and announces what arrives, who types, and how far the other side has read', async () => {
    server([own(1)]);
    render(<Conversation requestId={7} actions={staff} />);
    expect(await screen.findByText('Sent')).toBeVisible();
    await connected();
    expect(live().said).toContain('{"kind":"watch","topic":"request:7"}');
    live().say({ kind: 'typing', topic: 'request:7', name: 'Salma Haddad' });
    expect(screen.getByText('Salma Haddad is typing')).toBeVisible();
    live().say({ kind: 'message', topic: 'request:7', message: message(2) });
    expect(screen.getByText('Message 2')).toBeVisible();
    expect(screen.queryByText('Salma Haddad is typing')).toBeNull();
    expect(screen.getByText('Salma Haddad: Message 2')).toBeInTheDocument();
    live().say({ kind: 'read', topic: 'request:7', msgId: 1, mine: false });
    expect(screen.getByText('Read')).toBeVisible();
  });

  test('tells the other side that someone types, but not what staff note', async () => {
    server([]);
    render(<Conversation requestId={7} actions={staff} />);
    await userEvent.click(await screen.findByRole('radio', { name: 'Internal note' }));
    await connected();
    await userEvent.type(screen.getByRole('textbox'), 'abc');
    expect(live().said.join('')).not.toContain('typing');
    await userEvent.click(screen.getByRole('radio', { name: 'Reply' }));
    await userEvent.type(screen.getByRole('textbox'), 'abc');
    expect(live().said.filter((text) => text.includes('typing'))).toEqual(['{"kind":"typing","topic":"request:7"}']);
  });

  test('after a break says so, fetches what was missed and goes on', async () => {
    const messages = [message(1)];
    const calls = server(
      [],
      [
        [
          listMessages,
          ({ url }: Received) => list(messages.filter(({ msgId }) => msgId > Number(url.searchParams.get('afterMsgId') ?? 0))),
        ],
      ],
    );
    render(<Conversation requestId={7} actions={staff} />);
    await screen.findByText('Message 1');
    await connected();
    const before = calls.length;
    stubTicketsFail(true);
    act(() => void live().dispatchEvent(new Event('close')));
    messages.push(message(2));
    expect(await screen.findByText('Connection lost, trying again.')).toBeVisible();
    stubTicketsFail(false);
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('Message 2')).toBeVisible();
    await connected();
    await waitFor(() => expect(screen.queryByText('Connection lost, trying again.')).toBeNull());
    expect(live().said).toContain('{"kind":"watch","topic":"request:7"}');
    expect(calls.slice(before).some(({ url }) => url.searchParams.get('afterMsgId') === '0')).toBe(true);
  });

  test('what got no answer goes out again by itself, once the connection stands', async () => {
    let isOffline = true;
    const sent: string[] = [];
    server(
      [],
      [
        [
          sendMessage,
          ({ body }: Received) => {
            const { clientMsgId } = body as { clientMsgId: string };
            sent.push(clientMsgId);
            if (isOffline) throw new TypeError('no network');
            return own(9, { clientMsgId, content: 'On my way' });
          },
        ],
      ],
    );
    render(<Conversation requestId={7} actions={staff} />);
    await userEvent.type(await screen.findByRole('textbox'), 'On my way');
    await connected();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/Not sent/)).toBeVisible();
    isOffline = false;
    act(() => void live().dispatchEvent(new Event('close')));
    await waitFor(() => expect(screen.queryByText(/Not sent/)).toBeNull());
    expect(screen.getByText('On my way')).toBeVisible();
    expect(sent).toHaveLength(2);
    expect(new Set(sent).size).toBe(1);
  });

  test('recalls an own message while there is time; a placeholder stays', async () => {
    const young = own(5, { createTime: ago(0), recallUntil: ago(-1), content: 'Oh no' });
    server([own(4), young], [[recallMessage, { ...young, action: 0, content: '', recallUntil: null }]]);
    render(<Conversation requestId={7} actions={staff} />);
    await screen.findByText('Oh no');
    await userEvent.click(screen.getByRole('button', { name: /^Recall your message/ }));
    expect(await screen.findByText('You recalled a message')).toBeVisible();
    expect(screen.queryByText('Oh no')).toBeNull();
  });
});

describe('files', () => {
  test('go up with progress, the text with the first of them', async () => {
    const uploads = stubUploads();
    const calls = server([], [[sendMessage, ({ body }: Received) => own(9, body as object)]]);
    const { container } = render(<Conversation requestId={7} actions={staff} />);
    await screen.findByRole('textbox');
    const chooser = container.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
    await userEvent.upload(chooser, [
      new File(['a'], 'POD.pdf', { type: 'application/pdf' }),
      new File(['b'], 'list.csv', { type: 'text/csv' }),
    ]);
    await userEvent.type(screen.getByRole('textbox'), 'See the note');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(bodyOf(calls, '/api/qa/request/send')).toHaveLength(2));
    expect(bodyOf(calls, '/api/qa/request/send')).toMatchObject([
      { type: 1, attId: 1, content: 'See the note' },
      { type: 1, attId: 2, content: '' },
    ]);
    expect(uploads.map((form) => (form.get('file') as File).name)).toEqual(['POD.pdf', 'list.csv']);
  });

  test('of a note go up for staff alone, and stay with the note when one turns to a reply', async () => {
    const uploads = stubUploads();
    const calls = server([], [[addNote, ({ body }: Received) => own(9, { ...(body as object), internal: true })]]);
    const { container } = render(<Conversation requestId={7} actions={staff} />);
    await userEvent.click(await screen.findByRole('radio', { name: 'Internal note' }));
    const chooser = container.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
    await userEvent.upload(chooser, new File(['a'], 'margin.csv', { type: 'text/csv' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Reply' }));
    expect(screen.queryByText('margin.csv')).toBeNull();
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: 'Internal note' }));
    expect(screen.getByText('margin.csv')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
    await waitFor(() => expect(bodyOf(calls, '/api/request/desk/note')).toMatchObject([{ requestId: 7, content: '', attId: 1 }]));
    expect(uploads.map((form) => form.get('purpose'))).toEqual(['note']);
    expect(bodyOf(calls, '/api/qa/request/send')).toEqual([]);
    expect(screen.getByRole('button', { name: 'Save note' })).toBeDisabled();
  });

  test('that are pasted are attached, and can be taken off', async () => {
    server([]);
    render(<Conversation requestId={7} actions={staff} />);
    await userEvent.click(await screen.findByRole('textbox'));
    const pasted = new DataTransfer();
    pasted.items.add(new File(['a'], 'shot.png', { type: 'image/png' }));
    await userEvent.paste(pasted);
    expect(screen.getByText('shot.png')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Take shot.png off' }));
    expect(screen.queryByText('shot.png')).toBeNull();
  });
});

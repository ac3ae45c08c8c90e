// @shares-process
import { listMessages, markRead, recallMessage, sendMessage } from '@heliodesk/contract/case-chat';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { localTime } from '#src/platform/testing/local-time.ts';
import { bodiesTo, Refused } from '#src/platform/testing/stub-server.ts';
import type { Received } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import {
  connected,
  customerActions,
  list,
  own,
  prepareBrowser,
  serveMessages,
  socket,
  staffActions,
  stubTicketsFail,
} from './testing/conversation-server.ts';
import { Conversation } from './conversation.tsx';
import { ago, message } from './testing/sample-messages.ts';

beforeEach(prepareBrowser);

describe('what is shown', () => {
  test('names senders from the side of the reader, marks notes and lines of the system', async () => {
    serveMessages(
      [
        message(1),
        own(2, { internal: true, content: 'Only us' }),
        message(3, { sender: 'system', senderName: '', content: 'pickedUp', params: { name: 'Ingrid Halvorsen' } }),
        own(4),
      ],
      [],
      { readByOther: 4 },
    );
    render(<Conversation requestId={7} actions={staffActions} />);
    expect(await screen.findByText('Message 1')).toBeVisible();
    expect(screen.getByText('Customer')).toBeVisible();
    expect(within(screen.getByText('Only us').closest('article') as HTMLElement).getByText('Internal note')).toBeVisible();
    expect(screen.getByText('Ingrid Halvorsen is handling this request')).toBeVisible();
    expect(screen.getByText('Read')).toBeVisible();
  });

  test('keeps the number of the request together in a line of the system', async () => {
    const params = { requestNo: 'MC-20261103-00015', due: '2026-11-05T09:12:40.000Z' };
    serveMessages([message(3, { sender: 'system', senderName: '', content: 'submitted', params })]);
    render(<Conversation requestId={7} actions={staffActions} />);
    const number = await screen.findByText('MC-20261103-00015');
    expect(number).toHaveClass('hd-nowrap');
    expect(number).toHaveAttribute('dir', 'ltr');
    expect(number.parentElement).toHaveTextContent(
      `MC-20261103-00015 was submitted. First contact promised by ${localTime('2026-11-05T09:12:40Z')}.`,
    );
  });

  test('tells the customer when we’ll be in touch', async () => {
    const params = { requestNo: 'MC-20261103-00015', due: '2026-11-05T09:12:40.000Z' };
    serveMessages([message(3, { sender: 'system', senderName: '', content: 'submitted', params })]);
    render(<Conversation requestId={7} actions={customerActions} />);
    const number = await screen.findByText('MC-20261103-00015');
    expect(number.parentElement).toHaveTextContent(
      `MC-20261103-00015 was submitted. We’ll contact you by ${localTime('2026-11-05T09:12:40Z')}.`,
    );
  });

  test('filters public and internal messages', async () => {
    serveMessages([message(1), own(2, { internal: true, content: 'Only us' })]);
    render(<Conversation requestId={7} actions={staffActions} />);
    await screen.findByText('Message 1');
    await user.click(screen.getByRole('radio', { name: /Internal 1/ }));
    expect(screen.queryByText('Message 1')).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Public' }));
    expect(screen.queryByText('Only us')).toBeNull();
  });

  test('offers customers neither notes nor filters', async () => {
    serveMessages([message(1, { sender: 'customerService' })]);
    render(<Conversation requestId={7} actions={customerActions} />);
    await screen.findByText('Message 1');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveAttribute('placeholder', 'Write to customer service');
  });

  test('draws a line before what is unread and tells how far it was read', async () => {
    const calls = serveMessages([message(1), message(2), message(3)], [], { unread: 2 });
    render(<Conversation requestId={7} actions={staffActions} />);
    const line = await screen.findByText('New messages');
    expect(line.compareDocumentPosition(screen.getByText('Message 2')) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(line.compareDocumentPosition(screen.getByText('Message 1')) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
    await waitFor(() => expect(bodiesTo(calls, markRead)).toEqual([{ requestId: 7, msgId: 3 }]));
  });

  test('fetches older messages', async () => {
    serveMessages(
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
    render(<Conversation requestId={7} actions={staffActions} />);
    await user.click(await screen.findByRole('button', { name: 'Earlier messages' }));
    expect(await screen.findByText('Message 1')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Earlier messages' })).toBeNull();
  });

  test('says what failed and tries again', async () => {
    let isBroken = true;
    serveMessages([], [[listMessages, () => (isBroken ? new Refused({ code: 503, msg: 'Not now' }) : list([message(1)]))]]);
    render(<Conversation requestId={7} actions={staffActions} />);
    expect(await screen.findByText('Not now')).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Message 1')).toBeVisible();
  });
});

describe('live', () => {
  test('shows and announces what arrives, who types, and how far the other side has read', async () => {
    serveMessages([own(1)]);
    render(<Conversation requestId={7} actions={staffActions} />);
    expect(await screen.findByText('Sent')).toBeVisible();
    await connected();
    expect(socket().said).toContain('{"kind":"watch","topic":"request:7"}');
    socket().say({ kind: 'typing', topic: 'request:7', name: 'Salma Haddad' });
    expect(screen.getByText('Salma Haddad is typing')).toBeVisible();
    socket().say({ kind: 'message', topic: 'request:7', message: message(2) });
    expect(screen.getByText('Message 2')).toBeVisible();
    expect(screen.queryByText('Salma Haddad is typing')).toBeNull();
    expect(screen.getByText('Salma Haddad: Message 2')).toBeInTheDocument();
    socket().say({ kind: 'read', topic: 'request:7', msgId: 1, mine: false });
    expect(screen.getByText('Read')).toBeVisible();
  });

  test('tells the other side that someone types, but not what staff note', async () => {
    serveMessages([]);
    render(<Conversation requestId={7} actions={staffActions} />);
    await user.click(await screen.findByRole('radio', { name: 'Internal note' }));
    await connected();
    await user.type(screen.getByRole('textbox'), 'abc');
    expect(socket().said.join('')).not.toContain('typing');
    await user.click(screen.getByRole('radio', { name: 'Reply' }));
    await user.type(screen.getByRole('textbox'), 'abc');
    expect(socket().said.filter((text) => text.includes('typing'))).toEqual(['{"kind":"typing","topic":"request:7"}']);
  });

  test('after a break says so, fetches what was missed and continues', async () => {
    const messages = [message(1)];
    const calls = serveMessages(
      [],
      [
        [
          listMessages,
          ({ url }: Received) => list(messages.filter(({ msgId }) => msgId > Number(url.searchParams.get('afterMsgId') ?? 0))),
        ],
      ],
    );
    render(<Conversation requestId={7} actions={staffActions} />);
    await screen.findByText('Message 1');
    await connected();
    const before = calls.length;
    stubTicketsFail(true);
    act(() => void socket().dispatchEvent(new Event('close')));
    messages.push(message(2));
    expect(await screen.findByText('Connection lost. Reconnecting…')).toBeVisible();
    stubTicketsFail(false);
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('Message 2')).toBeVisible();
    await connected();
    await waitFor(() => expect(screen.queryByText('Connection lost. Reconnecting…')).toBeNull());
    expect(socket().said).toContain('{"kind":"watch","topic":"request:7"}');
    expect(calls.slice(before).some(({ url }) => url.searchParams.get('afterMsgId') === '0')).toBe(true);
  });

  test('what got no answer goes out again by itself, once the connection is up', async () => {
    let isOffline = true;
    const sent: string[] = [];
    serveMessages(
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
    render(<Conversation requestId={7} actions={staffActions} />);
    await user.type(await screen.findByRole('textbox'), 'On my way');
    await connected();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Not sent yet. We’ll send it when you’re back online.')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    isOffline = false;
    act(() => void socket().dispatchEvent(new Event('close')));
    await waitFor(() => expect(screen.queryByText(/Not sent/)).toBeNull());
    expect(screen.getByText('On my way')).toBeVisible();
    expect(sent).toHaveLength(2);
    expect(new Set(sent).size).toBe(1);
  });

  test('recalls an own message while there is time; a placeholder stays', async () => {
    const young = own(5, { createTime: ago(0), recallUntil: ago(-1), content: 'Oh no' });
    serveMessages([own(4), young], [[recallMessage, { ...young, action: 0, content: '', recallUntil: null }]]);
    render(<Conversation requestId={7} actions={staffActions} />);
    await screen.findByText('Oh no');
    await user.click(screen.getByRole('button', { name: /^Recall your message/ }));
    expect(await screen.findByText('You recalled a message')).toBeVisible();
    expect(screen.queryByText('Oh no')).toBeNull();
  });
});

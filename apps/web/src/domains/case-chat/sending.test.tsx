// @shares-process
import type { Attachment } from '@heliodesk/contract/attachment';
import { addNote, sendMessage, type Message } from '@heliodesk/contract/case-chat';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { bodiesTo, Refused } from '#src/platform/testing/stub-server.ts';
import type { Received } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { connected, own, prepareBrowser, serveMessages, socket, staffActions } from './testing/conversation-server.ts';
import { Conversation } from './conversation.tsx';

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

beforeEach(prepareBrowser);

describe('sending', () => {
  test('shows a message immediately, sends with Ctrl+Enter, and once the server has it shows it once', async () => {
    let answer: (message: Message) => void = () => undefined;
    const calls = serveMessages([], [[sendMessage, () => new Promise((resolve) => (answer = resolve))]]);
    render(<Conversation requestId={7} actions={staffActions} />);
    await user.type(await screen.findByRole('textbox'), 'Good morning{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Sending')).toBeVisible();
    const [body] = bodiesTo(calls, sendMessage) as [{ clientMsgId: string; content: string }];
    expect(body).toMatchObject({ requestId: 7, type: 0, content: 'Good morning' });
    const stored = own(9, { clientMsgId: body.clientMsgId, content: 'Good morning' });
    await connected();
    socket().say({ kind: 'message', topic: 'request:7', message: stored });
    act(() => answer(stored));
    await waitFor(() => expect(screen.queryByText('Sending')).toBeNull());
    expect(screen.getAllByText('Good morning')).toHaveLength(1);
    expect(screen.getByRole('textbox')).toHaveValue('');
  });

  test('a question of staff needs an answer unless they say otherwise; an address with a question mark is none', async () => {
    const calls = serveMessages([], [[sendMessage, ({ body }: Received) => own(9, body as object)]]);
    render(<Conversation requestId={7} actions={staffActions} />);
    const box = await screen.findByRole('textbox');
    await user.type(box, 'See https://heliodesk.test/page?id=5 ');
    expect(screen.queryByRole('checkbox', { name: 'Needs an answer' })).toBeNull();
    await user.type(box, '- which one?{Control>}{Enter}{/Control}');
    await user.type(box, 'Right?');
    await user.click(screen.getByRole('checkbox', { name: 'Needs an answer' }));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(bodiesTo(calls, sendMessage)).toHaveLength(2));
    expect(bodiesTo(calls, sendMessage)[0]).toMatchObject({ needsAnswer: true });
    expect(bodiesTo(calls, sendMessage)[1]).not.toHaveProperty('needsAnswer');
  });

  test('a failed message stays, survives a reload, and is sent again under the same id', async () => {
    let isBroken = true;
    const calls = serveMessages(
      [],
      [[sendMessage, ({ body }: Received) => (isBroken ? new Refused({ code: 503, msg: 'Not now' }) : own(9, body as object))]],
    );
    const { unmount } = render(<Conversation requestId={7} actions={staffActions} />);
    await user.type(await screen.findByRole('textbox'), 'Hello');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/Not sent/)).toBeVisible();
    unmount();
    isBroken = false;
    render(<Conversation requestId={7} actions={staffActions} />);
    await user.click(await screen.findByRole('button', { name: 'Resend' }));
    await waitFor(() => expect(screen.queryByText(/Not sent/)).toBeNull());
    const ids = (bodiesTo(calls, sendMessage) as { clientMsgId: string }[]).map(({ clientMsgId }) => clientMsgId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  test('keeps what was typed for the request and person, and reply and note apart', async () => {
    serveMessages([]);
    const { unmount } = render(<Conversation requestId={7} actions={staffActions} />);
    await user.type(await screen.findByRole('textbox'), 'Half a reply');
    await user.click(screen.getByRole('radio', { name: 'Internal note' }));
    expect(screen.getByRole('textbox', { name: 'Internal note' })).toHaveValue('');
    await user.click(screen.getByRole('radio', { name: 'Reply' }));
    unmount();
    render(<Conversation requestId={7} actions={staffActions} />);
    expect(await screen.findByRole('textbox')).toHaveValue('Half a reply');
  });

  test('where no one may reply anymore, staff still write notes', async () => {
    const calls = serveMessages([], [[addNote, ({ body }: Received) => own(9, { ...(body as object), internal: true })]]);
    render(<Conversation requestId={7} actions={staffActions.slice(1)} />);
    await user.type(await screen.findByRole('textbox', { name: 'Internal note' }), 'Closed by phone');
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    await waitFor(() => expect(bodiesTo(calls, addNote)).toMatchObject([{ content: 'Closed by phone' }]));
    expect(screen.getByRole('textbox')).toHaveValue('');
  });

  test('a note goes to colleagues only', async () => {
    const calls = serveMessages([], [[addNote, ({ body }: Received) => own(9, { ...(body as object), internal: true })]]);
    render(<Conversation requestId={7} actions={staffActions} />);
    await user.click(await screen.findByRole('radio', { name: 'Internal note' }));
    await user.type(screen.getByRole('textbox'), 'Check the label');
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    await waitFor(() => expect(bodiesTo(calls, addNote)).toMatchObject([{ requestId: 7, content: 'Check the label' }]));
    expect(bodiesTo(calls, sendMessage)).toEqual([]);
  });

  test('refuses a text that is too long and says by how much', async () => {
    serveMessages([]);
    render(<Conversation requestId={7} actions={staffActions} />);
    await user.click(await screen.findByRole('textbox'));
    await user.paste('x'.repeat(2003));
    expect(screen.getByText('3 over the character limit')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  });
});

describe('files', () => {
  test('go up with progress, all with the text as one message', async () => {
    const uploads = stubUploads();
    const calls = serveMessages([], [[sendMessage, ({ body }: Received) => own(9, body as object)]]);
    const { container } = render(<Conversation requestId={7} actions={staffActions} />);
    await screen.findByRole('textbox');
    const chooser = container.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
    await user.upload(chooser, [
      new File(['a'], 'POD.pdf', { type: 'application/pdf' }),
      new File(['b'], 'list.csv', { type: 'text/csv' }),
    ]);
    await user.type(screen.getByRole('textbox'), 'See the note');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(bodiesTo(calls, sendMessage)).toMatchObject([{ type: 1, attIds: [1, 2], content: 'See the note' }]));
    expect(uploads.map((form) => (form.get('file') as File).name)).toEqual(['POD.pdf', 'list.csv']);
  });

  test('that are stored are not stored again when the message is sent again', async () => {
    const uploads = stubUploads();
    let isBroken = true;
    const sent = ({ body }: Received) => (isBroken ? new Refused({ code: 503, msg: 'Not now' }) : own(9, body as object));
    serveMessages([], [[sendMessage, sent]]);
    const { container } = render(<Conversation requestId={7} actions={staffActions} />);
    await screen.findByRole('textbox');
    const chooser = container.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
    await user.upload(chooser, [new File(['a'], 'POD.pdf'), new File(['b'], 'list.csv')]);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    const failed = (await screen.findByText(/Not sent/)).closest('article') as HTMLElement;
    expect(within(failed).getByText('POD.pdf')).toBeVisible();
    expect(within(failed).getByText('list.csv')).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Resend' }));
    await waitFor(() => expect(screen.queryByText(/Not sent/)).toBeNull());
    expect(uploads).toHaveLength(2);
  });

  test('of a message are shown below its text', async () => {
    const file = (attId: number, fileName: string): Attachment => ({
      attId,
      fileName,
      description: '',
      place: null,
      size: 2_000,
      contentType: 'text/csv',
      previewable: false,
      createTime: '2026-11-03T09:12:40Z',
      url: `/common/download?fileName=${attId}`,
    });
    const attachments = [file(1, 'POD.csv'), file(2, 'list.csv')];
    serveMessages([own(9, { content: 'See both', attachment: attachments[0] ?? null, attachments })]);
    render(<Conversation requestId={7} actions={staffActions} />);
    const row = within((await screen.findByText('See both')).closest('article') as HTMLElement);
    expect(row.getAllByRole('link', { name: /^(POD|list)/ }).map((link) => link.textContent)).toEqual(['POD.csv', 'list.csv']);
  });

  test('of a note go up for staff alone, and stay with the note when one turns to a reply', async () => {
    const uploads = stubUploads();
    const calls = serveMessages([], [[addNote, ({ body }: Received) => own(9, { ...(body as object), internal: true })]]);
    const { container } = render(<Conversation requestId={7} actions={staffActions} />);
    await user.click(await screen.findByRole('radio', { name: 'Internal note' }));
    const chooser = container.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
    await user.upload(chooser, new File(['a'], 'margin.csv', { type: 'text/csv' }));
    await user.click(screen.getByRole('radio', { name: 'Reply' }));
    expect(screen.queryByText('margin.csv')).toBeNull();
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: 'Internal note' }));
    expect(screen.getByText('margin.csv')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    await waitFor(() => expect(bodiesTo(calls, addNote)).toMatchObject([{ requestId: 7, content: '', attIds: [1] }]));
    expect(uploads.map((form) => form.get('purpose'))).toEqual(['note']);
    expect(bodiesTo(calls, sendMessage)).toEqual([]);
    expect(screen.getByRole('button', { name: 'Save note' })).toBeDisabled();
  });

  test('that are pasted are attached, and can be taken off', async () => {
    serveMessages([]);
    render(<Conversation requestId={7} actions={staffActions} />);
    await user.click(await screen.findByRole('textbox'));
    const pasted = new DataTransfer();
    pasted.items.add(new File(['a'], 'shot.png', { type: 'image/png' }));
    await user.paste(pasted);
    expect(screen.getByText('shot.png')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove shot.png' }));
    expect(screen.queryByText('shot.png')).toBeNull();
  });
});

import { EnquirySubmission, getEnquiry, saveEnquiry } from '@heliodesk/contract/enquiry';
import { requestTypes } from '@heliodesk/contract/request';
import { Input } from 'antd';
import { call } from '#src/platform/http/call.ts';
import { attachmentsStep } from './attachments-step.ts';
import { draftField } from './draft-field.tsx';
import { DraftForm } from './draft-form.tsx';
import type { FieldsStepProps, RequestDraftKind } from './draft-kind.ts';
import { getCustomerChoice } from '@heliodesk/contract/account';
import { deleteAttachment, listAttachments } from '@heliodesk/contract/attachment';
import type { SaveEnquiryBody } from '@heliodesk/contract/enquiry';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import events, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { Refused, stubServer } from '#src/platform/testing/stub-server.ts';
import type { Received } from '#src/platform/testing/stub-server.ts';
import { requestPaths } from '../paths.ts';
import { DraftPage } from './draft-page.tsx';
import { toasts } from '#src/platform/feedback/notices.ts';
import { RequestDraft } from './request-draft.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';

/** The least that a kind can have: one text. */
interface Note {
  enquiryReq: { desc: string; product: string };
}

const NoteField = draftField<Note>(EnquirySubmission);

function Words(props: FieldsStepProps<Note>) {
  return (
    <DraftForm {...props}>
      <NoteField part="enquiryReq" name="desc">
        <Input />
      </NoteField>
    </DraftForm>
  );
}

function Remark(props: FieldsStepProps<Note>) {
  return (
    <DraftForm {...props}>
      <NoteField part="enquiryReq" name="product">
        <Input />
      </NoteField>
    </DraftForm>
  );
}

/** A kind for tests of what all kinds share. */
const noteKind: RequestDraftKind<Note> = {
  type: requestTypes.moduleEnquiry,
  steps: [
    { key: 'words', Fields: Words, Review: ({ values }: { values: Note }) => <p>{values.enquiryReq.desc}</p> },
    { key: 'remark', Fields: Remark, Review: ({ values }: { values: Note }) => <p>{values.enquiryReq.product}</p> },
    attachmentsStep,
  ],
  Submission: EnquirySubmission.pick({ enquiryReq: true }).extend({ enquiryReq: EnquirySubmission.shape.enquiryReq.pick({ desc: true }) }),
  stepOf: (path) => (path.endsWith('product') ? 'remark' : 'words'),
  empty: () => ({ enquiryReq: { desc: '', product: '' } }),
  load: async (requestId, { isCopy, signal }) => {
    const query = isCopy ? ({ action: 'clone' } as const) : {};
    const { enquiryReq, ...view } = await call(getEnquiry, { params: { requestId }, query, signal, quiet: true });
    return {
      ...view,
      type: enquiryReq.requestType,
      values: { enquiryReq: { desc: enquiryReq.desc, product: enquiryReq.product ?? '' } },
      requestNo: enquiryReq.requestNo,
    };
  },
  save: ({ values, head, options }, settings) =>
    call(saveEnquiry, { body: { enquiryReq: { ...values.enquiryReq, ...head }, ...options }, ...settings }),
  texts: () => ({
    steps: { words: { title: 'Words' }, remark: { title: 'Remark', continueTo: 'On to the remark' } },
    submit: 'Send the note',
    copied: 'A copied note',
    startedFor: (by) => `${by} has begun this note`,
    submitted: 'The note is sent',
    open: 'Open the note',
    next: { look: 'Somebody reads it', end: 'Somebody answers' },
    onBehalf: { title: 'Note for a customer', atDesk: 'Notes at the desk', otherTeamTitle: 'Not yours', otherTeamText: 'Another team' },
  }),
  Sidebar: ({ step }) => <p>{step}</p>,
};

describe('a draft', () => {
  /** What the next saves meet; after that they are answered. */
  let fates: ('lost' | Refused)[];
  let version: number;
  let calls: Received[];

  beforeEach(() => {
    fates = [];
    version = 0;
    calls = stubServer([
      [
        saveEnquiry,
        () => {
          const fate = fates.shift();
          if (fate === 'lost') throw new TypeError('Failed to fetch');
          version += 1;
          return fate ?? { requestId: 12, requestNo: 'ME-20261120-00042', version, status: 'draft', firstContactDue: null, actions: [] };
        },
      ],
    ]);
  });

  const keys = () => calls.map(({ headers }) => headers.get('Idempotency-Key'));
  const described = () => calls.map(({ body }) => (body as SaveEnquiryBody).enquiryReq.desc);
  const draftOf = (desc: string): RequestDraft<Note> => {
    const draft = new RequestDraft(noteKind, { values: noteKind.empty('en'), name: 'new' });
    draft.edit({ enquiryReq: { desc } });
    return draft;
  };

  test('a save without an answer is repeated word for word under its key, and what was typed since follows under another', async () => {
    const draft = draftOf('Hot spots');
    fates = ['lost', 'lost'];
    expect(await draft.flush()).toBe(false);
    draft.edit({ enquiryReq: { desc: 'Hot spots on 12 modules' } });
    expect(await draft.flush()).toBe(false);
    expect(draft.state).toMatchObject({ saving: 'failed', isUnsaved: true });
    expect(await draft.flush()).toBe(true);
    const [key] = keys();
    expect(key).toBeTruthy();
    expect(keys().slice(0, 3)).toEqual([key, key, key]);
    expect(keys()[3]).toBeTruthy();
    expect(keys()[3]).not.toBe(key);
    expect(described()).toEqual(['Hot spots', 'Hot spots', 'Hot spots', 'Hot spots on 12 modules']);
    expect(calls[3]?.body).toMatchObject({ enquiryReq: { requestId: 12 } });
    expect(draft.state).toMatchObject({ isUnsaved: false, version: 2 });
  });

  test.each([502, 503, 504])('a save that a proxy answered with %i is repeated word for word under its key', async (code) => {
    const draft = draftOf('Hot spots');
    fates = [new Refused({ code })];
    expect(await draft.flush()).toBe(false);
    draft.edit({ enquiryReq: { desc: 'Hot spots on 12 modules' } });
    expect(await draft.flush()).toBe(true);
    expect(keys()[0]).toBeTruthy();
    expect(keys()[1]).toBe(keys()[0]);
    expect(described()).toEqual(['Hot spots', 'Hot spots', 'Hot spots on 12 modules']);
  });

  test('while it is open, a save that no one answered is tried again by itself, ever less often', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const draft = draftOf('Hot spots');
      fates = [new Refused({ code: 502 }), 'lost'];
      draft.open();
      await vi.advanceTimersByTimeAsync(0);
      expect(calls).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(3_000);
      expect(calls).toHaveLength(2);
      await vi.advanceTimersByTimeAsync(5_900);
      expect(calls).toHaveLength(2);
      await vi.advanceTimersByTimeAsync(200);
      expect(draft.state).toMatchObject({ isUnsaved: false, version: 2 });
      expect(new Set(keys()).size).toBe(1);
      await vi.advanceTimersByTimeAsync(120_000);
      expect(calls).toHaveLength(3);
    } finally {
      vi.useRealTimers();
    }
  });

  test('once it is closed, nothing more is sent by itself', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const draft = draftOf('Hot spots');
      fates = ['lost', 'lost', 'lost'];
      draft.open();
      await vi.advanceTimersByTimeAsync(0);
      draft.close();
      await vi.advanceTimersByTimeAsync(120_000);
      expect(calls).toHaveLength(2);
    } finally {
      vi.useRealTimers();
    }
  });

  test('a save that was refused is tried anew under another key', async () => {
    const draft = draftOf('Hot spots');
    fates = [new Refused({ code: 500 })];
    expect(await draft.flush()).toBe(false);
    expect(await draft.flush()).toBe(true);
    expect(new Set(keys()).size).toBe(2);
  });

  test('handing in twice is one call', async () => {
    const draft = draftOf('Hot spots');
    const [first, second] = await Promise.all([draft.submit(), draft.submit()]);
    expect(first).toBe(second);
    expect(calls.map(({ body }) => (body as SaveEnquiryBody).submit)).toEqual([undefined, true]);
  });

  test('handing in again without an answer goes under the same key', async () => {
    const draft = draftOf('Hot spots');
    await draft.flush();
    fates = ['lost'];
    await expect(draft.submit()).rejects.toMatchObject({ failure: 'network' });
    expect(await draft.submit()).toMatchObject({ requestId: 12 });
    expect(keys()[1]).toBeTruthy();
    expect(keys()[1]).toBe(keys()[2]);
  });

  test('a save that the server still works on is repeated under its key', async () => {
    const draft = draftOf('Hot spots');
    fates = [new Refused({ code: 409, data: { key: 'idempotency.running' } })];
    expect(await draft.flush()).toBe(false);
    expect(await draft.flush()).toBe(true);
    expect(new Set(keys()).size).toBe(1);
    expect(toasts.get()).toEqual([]);
  });

  test.each(['request.notDraft', 'onBehalf.notPossible', 'serial.importRunning'])(
    '%s is said as it is, and is no newer state',
    async (key) => {
      const draft = draftOf('Hot spots');
      fates = [new Refused({ code: 409, msg: `The text of ${key}`, data: { key } })];
      expect(await draft.flush()).toBe(false);
      expect(toasts.get()).toMatchObject([{ title: `The text of ${key}` }]);
      expect(draft.state).toMatchObject({ saving: 'failed', isUnsaved: true, theirs: undefined });
      expect(calls).toHaveLength(1);
    },
  );
});

describe('its page', () => {
  const user = events.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });

  interface StoredNote {
    enquiryReq: Record<string, unknown>;
    version: number;
    [more: string]: unknown;
  }
  let stored: StoredNote;
  let calls: Received[];
  let answerSave: (body: SaveEnquiryBody) => unknown;
  const saves = () => calls.filter(({ url }) => url.pathname === saveEnquiry.path).map(({ body }) => body as SaveEnquiryBody);

  function keep({ enquiryReq, submit }: SaveEnquiryBody) {
    stored = { ...stored, enquiryReq: { ...enquiryReq, requestId: 7, requestNo: 'ME-20261120-00007' }, version: stored.version + 1 };
    const firstContactDue = submit ? '2026-11-24T17:00:00.000Z' : null;
    return {
      requestId: 7,
      requestNo: 'ME-20261120-00007',
      version: stored.version,
      status: submit ? 'submitted' : 'draft',
      firstContactDue,
      actions: [],
    };
  }

  beforeEach(() => {
    stored = {
      enquiryReq: { requestId: 7, requestNo: 'ME-20261120-00007', requestType: 1, desc: 'Which torque?', product: 'HD-M72' },
      draft: true,
      customerId: null,
      onBehalf: null,
      version: 3,
      updateTime: '2026-11-20T10:06:31.000Z',
    };
    answerSave = keep;
    calls = stubServer([
      [getEnquiry, () => stored],
      [saveEnquiry, ({ body }: Received) => answerSave(body as SaveEnquiryBody)],
      [listAttachments, []],
      [getCustomerChoice, new Refused({ code: 404 })],
    ]);
  });

  function open(address: string) {
    const router = createMemoryRouter(
      [
        { path: '/note', element: <DraftPage kind={noteKind} /> },
        { path: '*', element: null },
      ],
      { initialEntries: [address] },
    );
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    );
    return { at: () => router.state.location.pathname + router.state.location.search };
  }

  const field = (name: string) => screen.findByRole('textbox', { name });
  const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
  async function write(name: string, text: string) {
    await user.click(await field(name));
    await user.paste(text);
  }

  test('a new draft of any kind goes through its own steps to the last one, and is submitted once', async () => {
    const { at } = open('/note');
    await write('Your question', 'Which torque?');
    expect(screen.getByText('words')).toBeInTheDocument();
    await press('On to the remark');
    await write('Product', 'HD-M72');
    await press(/Continue to attachments/);
    await waitFor(() => expect(at()).toMatch(/^\/note\?(?=.*requestId=7)(?=.*step=attachments)/));
    await press(/Continue to the last check/);
    expect(await screen.findByText('HD-M72')).toBeInTheDocument();
    await user.dblClick(await screen.findByRole('button', { name: /Send the note/ }));
    expect(await screen.findByText('The note is sent')).toBeInTheDocument();
    expect(saves().filter(({ submit }) => submit)).toHaveLength(1);
    expect(saves()[0]?.enquiryReq).toMatchObject({ requestId: null, requestNo: null, requestType: 1 });
  });

  test('of two states, taking the other one shows it in the fields', async () => {
    answerSave = ({ version }) => new Refused({ code: 409, data: { key: 'stale', version } });
    open('/note?requestId=7');
    await field('Your question');
    stored = { ...stored, enquiryReq: { ...stored.enquiryReq, desc: 'By a colleague' }, version: 9 };
    await write('Your question', ' Mine');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Which torque? Mine')).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Take the other one' }));
    expect(await field('Your question')).toHaveValue('By a colleague');
    expect(stored.enquiryReq.desc).toBe('By a colleague');
  });

  test('what a browser kept of a draft that was changed elsewhere is compared before anything is saved', async () => {
    answerSave = () => new Refused({ code: 503 });
    open('/note?requestId=7');
    await write('Your question', ' Mine');
    await waitFor(() => expect(saves()).toHaveLength(1));
    cleanup();
    stored = { ...stored, enquiryReq: { ...stored.enquiryReq, desc: 'By a colleague' }, version: 9 };
    answerSave = keep;
    const before = saves().length;
    open('/note?requestId=7');
    expect(within(await screen.findByRole('dialog')).getByText('By a colleague')).toBeInTheDocument();
    expect(saves()).toHaveLength(before);
  });

  test('a copy says what came along, and can be started empty instead', async () => {
    stored = { ...stored, enquiryReq: { ...stored.enquiryReq, requestId: null, requestNo: null }, version: 0, updateTime: null };
    const { at } = open('/note?requestId=5&action=clone');
    expect(await screen.findByText('A copied note')).toBeInTheDocument();
    await write('Your question', '!');
    await waitFor(() => expect(saves()[0]).toMatchObject({ cloneOf: 5, enquiryReq: { desc: 'Which torque?!' } }));
    cleanup();
    open('/note?requestId=5&action=clone');
    await screen.findByText('A copied note');
    await press('Start empty');
    expect(at()).not.toContain('clone');
  });

  const notDraft = () => new Refused({ code: 409, msg: 'It was submitted', data: { key: 'request.notDraft', status: 'submitted' } });

  test('a draft that another tab submitted moves on to its page with the next save, and saves nothing more', async () => {
    const { at } = open('/note?requestId=7');
    await field('Your question');
    answerSave = notDraft;
    await write('Your question', ' Mine');
    await waitFor(() => expect(at()).toBe(requestPaths.submitted(1, 7)));
    expect(saves()).toHaveLength(1);
    expect(toasts.get().map(({ title }) => title)).toEqual(['It was submitted']);
  });

  test('a file that can no longer be deleted brings the list as it is, and the page of what was submitted', async () => {
    const file = {
      attId: 4,
      fileName: 'plan.pdf',
      size: 900,
      url: '/f',
      contentType: 'application/pdf',
      previewable: false,
      description: '',
    };
    let isSubmitted = false;
    calls = stubServer([
      [getEnquiry, () => (isSubmitted ? notDraft() : stored)],
      [listAttachments, [file]],
      [deleteAttachment, new Refused({ code: 409, msg: 'Nothing to change any more', data: { key: 'attachment.frozen' } })],
    ]);
    const { at } = open('/note?requestId=7&step=attachments');
    const lists = () => calls.filter(({ url }) => url.pathname === listAttachments.path).length;
    await press('Delete plan.pdf');
    isSubmitted = true;
    const before = lists();
    await press('Delete the file');
    await waitFor(() => expect(lists()).toBeGreaterThan(before));
    await waitFor(() => expect(at()).toBe(requestPaths.submitted(1, 7)));
  });

  test('a draft that was submitted in the meantime leads to its page', async () => {
    stubServer([[getEnquiry, new Refused({ code: 409, data: { key: 'request.notDraft', status: 'submitted' } })]]);
    const { at } = open('/note?requestId=7');
    await waitFor(() => expect(at()).toBe(requestPaths.submitted(1, 7)));
  });
});

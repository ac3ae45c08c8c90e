// @shares-process
import { getEnquiry, saveEnquiry } from '@heliodesk/contract/enquiry';
import { getCustomerChoice } from '@heliodesk/contract/account';
import { deleteAttachment, listAttachments, listCaseFiles } from '@heliodesk/contract/attachment';
import type { SaveEnquiryBody } from '@heliodesk/contract/enquiry';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { localClock } from '#src/platform/testing/local-time.ts';
import { toasts } from '#src/platform/feedback/notices.ts';
import { field, press, write } from '#src/platform/testing/fill-in.ts';
import { openPage } from '#src/platform/testing/open-page.tsx';
import { bodiesTo, callsTo, Refused, stubServer } from '#src/platform/testing/stub-server.ts';
import type { Received } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { noteKind } from '../testing/note-kind.tsx';
import { requestPaths } from '../paths.ts';
import { DraftPage } from './draft-page.tsx';

describe('the page of a draft', () => {
  interface StoredNote {
    enquiryReq: Record<string, unknown>;
    version: number;
    [more: string]: unknown;
  }
  let stored: StoredNote;
  let calls: Received[];
  let answerSave: (body: SaveEnquiryBody) => unknown;
  const saves = () => bodiesTo(calls, saveEnquiry) as SaveEnquiryBody[];

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
    const router = openPage(
      [
        { path: '/note', element: <DraftPage kind={noteKind} /> },
        { path: '*', element: null },
      ],
      address,
    );
    return { at: () => router.state.location.pathname + router.state.location.search };
  }

  test('a new draft of any kind goes through its own steps to the last one, and is submitted once', async () => {
    const { at } = open('/note');
    await write('Your question', 'Which torque?');
    expect(screen.getByText('words')).toBeInTheDocument();
    await press('On to the remark');
    await write('Product', 'HD-M72');
    await press(/Continue to files/);
    await waitFor(() => expect(at()).toMatch(/^\/note\?(?=.*requestId=7)(?=.*step=attachments)/));
    await press(/Continue to review/);
    expect(await screen.findByText('HD-M72')).toBeInTheDocument();
    await user.dblClick(await screen.findByRole('button', { name: /Send the note/ }));
    expect(await screen.findByText('The note is sent')).toBeInTheDocument();
    expect(saves().filter(({ submit }) => submit)).toHaveLength(1);
    expect(saves()[0]?.enquiryReq).toMatchObject({ requestId: null, requestNo: null, requestType: 1 });
  });

  test('steps are ways to them once there is a number, and each opens at its first heading', async () => {
    open('/note');
    await write('Your question', 'Which torque?');
    const steps = screen.getByRole('list', { name: 'Steps' });
    expect(within(steps).queryByRole('button', { name: /Files/ })).toBeNull();
    await press('On to the remark');
    await write('Product', 'HD-M72');
    await press(/Continue to files/);
    await user.click(await within(steps).findByRole('button', { name: /Review/ }));
    const heading = await waitFor(() => {
      const [first] = screen.getAllByRole('heading', { level: 2 });
      expect(first).toHaveFocus();
      return first;
    });
    expect(heading).toBeVisible();
    const [question] = within(steps).getAllByRole('button');
    await user.click(question as HTMLElement);
    expect(await field('Your question')).toHaveValue('Which torque?');
  });

  test('of two states, taking the other one shows it in the fields', async () => {
    answerSave = (body) =>
      body.version === stored.version ? keep(body) : new Refused({ code: 409, data: { key: 'stale', version: stored.version } });
    open('/note?requestId=7&step=words');
    await field('Your question');
    stored = { ...stored, enquiryReq: { ...stored.enquiryReq, desc: 'By a colleague' }, version: 9 };
    await write('Your question', ' Mine');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Which torque? Mine')).toBeInTheDocument();
    const before = saves().length;
    await user.click(within(dialog).getByRole('button', { name: 'Use the saved version' }));
    expect(await field('Your question')).toHaveValue('By a colleague');
    await write('Your question', '!');
    await waitFor(() => expect(stored).toMatchObject({ enquiryReq: { desc: 'By a colleague!' }, version: 10 }));
    expect(JSON.stringify(saves().slice(before))).not.toContain(' Mine');
  });

  test('what a browser kept of a draft that was changed elsewhere is compared before anything is saved', async () => {
    answerSave = () => new Refused({ code: 503 });
    open('/note?requestId=7&step=words');
    await write('Your question', ' Mine');
    await waitFor(() => expect(saves()).toHaveLength(1));
    cleanup();
    stored = { ...stored, enquiryReq: { ...stored.enquiryReq, desc: 'By a colleague' }, version: 9 };
    answerSave = keep;
    const before = saves().length;
    open('/note?requestId=7&step=words');
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
    await press('Start from scratch');
    expect(at()).not.toContain('clone');
  });

  const file = {
    attId: 4,
    fileName: 'plan.pdf',
    size: 900,
    url: '/f',
    contentType: 'application/pdf',
    previewable: false,
    description: '',
  };

  const notDraft = () => new Refused({ code: 409, msg: 'It was submitted', data: { key: 'request.notDraft', status: 'submitted' } });

  test('a draft that another tab submitted moves on to its page with the next save, and saves nothing more', async () => {
    const { at } = open('/note?requestId=7&step=words');
    await field('Your question');
    answerSave = notDraft;
    await write('Your question', ' Mine');
    await waitFor(() => expect(at()).toBe(requestPaths.submitted(1, 7)));
    expect(saves()).toHaveLength(1);
    expect(toasts.get().map(({ title }) => title)).toEqual(['It was submitted']);
  });

  test('says when it was saved also for what a step stores by itself', async () => {
    let files = [file];
    calls = stubServer([
      [getEnquiry, () => stored],
      [listAttachments, () => files],
      [deleteAttachment, () => void (files = [])],
    ]);
    open('/note?requestId=7&step=attachments');
    expect(await screen.findByText(localClock('2026-11-20T10:06:31Z'))).toBeInTheDocument();
    await screen.findByRole('button', { name: 'Delete plan.pdf' });
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:09:12Z') });
    try {
      await press('Delete plan.pdf');
      await press('Delete file');
      expect(await screen.findByText(localClock('2026-11-20T10:09:12Z'))).toBeInTheDocument();
    } finally {
      vi.useRealTimers();
    }
  });

  test('the last check says of a file that it is still to be submitted', async () => {
    stubServer([
      [getEnquiry, () => stored],
      [listAttachments, [file]],
      [listCaseFiles, [{ ...file, purpose: 'request' }]],
    ]);
    open('/note?requestId=7&step=complete');
    expect(await screen.findByText('Will be submitted with the request')).toBeInTheDocument();
    expect(screen.queryByText('Submitted with the request')).not.toBeInTheDocument();
  });

  test('a file that can no longer be deleted brings the list as it is, and the page of what was submitted', async () => {
    let isSubmitted = false;
    calls = stubServer([
      [getEnquiry, () => (isSubmitted ? notDraft() : stored)],
      [listAttachments, [file]],
      [deleteAttachment, new Refused({ code: 409, msg: 'Nothing to change any more', data: { key: 'attachment.frozen' } })],
    ]);
    const { at } = open('/note?requestId=7&step=attachments');
    const lists = () => callsTo(calls, listAttachments).length;
    await press('Delete plan.pdf');
    isSubmitted = true;
    const before = lists();
    await press('Delete file');
    await waitFor(() => expect(lists()).toBeGreaterThan(before));
    await waitFor(() => expect(at()).toBe(requestPaths.submitted(1, 7)));
  });

  test('a draft that was submitted in the meantime leads to its page', async () => {
    stubServer([[getEnquiry, new Refused({ code: 409, data: { key: 'request.notDraft', status: 'submitted' } })]]);
    const { at } = open('/note?requestId=7&step=words');
    await waitFor(() => expect(at()).toBe(requestPaths.submitted(1, 7)));
  });
});

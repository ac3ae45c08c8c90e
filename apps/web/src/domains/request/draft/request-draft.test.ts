// @shares-process
import { saveEnquiry } from '@heliodesk/contract/enquiry';
import type { SaveEnquiryBody } from '@heliodesk/contract/enquiry';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { toasts } from '#src/platform/feedback/notices.ts';
import { Refused, stubServer } from '#src/platform/testing/stub-server.ts';
import type { Received } from '#src/platform/testing/stub-server.ts';
import { noteKind, type Note } from '../testing/note-kind.tsx';
import { persistedDrafts } from './persisted-draft.ts';
import { RequestDraft } from './request-draft.ts';

describe('a draft', () => {
  /** What the next saves meet; after that they are answered. */
  let fates: ('lost' | Refused)[];
  let version: number;
  let calls: Received[];

  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
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

  test('a save that was refused is tried again under another key', async () => {
    const draft = draftOf('Hot spots');
    fates = [new Refused({ code: 500 })];
    expect(await draft.flush()).toBe(false);
    expect(await draft.flush()).toBe(true);
    expect(new Set(keys()).size).toBe(2);
  });

  const ofOtherTab: Note = { enquiryReq: { desc: 'Of the other tab', product: '' } };

  test('saving in one tab takes nothing from another tab that has it open', async () => {
    const draft = draftOf('Hot spots');
    await draft.flush();
    sessionStorage.clear();
    persistedDrafts.write(noteKind, '12', { values: ofOtherTab, version: 1 });
    const others = { ...sessionStorage } as Record<string, string>;
    sessionStorage.clear();
    draft.edit({ enquiryReq: { desc: 'Of this tab' } });
    expect(await draft.flush()).toBe(true);
    expect(persistedDrafts.read(noteKind, '12')).toBeUndefined();
    for (const [key, value] of Object.entries(others)) sessionStorage.setItem(key, value);
    expect(persistedDrafts.read(noteKind, '12')).toEqual({ values: ofOtherTab, version: 1 });
  });

  test('what another tab typed last is kept in the browser', async () => {
    const draft = draftOf('Hot spots');
    await draft.flush();
    draft.edit({ enquiryReq: { desc: 'Of this tab' } });
    const own = { ...sessionStorage } as Record<string, string>;
    persistedDrafts.write(noteKind, '12', { values: ofOtherTab, version: 1 });
    for (const [key, value] of Object.entries(own)) sessionStorage.setItem(key, value);
    expect(await draft.flush()).toBe(true);
    expect(persistedDrafts.read(noteKind, '12')).toEqual({ values: ofOtherTab, version: 1 });
  });

  test('nothing of any tab stays in the browser once it was handed in', async () => {
    const draft = draftOf('Hot spots');
    await draft.flush();
    persistedDrafts.write(noteKind, '12', { values: ofOtherTab, version: 1 });
    await draft.submit();
    expect(persistedDrafts.read(noteKind, '12')).toBeUndefined();
    expect(localStorage).toHaveLength(0);
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

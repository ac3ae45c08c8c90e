import { saveModuleClaim } from '@heliodesk/contract/module-claim';
import type { SaveModuleClaimBody } from '@heliodesk/contract/module-claim';
import { beforeEach, expect, test } from 'vitest';
import { toasts } from '#src/platform/feedback/notices.ts';
import { Refused, stubServer } from '#src/platform/testing/stub-server.ts';
import type { Received } from '#src/platform/testing/stub-server.ts';
import { ClaimDraft } from './claim-draft.ts';
import { emptyClaim } from './claim-values.ts';

/** What the next saves meet; after that they are answered. */
let fates: ('lost' | Refused)[];
let calls: Received[];
let version: number;

beforeEach(() => {
  fates = [];
  version = 0;
  calls = stubServer([
    [
      saveModuleClaim,
      () => {
        const fate = fates.shift();
        if (fate === 'lost') throw new TypeError('Failed to fetch');
        version += 1;
        return fate ?? { requestId: 12, requestNo: 'MC-20261120-00042', version, status: 'draft', firstContactDue: null, actions: [] };
      },
    ],
  ]);
});

const keys = () => calls.map(({ headers }) => headers.get('Idempotency-Key'));
const described = () => calls.map(({ body }) => (body as SaveModuleClaimBody).basicReq.desc);
const draftOf = (desc: string): ClaimDraft => {
  const draft = new ClaimDraft({ values: emptyClaim('en'), name: 'new' });
  draft.edit({ basicReq: { desc } });
  return draft;
};

test('a save without an answer is repeated word for word under its key, and what was typed since follows under another', async () => {
  const draft = draftOf('Hot spots');
  fates = ['lost', 'lost'];
  expect(await draft.flush()).toBe(false);
  draft.edit({ basicReq: { desc: 'Hot spots on 12 modules' } });
  expect(await draft.flush()).toBe(false);
  expect(draft.state).toMatchObject({ saving: 'failed', isUnsaved: true });
  expect(await draft.flush()).toBe(true);
  const [key] = keys();
  expect(key).toBeTruthy();
  expect(keys().slice(0, 3)).toEqual([key, key, key]);
  expect(keys()[3]).toBeTruthy();
  expect(keys()[3]).not.toBe(key);
  expect(described()).toEqual(['Hot spots', 'Hot spots', 'Hot spots', 'Hot spots on 12 modules']);
  expect(calls[3]?.body).toMatchObject({ basicReq: { requestId: 12 } });
  expect(draft.state).toMatchObject({ isUnsaved: false, version: 2 });
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
  expect(calls.map(({ body }) => (body as SaveModuleClaimBody).submit)).toEqual([undefined, true]);
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

test.each(['request.notDraft', 'behalf.notPossible', 'serial.importRunning'])('%s is said as it is, and is no newer state', async (key) => {
  const draft = draftOf('Hot spots');
  fates = [new Refused({ code: 409, msg: `The text of ${key}`, data: { key } })];
  expect(await draft.flush()).toBe(false);
  expect(toasts.get()).toMatchObject([{ title: `The text of ${key}` }]);
  expect(draft.state).toMatchObject({ saving: 'failed', isUnsaved: true, theirs: undefined });
  expect(calls).toHaveLength(1);
});

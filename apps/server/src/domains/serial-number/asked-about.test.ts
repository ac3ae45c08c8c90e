// @both-engines
import { listMessages, messageTypes } from '@heliodesk/contract/case-chat';
import { noteTip, recallTip, sendTip, withdrawRequest, type SerialChangeKind } from '@heliodesk/contract/request';
import {
  applyImport,
  deleteAllSerials,
  exportSerialChanges,
  insertSerials,
  listSerialChanges,
  listSerialsInConversation,
  type SerialMark,
} from '@heliodesk/contract/serial-number';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { buildStaff } from '#src/domains/identity/seed.ts';
import { buildModule } from '#src/domains/module/seed.ts';
import { eventually } from '#src/testing/eventually.ts';
import { halves } from '#src/testing/invariants.ts';
import { mailWith } from '#src/testing/mailbox.ts';
import { pickedUpClaim } from '#src/testing/serials-asked.ts';
import { settledImport } from '#src/testing/settled-import.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { serialSheet, serialsFrom } from './seed.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const module = (serialNumber: string) => buildModule(app.platform, { serialNumber, warrantyRegion: 724, warrantyStart: '2024-01-01' });
const sheet = (prefix: string, count: number) => serialSheet(serialsFrom(prefix, count).map((sn) => [sn]));
const sns = ({ data }: { data: readonly { sn: string }[] }): string[] => data.map(({ sn }) => sn);

type Claim = Awaited<ReturnType<typeof pickedUpClaim>>;
const changes = ({ as, agent, requestId }: Claim, changeId: number, kind: SerialChangeKind) =>
  as(agent).call(listSerialChanges, { params: { requestId }, query: { changeId, kind } });
const recallNow = async ({ as, agent, requestId, seen }: Claim, tipsId: number) =>
  as(agent).call(recallTip, { body: { requestId, version: (await seen()).version, tipsId } });

describe('asking about serial numbers', () => {
  it('unlocks the list, says which are in question, and is mailed', async () => {
    await module('ASKED00000001');
    const claim = await pickedUpClaim(app, ['ASKED00000001', ...serialsFrom('ASKED', 2, 2)]);
    const { customer, agent, as, requestId } = claim;
    expect(await claim.insert(customer, 'ASKED00000009')).toMatchObject({ code: 409, key: 'serial.frozen' });
    const { code, data } = await claim.ask({ verdicts: ['unknown'], serials: ['asked00000001'] });
    expect(code).toBe(200);
    expect(data).toMatchObject({
      waitingOn: 'customer',
      tip: { tipsType: 3, state: 'open', serials: { all: false, rows: 3 }, photos: [] },
    });
    await mailWith(app, customer.email, /Not in our registry.*ASKED00000001[^]*Two of them are unknown/u);
    const { messages } = (await as(customer).call(listMessages, { query: { requestId } })).data;
    expect(messages.at(-1)).toMatchObject({ type: messageTypes.tip, msgId: data.tip.msgId });
    expect((await claim.insert(customer, 'ASKED00000009')).data).toMatchObject({ inserted: 1 });
    const marked = async (mark: SerialMark) => sns(await claim.list(customer, { mark }));
    expect(await marked('asked')).toEqual(['ASKED00000001', 'ASKED00000002', 'ASKED00000003']);
    expect(await marked('added')).toEqual(['ASKED00000009']);
    const shown = await as(customer).call(listSerialsInConversation, { params: { requestId }, query: { verdict: 'unknown' } });
    expect(shown.data.map(({ mark }) => mark)).toEqual(['asked', 'asked', 'added']);
    expect((await claim.tips(agent))[0]).toMatchObject({ serialChanges: { total: 4, counts: { added: 1, removed: 0, changed: 0 } } });
  });

  it('names what is wrong: nothing chosen, no reason, numbers that aren’t there, another kind, another state', async () => {
    const claim = await pickedUpClaim(app, ['WRONGASK00001']);
    const refused = async (asked: object) => (await claim.ask(asked)).errors?.map(({ path, rule }) => `${path} ${rule}`);
    expect(await refused({})).toEqual(['verdicts nothingAsked']);
    expect(await refused({ all: true, content: ' ' })).toEqual(['content required']);
    expect(await refused({ serials: ['ELSEWHERE0001'] })).toEqual(['serials serialNotListed']);
    expect(await refused({ verdicts: ['ok'] })).toEqual(['verdicts noSuchSerials']);
    const body = { requestId: claim.requestId, tipsType: 3 as const, content: 'Why', all: true };
    expect(await claim.as(claim.customer).call(sendTip, { body })).toMatchObject({ code: 403 });
    const other = await buildStaff(app.platform, { role: 'tracker_agent' });
    expect(await claim.as(other).call(sendTip, { body })).toMatchObject({ code: 404 });
    expect((await claim.tips()).length).toBe(0);
  });

  it('again goes on with what the customer has changed so far', async () => {
    const claim = await pickedUpClaim(app, serialsFrom('AGAIN', 3));
    const first = (await claim.ask()).data.tip;
    await claim.remove(claim.customer, 'AGAIN00000001');
    const second = (await claim.ask({ serials: ['AGAIN00000002'] })).data.tip;
    expect(await claim.confirm(claim.customer, first)).toMatchObject({ key: 'tip.closed', data: { state: 'superseded' } });
    expect(sns(await claim.list(claim.customer, { mark: 'asked' }))).toEqual(['AGAIN00000002']);
    expect((await claim.confirm(claim.customer, second)).data).toMatchObject({ serialChanges: { counts: { removed: 1 } } });
  });
});

describe('answering about serial numbers', () => {
  it('needs a change or a note, counts once, locks the list, and shows what was added, removed and changed', async () => {
    await module('ANSWER0000001');
    const claim = await pickedUpClaim(app, ['ANSWER0000001', ...serialsFrom('ANSWER', 4, 20)]);
    const { customer, agent, as, requestId } = claim;
    const kept = (await claim.list(customer)).data;
    const { tip } = (await claim.ask({ verdicts: ['unknown'] })).data;
    expect(await claim.confirm(customer, tip)).toMatchObject({ code: 510, errors: [{ path: 'content', rule: 'serialsUnchanged' }] });
    await claim.remove(customer, 'ANSWER00000020', 'ANSWER00000021', 'ANSWER00000022');
    // One comes back as it was, one with a type.
    await claim.insert(customer, 'ANSWER00000021', 'ANSWERNEW0001');
    await as(customer).call(insertSerials, {
      body: { requestId, snList: [{ sn: 'ANSWER00000022', moduleType: 'HD-M72' }] },
    });
    const answered = await claim.confirm(customer, tip);
    expect(answered.data).toMatchObject({
      state: 'confirmed',
      serialChanges: {
        total: 5,
        counts: { added: 1, removed: 1, changed: 1 },
        first: [
          { kind: 'added', sn: 'ANSWERNEW0001', was: null },
          { kind: 'removed', sn: 'ANSWER00000020' },
          { kind: 'changed', sn: 'ANSWER00000022', moduleType: 'HD-M72', was: { moduleType: '', power: null } },
        ],
      },
    });
    expect(await claim.confirm(customer, tip)).toMatchObject({ code: 409, key: 'tip.closed', data: { state: 'confirmed' } });
    expect(await claim.insert(customer, 'ANSWERLATE001')).toMatchObject({ key: 'serial.frozen' });
    expect(await claim.seen()).toMatchObject({ tips: 0, waitingOn: 'us' });
    // Those that stayed are the same entries, in their place.
    const now = (await claim.list(customer)).data;
    const idOf = (rows: typeof now, sn: string) => rows.find((row) => row.sn === sn)?.id;
    for (const sn of ['ANSWER0000001', 'ANSWER00000021', 'ANSWER00000023']) expect(idOf(now, sn)).toBe(idOf(kept, sn));
    const changeId = answered.data.serialChanges?.changeId ?? 0;
    expect(sns(await changes(claim, changeId, 'removed'))).toEqual(['ANSWER00000020']);
    expect(sns(await changes(claim, changeId, 'changed'))).toEqual(['ANSWER00000022']);
    expect((await as(agent).call(exportSerialChanges, { body: { requestId, changeId } })).code).toBe(200);
    const stranger = await buildCustomer(app.platform);
    expect((await as(stranger).call(listSerialChanges, { params: { requestId }, query: { changeId } })).code).toBe(404);
    const elsewhere = await pickedUpClaim(app, ['ANSWEROTHER01']);
    expect((await changes(elsewhere, changeId, 'added')).code).toBe(404);
  });

  it('stays as it was answered when a later task changes the list once more', async () => {
    const claim = await pickedUpClaim(app, ['TWICE00000001']);
    const first = (await claim.ask()).data.tip;
    await claim.insert(claim.customer, 'TWICE00000002');
    const changeId = (await claim.confirm(claim.customer, first)).data.serialChanges?.changeId ?? 0;
    const second = (await claim.ask()).data.tip;
    await claim.remove(claim.customer, 'TWICE00000002');
    await claim.insert(claim.customer, 'TWICE00000003');
    await claim.confirm(claim.customer, second);
    expect(sns(await changes(claim, changeId, 'added'))).toEqual(['TWICE00000002']);
    expect(await claim.tips(claim.agent)).toMatchObject([
      { serialChanges: { counts: { added: 1, removed: 0 } } },
      { serialChanges: { counts: { added: 1, removed: 1 } } },
    ]);
  });

  it('takes a note for a change, waits for imports, and evaluates the list again', async () => {
    const claim = await pickedUpClaim(app, ['REPORT0000001']);
    const { customer, as, requestId } = claim;
    const { tip } = (await claim.ask()).data;
    const { importId } = (await claim.upload(customer, await sheet('REPORTNEW', 3))).data;
    await settledImport(as(customer), requestId);
    await as(customer).call(noteTip, { body: { msgId: tip.msgId, content: 'The label says so.' } });
    expect(await claim.confirm(customer, tip)).toMatchObject({ code: 409, key: 'serial.importOpen' });
    await as(customer).call(applyImport, { query: { requestId, importId } });
    expect(await settledImport(as(customer), requestId)).toMatchObject({ state: 'done' });
    await module('REPORT0000001');
    expect((await claim.confirm(customer, tip)).data).toMatchObject({ serialChanges: { total: 4, counts: { added: 3 } } });
    await eventually(async () => expect(await claim.summary()).toMatchObject({ verdicts: { ok: 1, unknown: 3 } }));
    const again = (await claim.ask()).data.tip;
    await as(customer).call(noteTip, { body: { msgId: again.msgId, content: 'All are right.' } });
    expect((await claim.confirm(customer, again)).data).toMatchObject({ note: 'All are right.', serialChanges: { counts: { added: 0 } } });
  });

  it('is for the company and staff who act for it, and no one else', async () => {
    const claim = await pickedUpClaim(app, ['RIGHTS0000001']);
    const { tip } = (await claim.ask()).data;
    const [colleague, stranger] = [await buildCustomer(app.platform, { company: claim.customer }), await buildCustomer(app.platform)];
    const tracker = await buildStaff(app.platform, { role: 'tracker_agent' });
    for (const person of [stranger, tracker]) {
      expect((await claim.insert(person, 'RIGHTS0000002')).code).toBe(404);
      expect((await claim.confirm(person, tip)).code).toBe(404);
    }
    expect((await claim.insert(colleague, 'RIGHTS0000002')).data).toMatchObject({ inserted: 1 });
    expect((await claim.insert(claim.agent, 'RIGHTS0000003')).data).toMatchObject({ inserted: 1 });
    expect((await claim.confirm(claim.agent, tip)).code).toBe(200);
    const { events } = await claim.seen();
    expect(events?.find(({ action }) => action === 'answerTip')?.onBehalfOf).toBeTruthy();
  });

  it('tells others of new numbers only once they are confirmed, and no one when a guessed warranty ended', async () => {
    await buildModule(app.platform, { serialNumber: 'GUESSED000001', warrantyRegion: 724, warrantyStart: '1990-01-01' });
    const claim = await pickedUpClaim(app, ['GUESSER000001']);
    const { tip } = (await claim.ask()).data;
    await claim.insert(claim.customer, 'GUESSED000001');
    const detail = async () => (await claim.list(claim.customer, { text: 'GUESSED' })).data[0];
    expect(await detail()).toMatchObject({ verdict: 'outOfWarranty', detail: '' });
    const elsewhere = async (sn: string) => (await (await pickedUpClaim(app, [sn])).list(claim.agent)).data[0]?.verdict;
    await module('UNCONFIRMED01');
    await claim.insert(claim.customer, 'UNCONFIRMED01');
    expect(await elsewhere('UNCONFIRMED01')).toBe('ok');
    await claim.remove(claim.customer, 'UNCONFIRMED01');
    await claim.confirm(claim.customer, tip);
    expect((await detail())?.detail).toMatch(/^\d{4}-/u);
    expect(await elsewhere('GUESSED000001')).toBe('inOtherClaim');
  });
});

describe('recalling a task about serial numbers', () => {
  it('brings the list back as it was, ends an import, and lets no one answer', async () => {
    await module('RECALL0000001');
    const claim = await pickedUpClaim(app, ['RECALL0000001', ...serialsFrom('RECALL', 3, 10)]);
    const { customer, as, requestId } = claim;
    const before = (await claim.list(customer)).data;
    const { tip } = (await claim.ask()).data;
    await claim.remove(customer, 'RECALL0000001', 'RECALL00000011');
    await claim.insert(customer, 'RECALLNEW0001', 'RECALL00000011');
    await claim.upload(customer, await sheet('RECALLFILE', 5));
    await settledImport(as(customer), requestId);
    expect((await recallNow(claim, tip.tipsId)).data).toMatchObject({ waitingOn: 'us', tip: { state: 'recalled', serialChanges: null } });
    expect((await claim.list(customer)).data).toEqual(before.map((row) => ({ ...row, mark: null })));
    expect(await claim.summary()).toMatchObject({ total: 4, verdicts: { ok: 1, unknown: 3 } });
    expect(await settledImport(as(customer), requestId)).toMatchObject({ state: 'cancelled' });
    expect(await claim.confirm(customer, tip)).toMatchObject({ key: 'tip.closed', data: { state: 'recalled' } });
    expect(await claim.insert(customer, 'RECALLNEW0002')).toMatchObject({ key: 'serial.frozen' });
    expect((await claim.tips())[0]).toMatchObject({ state: 'recalled', content: '', serials: null });
  });

  it('comes with withdrawing the claim, also when all numbers were deleted', async () => {
    const claim = await pickedUpClaim(app, serialsFrom('WITHDRAW', 4));
    await claim.ask();
    await claim.as(claim.customer).call(deleteAllSerials, { query: { requestId: claim.requestId } });
    expect(await claim.summary()).toMatchObject({ total: 0 });
    const body = { requestId: claim.requestId, version: (await claim.seen()).version, reason: 'Repaired' };
    expect((await claim.as(claim.customer).call(withdrawRequest, { body })).code).toBe(200);
    expect(await claim.summary()).toMatchObject({ total: 4, verdicts: { unknown: 4 } });
  });

  it.each(['reading', 'adding'] as const)('ends an import that is %s cleanly', async (phase) => {
    const claim = await pickedUpClaim(app, [`RACING${phase.toUpperCase()}1`]);
    const { customer, as, requestId } = claim;
    const { tip } = (await claim.ask()).data;
    const { importId } = (await claim.upload(customer, await sheet(`RACE${phase.toUpperCase()}`, 3_000))).data;
    if (phase === 'adding') {
      await settledImport(as(customer), requestId);
      await as(customer).call(applyImport, { query: { requestId, importId } });
    }
    expect((await recallNow(claim, tip.tipsId)).code).toBe(200);
    expect((await settledImport(as(customer), requestId)).state).toMatch(/cancelled|done/u);
    await eventually(async () => expect(await claim.summary()).toMatchObject({ total: 1 }));
    expect((await claim.list(customer)).total).toBe(1);
    // The room that was kept for it is there again.
    const again = (await claim.ask()).data.tip;
    await claim.insert(customer, `AFTER${phase.toUpperCase()}001`);
    expect((await claim.confirm(customer, again)).data).toMatchObject({ serialChanges: { total: 2, counts: { added: 1 } } });
    const { db } = app.platform;
    const list = await db.selectFrom('serial_list').select(['reserved']).where('owner_id', '=', requestId).executeTakeFirst();
    expect(list?.reserved).toBe(0);
  });

  it.each([1, 2, 3])('and an answer at the same time have one outcome (%i)', async (round) => {
    const claim = await pickedUpClaim(app, [`SAMETIME00${round}01`]);
    const { tip } = (await claim.ask()).data;
    await claim.insert(claim.customer, `SAMETIME00${round}02`);
    const { version } = await claim.seen();
    const [answer, recall] = await Promise.all([
      claim.confirm(claim.customer, tip),
      claim.as(claim.agent).call(recallTip, { body: { requestId: claim.requestId, version, tipsId: tip.tipsId } }),
    ]);
    const [told] = await claim.tips(claim.agent);
    expect([answer.code === 200, recall.code === 200].filter(Boolean)).toHaveLength(1);
    expect(told?.state).toBe(answer.code === 200 ? 'confirmed' : 'recalled');
    expect(await claim.summary()).toMatchObject({ total: answer.code === 200 ? 2 : 1 });
  });
});

describe('many serial numbers', () => {
  it('are asked about, replaced and brought back by a few statements', async () => {
    const count = 4_000;
    const claim = await pickedUpClaim(app, serialsFrom('MANY', count));
    const { customer, as, requestId } = claim;
    const { tip } = (await claim.ask()).data;
    expect(tip.serials).toMatchObject({ rows: count });
    await as(customer).call(deleteAllSerials, { query: { requestId } });
    await claim.insert(customer, ...serialsFrom('MANY', count / 2));
    const answered = (await claim.confirm(customer, tip)).data;
    expect(answered.serialChanges).toMatchObject({ total: count / 2, counts: { added: 0, removed: count / 2, changed: 0 } });
    expect(answered.serialChanges?.first).toHaveLength(8);
    const { db } = app.platform;
    const stored = await db.selectFrom('tip').select(['before', 'after']).where('id', '=', tip.tipsId).executeTakeFirstOrThrow();
    expect(JSON.stringify(stored).length).toBeLessThan(5_000);
  });
});

describe('after all changes', () => {
  it('nothing is half there', async () => {
    expect(await halves(app)).toEqual([]);
  });
});

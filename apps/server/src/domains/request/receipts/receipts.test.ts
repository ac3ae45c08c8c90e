// @both-engines
import { createHash } from 'node:crypto';
import { downloadReceiptRecord, downloadReceiptRecordAsGuest, listReceipts, listReceiptsAsGuest } from '@heliodesk/contract/request';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { buildCase } from '#src/domains/case-chat/seed.ts';
import { buildStaff } from '#src/domains/identity/seed.ts';
import { buildReceipt, exchangeFacts } from '#src/domains/request/seed.ts';
import { buildGuest, buildRtsContact } from '#src/testing/guests.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const as = ({ token }: { token: string }) => app.client(token);
const list = async (who: { token: string }, requestId: number) => (await as(who).call(listReceipts, { query: { requestId } })).data;
const recordOf = async (who: { token: string }, receiptId: number) =>
  (await as(who).call(downloadReceiptRecord, { query: { receiptId } })).raw.rawPayload;

describe('the receipt of a confirmation', () => {
  it('records what exactly was confirmed, who did it and when, under a number and a digest that anyone can recompute', async () => {
    const built = await buildCase(app.platform);
    const receiptId = await buildReceipt(app.platform, built.customer, built);
    const [receipt] = await list(built.customer, built.requestId);
    expect(receipt).toMatchObject({ receiptId, number: `${built.requestNo}-1`, kind: 'solution', confirmedFor: '' });
    const record = await recordOf(built.customer, receiptId);
    expect(createHash('sha256').update(record).digest('hex')).toBe(receipt?.digest);
    expect(JSON.parse(record.toString())).toEqual({
      number: `${built.requestNo}-1`,
      requestNo: built.requestNo,
      kind: 'solution',
      confirmedAt: receipt?.confirmTime,
      confirmedBy: { name: receipt?.confirmedBy, email: built.customer.email, company: expect.any(String) as string, session: 'customer' },
      confirmedFor: '',
      language: 'en',
      facts: exchangeFacts,
    });
  });

  it('is numbered within its request, and names the contact that staff confirm for', async () => {
    const built = await buildCase(app.platform);
    await buildReceipt(app.platform, built.customer, built);
    await buildReceipt(app.platform, built.agent, built);
    const [first, second] = await list(built.agent, built.requestId);
    expect([first?.number, second?.number]).toEqual([`${built.requestNo}-1`, `${built.requestNo}-2`]);
    expect(second).toMatchObject({ confirmedFor: first?.confirmedBy });
    expect(JSON.parse((await recordOf(built.agent, second?.receiptId ?? 0)).toString())).toMatchObject({
      confirmedBy: { session: 'staff' },
      confirmedFor: first?.confirmedBy,
    });
  });

  it('can’t be changed, nor have a digest of anything else', async () => {
    const built = await buildCase(app.platform);
    const id = await buildReceipt(app.platform, built.customer, built);
    const { db } = app.platform;
    await expect(db.updateTable('receipt').set({ kind: 'solution' }).where('id', '=', id).execute()).rejects.toThrow('can not be changed');
    const row = await db.selectFrom('receipt').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const forged = { ...row, id: undefined, position: 2, number: 'R-2', record: row.record.replace('accepted', 'declined') };
    await expect(db.insertInto('receipt').values(forged).execute()).rejects.toThrow('check');
  });

  it('is for those who see the request: the company, its team and the guest of the request', async () => {
    const customer = await buildRtsContact(app.platform);
    const built = await buildCase(app.platform, { customer });
    const guest = await buildGuest(app, built.requestId);
    const receiptId = await buildReceipt(app.platform, guest, built);
    const colleague = await buildCustomer(app.platform, { company: customer });
    for (const who of [customer, colleague, built.agent]) expect(await list(who, built.requestId)).toMatchObject([{ receiptId }]);
    expect((await as(guest).call(listReceiptsAsGuest, { query: { requestId: built.requestId } })).data).toMatchObject([
      { receiptId, confirmedBy: guest.name },
    ]);
    const record = (await as(guest).call(downloadReceiptRecordAsGuest, { query: { receiptId } })).raw.json<object>();
    expect(record).toMatchObject({ confirmedBy: { name: guest.name, email: guest.email, session: 'guest' } });

    const other = await buildCase(app.platform, { customer: await buildRtsContact(app.platform) });
    const stranger = await buildCustomer(app.platform);
    const otherTeam = await buildStaff(app.platform, { role: 'tracker_agent' });
    for (const who of [stranger, otherTeam]) {
      expect((await as(who).call(listReceipts, { query: { requestId: built.requestId } })).code).toBe(404);
      expect((await as(who).call(downloadReceiptRecord, { query: { receiptId } })).code).toBe(404);
    }
    const otherGuest = await buildGuest(app, other.requestId);
    expect((await as(otherGuest).call(listReceiptsAsGuest, { query: { requestId: built.requestId } })).code).toBe(404);
    expect((await as(otherGuest).call(downloadReceiptRecordAsGuest, { query: { receiptId } })).code).toBe(404);
    expect((await as(otherGuest).call(downloadReceiptRecord, { query: { receiptId } })).code).toBe(403);
  });
});

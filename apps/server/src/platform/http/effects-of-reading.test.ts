// @both-engines
import { queryModule } from '@heliodesk/contract/module';
import { getInvoice } from '@heliodesk/contract/payment';
import { deskCounts, deskList, tipTypes } from '@heliodesk/contract/request';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { buildStaff } from '#src/domains/identity/seed.ts';
import { agreeTo, buildEntered, buildPayingPeople, openTipOf } from '#src/testing/bank-tasks.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

interface Person {
  userId: number;
  token: string;
}

const endSession = ({ userId }: Person) => app.platform.db.deleteFrom('session').where('user_id', '=', userId).execute();
const changeSession = ({ userId }: Person) =>
  app.platform.db.updateTable('session').set({ proved_at: app.clock.now() }).where('user_id', '=', userId).execute();

/** Someone with bank details to confirm, who has read them before. */
async function buildReader() {
  const people = await buildPayingPeople(app);
  const { customer } = people;
  const entered = await buildEntered(app, people);
  await agreeTo(app, people.finance, entered);
  const { tipsId } = await openTipOf(app, customer, entered.requestId, tipTypes.bankCheck);
  const read = async () => (await app.client(customer.token).call(getInvoice, { query: { tipsId } })).code;
  expect(await read()).toBe(200);
  return { customer, read };
}

/** How often it was written down that someone read their own bank details. */
async function timesRead({ userId }: Person): Promise<number> {
  const rows = app.platform.db.selectFrom('audit').select('id').where('actor_id', '=', userId);
  return (await rows.where('action', '=', 'payment.readOwnBankDetails').execute()).length;
}

describe('what a call does beside reading, by someone who called before', () => {
  it('is not written down if the session has ended', async () => {
    const { customer, read } = await buildReader();
    const before = await timesRead(customer);
    await endSession(customer);
    expect(await read()).toBe(401);
    expect(await timesRead(customer)).toBe(before);
  });

  it('is written down once, also if the caller has changed', async () => {
    const { customer, read } = await buildReader();
    const before = await timesRead(customer);
    app.clock.advance({ seconds: 1 });
    await changeSession(customer);
    expect(await read()).toBe(200);
    expect(await timesRead(customer)).toBe(before + 1);
  });

  it('is not counted for their company if the session has ended, and once for the address', async () => {
    const customer = await buildCustomer(app.platform);
    const used = (name: string, key: string) => app.platform.throttle.used({ name, points: 1_000_000, seconds: 86_400 }, key);
    const ask = (from: string) =>
      app.client(customer.token).call(queryModule, { query: { sn: 'HDEFFECTS00001' } }, { headers: { 'x-forwarded-for': from } });
    await ask('198.51.100.70');
    await endSession(customer);
    expect((await ask('198.51.100.71')).code).toBe(200);
    expect(await used('serial-judged', String(customer.accountId))).toBe(1);
    expect(await used('module-query-minute', '198.51.100.71')).toBe(1);
  });

  it('leaves no count of the desk behind that the former roles had', async () => {
    const people = await buildPayingPeople(app);
    await buildEntered(app, people);
    const reader = await buildStaff(app.platform, { role: 'module_agent' });
    const client = app.client(reader.token);
    const counted = async () => {
      const [list, counts] = [await client.call(deskList, { query: {} }), await client.call(deskCounts, {})];
      return [list.total, counts.data.counts.all];
    };
    const seen = await counted();
    expect(seen.every((count) => Number(count) > 0)).toBe(true);
    app.clock.advance({ seconds: 10 });
    await app.platform.db.updateTable('user_role').set({ role: 'tracker_agent' }).where('user_id', '=', reader.userId).execute();
    expect(await counted()).toEqual([0, 0]);
  });
});

// @both-engines
import { listBankDetails, listPayments } from '@heliodesk/contract/payment';
import { deskCounts, deskList, type FinanceView } from '@heliodesk/contract/request';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildStaff, type BuiltUser } from '#src/domains/identity/seed.ts';
import { buildEntered, buildPayingPeople, type PayingPeople } from '#src/testing/bank-tasks.ts';
import { buildDue, buildPaid } from '#src/testing/payments.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
let people: PayingPeople;
/** Claims of both kinds, the latest first. */
let toCheck: number[];
let toPay: number[];
beforeAll(async () => {
  app = await startTestApp();
  people = await buildPayingPeople(app);
  const entered = async () => (await buildEntered(app, people)).requestId;
  const due = async () => (await buildDue(app, people)).requestId;
  await buildPaid(app, people);
  toCheck = [await entered(), await entered()];
  toPay = [await due(), await due()];
  // The one that was asked for first is due last, so that the order is told by the date alone.
  const first = (ids: number[]) => ids.toReversed();
  const later = new Date(app.clock.now().getTime() + 30 * 86_400_000);
  const { db } = app.platform;
  await db
    .updateTable('bank_details')
    .set({ check_due: later })
    .where('request_id', '=', toCheck[0] ?? 0)
    .execute();
  await db
    .updateTable('payment')
    .set({ due_at: later })
    .where('request_id', '=', toPay[0] ?? 0)
    .execute();
  toCheck = first(toCheck);
  toPay = first(toPay);
});
afterAll(() => app.stop());

const desk = (who: { token: string }, query: object) => app.client(who.token).call(deskList, { query });
const shown = async (who: { token: string }, view: FinanceView, query: object = {}) => {
  const { data, total } = await desk(who, { view, ...query });
  const { counts } = (await app.client(who.token).call(deskCounts, {})).data;
  return { ids: data.map(({ requestId }) => requestId), total, counted: counts[view] };
};

describe('the views of what waits for finance', () => {
  const both = { role: 'finance' } as const;
  let agentOfFinance: BuiltUser;
  beforeAll(async () => {
    agentOfFinance = await buildStaff(app.platform, both);
    await app.platform.db.insertInto('user_role').values({ user_id: agentOfFinance.userId, role: 'module_agent' }).execute();
  });

  it('hold the claims of finance’s lists, first what is due first, for leads and for those of finance who have a desk', async () => {
    for (const who of [people.lead, agentOfFinance]) {
      expect(await shown(who, 'bankCheck')).toEqual({ ids: toCheck, total: 2, counted: 2 });
      expect(await shown(who, 'toPay')).toEqual({ ids: toPay, total: 2, counted: 2 });
    }
    const finance = app.client(people.finance.token);
    const checks = (await finance.call(listBankDetails, { query: {} })).data;
    const payments = (await finance.call(listPayments, { query: {} })).data;
    expect(checks.map(({ requestId }) => requestId)).toEqual(toCheck);
    expect(payments.map(({ requestId }) => requestId)).toEqual(toPay);
  });

  it('say by when finance should act, and turn round with a filter and another order', async () => {
    const { data } = await desk(people.lead, { view: 'bankCheck' });
    const { data: details } = await app.client(people.finance.token).call(listBankDetails, { query: {} });
    expect(data.map(({ financeDue }) => financeDue)).toEqual(details.map(({ checkDue }) => checkDue));
    expect((await desk(people.lead, { view: 'all' })).data.map(({ financeDue }) => financeDue)).not.toContainEqual(expect.any(String));
    expect((await shown(people.lead, 'toPay', { isAsc: 'desc' })).ids).toEqual(toPay.toReversed());
    expect((await shown(people.lead, 'toPay', { status: 'completed' })).ids).toEqual([]);
    expect((await shown(people.lead, 'toPay', { orderByColumn: 'createTime', isAsc: 'asc' })).ids).toEqual(toPay.toReversed());
    expect((await shown(people.lead, 'toPay', { orderByColumn: 'lastWord' })).ids.toSorted()).toEqual(toPay.toSorted());
    expect((await shown(people.lead, 'toPay', { pageSize: 10, pageNum: 2 })).ids).toEqual([]);
  });

  it('are empty for agents, and for finance without a desk', async () => {
    for (const who of [people.agent, people.finance])
      for (const view of ['bankCheck', 'toPay'] as const) expect(await shown(who, view)).toEqual({ ids: [], total: 0, counted: 0 });
  });
});

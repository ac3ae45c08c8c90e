import { markPaid, recomInvoice } from '@heliodesk/contract/payment';
import { confirmTip, tipTypes } from '@heliodesk/contract/request';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compensation } from '#src/domains/solution/seed.ts';
import { agreeTo, buildPayingPeople, openTipOf, type PayingPeople } from '#src/testing/bank-tasks.ts';
import { buildPaid, paidBody, paymentsSeenBy } from '#src/testing/payments.ts';
import { claimOf } from '#src/testing/reopened-claims.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { spanishBank } from './seed.ts';

let app: TestApp;
let people: PayingPeople;
beforeAll(async () => {
  app = await startTestApp();
  people = await buildPayingPeople(app);
});
afterAll(() => app.stop());

const rowsOf = (requestId: number) =>
  app.platform.db.selectFrom('payment').selectAll().where('request_id', '=', requestId).orderBy('id').execute();

/** A claim with a refused piece, whose compensation was paid, and which was completed and reopened. */
async function buildReopened(type: 'module' | 'tracker' = 'module') {
  const { requestId } = await buildPaid(app, people, { type, pieces: 4, refused: 1, solutions: [compensation({ quantity: 3 })] });
  const claim = claimOf(app, people, requestId);
  expect((await claim.complete()).code).toBe(200);
  expect((await claim.reopen()).code).toBe(200);
  return claim;
}

describe('a compensation of a reopened claim', () => {
  it.each(['module', 'tracker'] as const)('of a %s claim is paid once more, approved, checked and confirmed again', async (type) => {
    const claim = await buildReopened(type);
    const { requestId } = claim;
    const [first] = await rowsOf(requestId);
    expect(await paymentsSeenBy(app, people.customer, requestId)).toMatchObject([{ paid: true }]);
    await claim.acceptRefused(type);
    await claim.save(people.agent, compensation({ quantity: 1, unitPrice: '99.00' }));
    await claim.send(people.agent);
    expect((await claim.approve(people.agent)).code).not.toBe(200);
    expect((await claim.approve(people.lead)).code).toBe(200);
    await claim.answer(0);
    // What was confirmed for the first payment is looked at again: nothing is paid before that.
    expect(await rowsOf(requestId)).toEqual([first]);
    const bank = await app.platform.db.selectFrom('bank_details').selectAll().where('request_id', '=', requestId).executeTakeFirstOrThrow();
    expect(bank).toMatchObject({ state: 'entered', confirmed_at: null, checked_by: null });
    const checked = await agreeTo(app, people.finance, { bankDetailsId: bank.id, version: bank.version });
    expect(checked.code).toBe(200);
    const { tipsId } = await openTipOf(app, people.customer, requestId, tipTypes.bankCheck);
    const confirmed = { tipsId, version: checked.data.version, ...spanishBank };
    expect((await claim.customer.call(recomInvoice, { body: confirmed })).code).toBe(200);
    const { msgId } = await openTipOf(app, people.customer, requestId, tipTypes.creditNote);
    expect((await claim.customer.call(confirmTip, { query: { msgId } })).code).toBe(200);
    const second = (await rowsOf(requestId))[1];
    expect(second).toMatchObject({ state: 'due', amount: '99.00' });
    expect((await claim.complete()).key).toBe('action.blocked');
    const body = await paidBody(app, people.finance2, { requestId, paymentId: second?.id ?? 0, version: second?.version ?? 0 });
    expect((await app.client(people.finance2.token).call(markPaid, { body })).code).toBe(200);
    expect((await claim.complete()).code).toBe(200);
    const rows = await rowsOf(requestId);
    expect(rows.map(({ state }) => state)).toEqual(['paid', 'paid']);
    expect(rows[0]).toEqual(first);
    expect(new Set(rows.map(({ solution_id: solutionId }) => solutionId)).size).toBe(2);
    expect(await paymentsSeenBy(app, people.customer, requestId)).toHaveLength(2);
  });

  it('leaves the bank details alone where nothing more is paid', async () => {
    const claim = await buildReopened();
    expect((await claim.complete()).code).toBe(200);
    const { requestId } = claim;
    const bank = await app.platform.db.selectFrom('bank_details').selectAll().where('request_id', '=', requestId).executeTakeFirstOrThrow();
    expect(bank.state).toBe('confirmed');
    expect(await rowsOf(requestId)).toHaveLength(1);
  });
});

// @both-engines
import { addPaymentProof, getBankDetails, getPayment, markPaid, returnBankDetails } from '@heliodesk/contract/payment';
import { confirmTip } from '@heliodesk/contract/request';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildFactor, buildStaff, type BuiltUser } from '#src/domains/identity/seed.ts';
import { buildPayingPeople, type PayingPeople } from '#src/testing/bank-tasks.ts';
import { buildAnnounced, buildDue, paidBody, paymentIdOf } from '#src/testing/payments.ts';
import { codesOf, raceOften, startTwoInstances, type TwoInstances } from '#src/testing/races.ts';
import type { TestApp } from '#src/testing/test-app.ts';

/** Pairs of each race in CI; 200 in a long run. */
const few = 3;

let both: TwoInstances;
let app: TestApp;
let other: TestApp;
let people: PayingPeople;
let third: BuiltUser;
beforeAll(async () => {
  both = await startTwoInstances();
  ({ app, other } = both);
});
// One person can't upload as many files in an hour as a long run needs.
beforeEach(async () => {
  people = await buildPayingPeople(app);
  third = await buildStaff(app.platform, { role: 'finance', name: 'Ana Pires' });
  await buildFactor(app.platform, third);
});
afterAll(() => both.stop());

/** What has become of a payment: who paid it, how often that was said and done. */
async function endOf(paymentId: number) {
  const { db } = app.platform;
  const payment = await db.selectFrom('payment').selectAll().where('id', '=', paymentId).executeTakeFirstOrThrow();
  const events = await db.selectFrom('payment_event').select('action').where('payment_id', '=', paymentId).orderBy('id').execute();
  const request = await db.selectFrom('request').select('running_solutions').where('id', '=', payment.request_id).executeTakeFirstOrThrow();
  const said = await db
    .selectFrom('message')
    .select('id')
    .where('request_id', '=', payment.request_id)
    .where('content', '=', 'compensationPaid')
    .execute();
  return {
    state: payment.state,
    paidBy: payment.paid_by,
    events: events.map(({ action }) => action),
    running: request.running_solutions,
    said: said.length,
  };
}

describe('two at the same time', () => {
  it('who mark a compensation as paid: it is paid once', () =>
    raceOften(few, async () => {
      const due = await buildDue(app, people);
      const payers = [people.finance2, third] as const;
      const [mine, theirs] = [await paidBody(app, payers[0], due), await paidBody(app, payers[1], due)];
      const answers = await Promise.all([
        app.client(payers[0].token).call(markPaid, { body: mine }),
        other.client(payers[1].token).call(markPaid, { body: theirs }),
      ]);
      expect(codesOf(...answers)).toEqual([200, 409]);
      expect(await endOf(due.paymentId)).toEqual({
        state: 'paid',
        paidBy: (answers[0].code === 200 ? payers[0] : payers[1]).userId,
        events: ['acknowledge', 'pay'],
        running: 0,
        said: 1,
      });
    }));

  it('where one pays and the other returns the bank details: one outcome', () =>
    raceOften(few, async () => {
      const due = await buildDue(app, people);
      const body = await paidBody(app, people.finance2, due);
      const { bankDetailsId } = due;
      const bank = (await app.client(people.finance.token).call(getBankDetails, { params: { bankDetailsId } })).data;
      const [paid, returned] = await Promise.all([
        app.client(people.finance2.token).call(markPaid, { body }),
        other
          .client(people.finance.token)
          .call(returnBankDetails, { body: { bankDetailsId, version: bank.version, reason: 'No such account' } }),
      ]);
      // What is paid can't be returned, and what is returned is no longer the newest.
      expect([paid, returned].map(({ key }) => key).filter(Boolean)).toEqual([paid.code === 200 ? 'action.blocked' : 'stale']);
      expect(await endOf(due.paymentId)).toMatchObject({ state: paid.code === 200 ? 'paid' : 'held', running: paid.code === 200 ? 0 : 1 });
    }));

  it('who confirm a credit note: finance has one payment to make', () =>
    raceOften(few, async () => {
      const { requestId, tip } = await buildAnnounced(app, people);
      const confirm = (at: TestApp) => at.client(people.customer.token).call(confirmTip, { query: { msgId: tip.msgId } });
      expect(codesOf(...(await Promise.all([confirm(app), confirm(other)])))).toEqual([200, 409]);
      expect(await endOf(await paymentIdOf(app, requestId))).toMatchObject({ state: 'due', events: ['acknowledge'] });
    }));

  it('where one pays and the other adds a proof: what was paid with stays as it is', () =>
    raceOften(few, async (round) => {
      const due = await buildDue(app, people);
      const { paymentId } = due;
      const payer = round % 2 === 0 ? people.finance2 : third;
      const body = await paidBody(app, payer, due);
      const file = { name: 'second.txt', content: Buffer.from('another proof') };
      const [paid, added] = await Promise.all([
        app.client(payer.token).call(markPaid, { body }),
        other.client(payer.token).call(addPaymentProof, { body: { paymentId } }, { file }),
      ]);
      expect(paid.code).toBe(200);
      expect([200, 409]).toContain(added.code);
      const { data } = await app.client(payer.token).call(getPayment, { params: { paymentId } });
      expect(data.proofs).toHaveLength(1);
    }));
});

// @both-engines
import { download } from '@heliodesk/contract/attachment';
import { listMessages } from '@heliodesk/contract/case-chat';
import { listAudit } from '@heliodesk/contract/identity';
import * as api from '@heliodesk/contract/payment';
import { complete, deskRequest } from '@heliodesk/contract/request';
import { offeredSolutions, solutionPlan } from '@heliodesk/contract/solution';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildFactor, buildStaff, signIn } from '#src/domains/identity/seed.ts';
import { buildPayingPeople, type PayingPeople } from '#src/testing/bank-tasks.ts';
import { eventually } from '#src/testing/eventually.ts';
import { mailsTo } from '#src/testing/mailbox.ts';
import { buildPaid, noticeKinds, uploadProof } from '#src/testing/payments.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
let people: PayingPeople;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  people = await buildPayingPeople(app);
});

/** Everyone signs in again, days later. */
async function goOn(days: number) {
  app.clock.advance({ days });
  for (const person of [people.customer, people.agent, people.lead, people.finance, people.finance2])
    person.token = await signIn(app.platform, person);
}

type Person = { token: string };
const as = ({ token }: Person) => app.client(token);
const dayAfter = (day: string | null, days: number) => new Date(Date.parse(day ?? '') + days * 86_400_000).toISOString().slice(0, 10);
const bodyOf = ({ requestId, paymentId, version, payTime, bankReference, proofs }: api.PaymentInFull) => ({
  requestId,
  paymentId,
  version,
  payTime: payTime ?? '',
  bankReference,
  attIds: proofs.map(({ attId }) => attId),
  reason: 'The bank booked it a day later.',
});
const correct = (payment: api.PaymentInFull, change: object, by: Person = people.finance2) =>
  as(by).call(api.correctPayment, { body: { ...bodyOf(payment), ...change } });
const read = async (paymentId: number, by: Person = people.finance2) => (await as(by).call(api.getPayment, { params: { paymentId } })).data;
const progressOf = async (person: Person, requestId: number) =>
  (await as(person).call(api.listPaymentsOf, { query: { requestId } })).data[0];
const keyOf = (url: string) => new URL(url, 'https://portal.test').searchParams.get('fileName') ?? '';

describe('what was recorded of a payment', () => {
  it('is corrected with a reason: the customer sees the new values, finance the old ones too', async () => {
    const paid = await buildPaid(app, people);
    const { requestId, paymentId } = paid;
    const [wrong] = paid.proofs;
    expect(paid.actions).toEqual([{ name: 'correct', blockedBy: [] }]);
    await goOn(1);
    const payTime = dayAfter(paid.payTime, 1);
    const attIds = [await uploadProof(app, people.finance2, paymentId, 'right.txt')];
    const { data, code } = await correct(paid, { payTime, bankReference: 'SEPA-771205', attIds });
    expect(code).toBe(200);
    expect(data).toMatchObject({
      state: 'paid',
      amount: paid.amount,
      masked: paid.masked,
      paidBy: people.finance2.name,
      recordTime: paid.recordTime,
      payTime,
      bankReference: 'SEPA-771205',
      proofs: [{ fileName: 'right.txt' }],
      corrections: [
        {
          correctedBy: people.finance2.name,
          reason: 'The bank booked it a day later.',
          payTime: paid.payTime,
          bankReference: 'SEPA-771204',
          proofs: [{ fileName: 'transfer.txt' }],
        },
      ],
    });
    expect(data.version).toBe(paid.version + 1);
    expect(await progressOf(people.customer, requestId)).toMatchObject({ paid: true, payTime, proofs: [{ fileName: 'right.txt' }] });
    const plan = (await as(people.agent).call(solutionPlan, { query: { requestId } })).data;
    expect(plan.solutions).toMatchObject([{ state: 'done', paid: true, payTime: `${payTime}T00:00:00.000Z` }]);
    const offered = (await as(people.customer).call(offeredSolutions, { query: { requestId } })).data;
    expect(JSON.stringify(offered)).toContain(`${payTime}T00:00:00.000Z`);

    // A wrong proof may name someone else’s account.
    const old = { query: { fileName: keyOf(wrong?.url ?? '') } };
    for (const person of [people.customer, people.agent]) expect((await as(person).call(download, old)).code).toBe(404);
    for (const person of [people.finance, people.finance2]) expect((await as(person).call(download, old)).status).toBe(200);
    const fresh = { query: { fileName: keyOf(data.proofs[0]?.url ?? '') } };
    expect((await as(people.customer).call(download, fresh)).status).toBe(200);

    const { data: talk } = await as(people.customer).call(listMessages, { query: { requestId } });
    expect(talk.messages.filter(({ content }) => content === 'paymentCorrected')).toMatchObject([
      { sender: 'system', params: { amount: '346.00 EUR', day: payTime } },
    ]);
    expect(await noticeKinds(app, people.customer, requestId)).toContain('paymentCorrected');
    const mail = await eventually(async () => {
      const found = (await mailsTo(app, people.customer.email)).find(({ subject }) => subject.includes('corrected our payment record'));
      if (found === undefined) throw new Error('No mail about the correction');
      return found;
    });
    expect(mail.text).toContain('346.00 EUR');
    expect(mail.text).not.toMatch(/1332|SEPA/);
    const { events } = (await as(people.lead).call(deskRequest, { params: { requestId } })).data;
    expect(events?.find(({ action }) => action === 'correctPayment')).toMatchObject({ reason: 'The bank booked it a day later.' });
    const admin = await buildStaff(app.platform, { role: 'admin' });
    const audited = (await as(admin).call(listAudit, { query: { action: 'payment.correctPayment' } })).data;
    expect(audited[0]).toMatchObject({ before: { payTime: paid.payTime }, after: { payTime, bankReference: 'SEPA-771205' } });
  });

  it('keeps each correction, and proofs that stay; a reference alone is no news for the customer', async () => {
    const paid = await buildPaid(app, people);
    const first = await correct(paid, { bankReference: 'B-1', reason: 'First' });
    const second = await correct(first.data, { bankReference: 'B-2', reason: 'Second' });
    expect(second.data).toMatchObject({
      bankReference: 'B-2',
      proofs: [{ fileName: 'transfer.txt' }],
      corrections: [
        { reason: 'Second', bankReference: 'B-1', proofs: [] },
        { reason: 'First', bankReference: 'SEPA-771204', proofs: [] },
      ],
    });
    const { data: talk } = await as(people.customer).call(listMessages, { query: { requestId: paid.requestId } });
    expect(talk.messages.filter(({ content }) => content === 'paymentCorrected')).toEqual([]);
    expect(await noticeKinds(app, people.customer, paid.requestId)).not.toContain('paymentCorrected');
  });

  it('is corrected by none of those who took a step before, nor by others than finance', async () => {
    const paid = await buildPaid(app, people);
    expect((await read(paid.paymentId, people.finance)).actions).toEqual([{ name: 'correct', blockedBy: ['notChecker'] }]);
    const change = { bankReference: 'X' };
    expect(await correct(paid, change, people.finance)).toMatchObject({ key: 'action.blocked', data: { blockedBy: ['notChecker'] } });
    for (const person of [people.agent, people.lead, people.customer]) expect((await correct(paid, change, person)).code).toBe(403);
    for (const person of [people.agent, people.lead]) {
      await app.platform.db.insertInto('user_role').values({ user_id: person.userId, role: 'finance' }).execute();
      await buildFactor(app.platform, person);
      expect(await correct(paid, change, person)).toMatchObject({ key: 'action.blocked', data: { blockedBy: ['notInvolved'] } });
    }
    const file = { name: 'a.txt', content: Buffer.from('a') };
    const uploaded = await as(people.finance).call(api.addPaymentProof, { body: { paymentId: paid.paymentId } }, { file });
    expect(uploaded.key).toBe('attachment.frozen');
    expect((await read(paid.paymentId)).corrections).toEqual([]);
  });

  it('needs a second factor and a fresh proof of identity', async () => {
    const paid = await buildPaid(app, people);
    const idle = await buildStaff(app.platform, { role: 'finance' });
    expect((await correct(paid, { bankReference: 'X' }, idle)).key).toBe('factor.missing');
    app.clock.advance({ minutes: 6 });
    expect((await correct(paid, { bankReference: 'X' })).key).toBe('auth.freshProofRequired');
  });

  it.each<[string, (paid: api.PaymentInFull) => object, [path: string, rule: string][]]>([
    ['nothing corrected', () => ({}), [['payTime', 'nothingCorrected']]],
    ['no reason', () => ({ bankReference: 'X', reason: ' ' }), [['reason', 'required']]],
    ['a day that is to come', ({ payTime }) => ({ payTime: dayAfter(payTime, 2) }), [['payTime', 'dateInFuture']]],
    ['a day before the confirmation', ({ payTime }) => ({ payTime: dayAfter(payTime, -3) }), [['payTime', 'beforeConfirmation']]],
    ['no proof', () => ({ attIds: [] }), [['attIds', 'required']]],
    ['a file that is none of it', ({ proofs }) => ({ attIds: [proofs[0]?.attId, 999_999_999] }), [['attIds', 'invalid']]],
  ])('is refused with %s, at the field', async (_, change, errors) => {
    const paid = await buildPaid(app, people);
    const answer = await correct(paid, change(paid));
    expect(answer.code).toBe(510);
    expect(answer.errors.map(({ path, rule }) => [path, rule])).toEqual(errors);
    expect(await read(paid.paymentId)).toMatchObject({ version: paid.version, proofs: [{ fileName: 'transfer.txt' }], corrections: [] });
  });

  it('has an amount and an account that no call changes, and a version that has to be the newest', async () => {
    const paid = await buildPaid(app, people);
    const { data } = await correct(paid, { bankReference: 'X', amount: '1.00', bankDetailsId: 999, currency: 'USD' });
    expect(data).toMatchObject({ amount: paid.amount, currency: paid.currency, bankDetailsId: paid.bankDetailsId });
    expect((await correct(paid, { bankReference: 'Y' })).key).toBe('stale');
  });

  it('is corrected after the claim was completed, until it is archived', async () => {
    const paid = await buildPaid(app, people);
    const { requestId, paymentId } = paid;
    const { version } = (await as(people.agent).call(deskRequest, { params: { requestId } })).data;
    expect((await as(people.agent).call(complete, { body: { requestId, version, content: 'All is paid.' } })).code).toBe(200);
    expect((await correct(paid, { bankReference: 'X' })).data).toMatchObject({ bankReference: 'X' });
    await goOn(31);
    const archived = await read(paymentId);
    expect(archived.actions).toEqual([{ name: 'correct', blockedBy: ['notArchived'] }]);
    expect(await correct(archived, { bankReference: 'Y' })).toMatchObject({ key: 'action.blocked', data: { blockedBy: ['notArchived'] } });
  });
});

it('the database lets nothing else of a paid payment change, nor anyone who took a step before correct it', async () => {
  const { paymentId } = await buildPaid(app, people);
  const { db } = app.platform;
  const write = (change: object) => db.updateTable('payment').set(change).where('id', '=', paymentId).execute();
  const { version } = await db.selectFrom('payment').select('version').where('id', '=', paymentId).executeTakeFirstOrThrow();
  const step = { version: version + 1, corrected_by: people.finance2.userId };
  await expect(write({ ...step, amount: '1.00' })).rejects.toThrow('can not be changed');
  await expect(write({ ...step, paid_by: people.lead.userId })).rejects.toThrow('can not be changed');
  await expect(write({ pay_day: '2026-11-26' })).rejects.toThrow('can not be changed');
  await expect(write({ ...step, corrected_by: people.lead.userId })).rejects.toThrow('check');
});

// @both-engines
import { download } from '@heliodesk/contract/attachment';
import { listMessages } from '@heliodesk/contract/case-chat';
import * as api from '@heliodesk/contract/payment';
import { solutionPlan } from '@heliodesk/contract/solution';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { buildFactor, buildStaff, signIn } from '#src/domains/identity/seed.ts';
import { buildPayingPeople, type PayingPeople } from '#src/testing/bank-tasks.ts';
import { eventually } from '#src/testing/eventually.ts';
import { mailsTo } from '#src/testing/mailbox.ts';
import {
  buildAnnounced,
  buildDue,
  buildPaid,
  noticeKinds,
  paidBody,
  paymentIdOf,
  paymentsSeenBy,
  uploadProof,
} from '#src/testing/payments.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { tellLatePayments } from './seed.ts';

let app: TestApp;
let people: PayingPeople;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  people = await buildPayingPeople(app);
});

type Person = { token: string };
const as = ({ token }: Person) => app.client(token);
/** The body and the call of marking a payment as paid, by the second of finance. */
const pay = async (payment: api.PaymentInFull, change: object = {}, by: Person = people.finance2) => {
  const body = { ...(await paidBody(app, people.finance2, payment)), ...change };
  return as(by).call(api.markPaid, { body });
};
/** Someone signs in again, days later. */
const freshly = async <Who extends Person & Parameters<typeof signIn>[1]>(who: Who) => ({ ...who, token: await signIn(app.platform, who) });

/* Comes first: every lead is mailed of everything that is late. */
describe('a late payment', () => {
  it('is told to the leads once', async () => {
    const { requestId } = await buildDue(app, people);
    const lateFor = async () => (await noticeKinds(app, people.lead, requestId)).filter((kind) => kind === 'paymentLate');
    await tellLatePayments(app.platform);
    expect(await lateFor()).toEqual([]);
    app.clock.advance({ days: 9 });
    people = { ...people, lead: await freshly(people.lead) };
    await tellLatePayments(app.platform);
    await tellLatePayments(app.platform);
    expect(await lateFor()).toEqual(['paymentLate']);
  });

  it('is not told where it was paid in time', async () => {
    const { requestId } = await buildPaid(app, people);
    app.clock.advance({ days: 9 });
    people = { ...people, lead: await freshly(people.lead) };
    await tellLatePayments(app.platform);
    expect(await noticeKinds(app, people.lead, requestId)).not.toContain('paymentLate');
  });
});

describe('a payment', () => {
  it('is marked as paid once: the solution is done, and the customer hears of day, amount and masked account', async () => {
    const due = await buildDue(app, people);
    expect(due).toMatchObject({
      state: 'due',
      amount: '346.00',
      currency: 'EUR',
      masked: { bankAccount: 'ES•••• 1332' },
      checkedBy: people.finance.name,
      noteConfirmedBy: '',
      proposedBy: people.agent.name,
      approvedBy: people.lead.name,
      enteredBy: people.customer.name,
      actions: [{ name: 'pay', blockedBy: [] }],
    });
    const before = (await as(people.finance2).call(api.countPayments, {})).data;
    const { data } = await pay(due);
    const today = app.clock.now().toISOString().slice(0, 10);
    expect(data).toMatchObject({
      state: 'paid',
      payTime: today,
      paidBy: people.finance2.name,
      bankReference: 'SEPA-771204',
      proofs: [{ fileName: 'transfer.txt' }],
      actions: [{ name: 'correct', blockedBy: [] }],
    });
    expect((await as(people.finance2).call(api.countPayments, {})).data).toEqual({
      ...before,
      toPay: before.toPay - 1,
      paid: before.paid + 1,
    });
    const { requestId } = due;
    const plan = (await as(people.agent).call(solutionPlan, { query: { requestId } })).data;
    expect(plan.solutions).toMatchObject([{ state: 'done', paid: true }]);
    expect(await paymentsSeenBy(app, people.customer, requestId)).toMatchObject([
      { paid: true, payTime: today, amount: '346.00', bankAccount: 'ES•••• 1332', proofs: [{ fileName: 'transfer.txt' }] },
    ]);
    const { data: talk } = await as(people.customer).call(listMessages, { query: { requestId } });
    expect(talk.messages.find(({ content }) => content === 'compensationPaid')).toMatchObject({
      sender: 'system',
      params: { amount: '346.00 EUR', day: today },
    });
    expect(await noticeKinds(app, people.customer, requestId)).toContain('compensationPaid');
    const mail = await eventually(async () => {
      const found = (await mailsTo(app, people.customer.email)).find(({ subject }) => subject.includes('we’ve paid 346.00 EUR'));
      if (found === undefined) throw new Error('No mail about the payment');
      return found;
    });
    expect(mail.text).toContain('ES•••• 1332');
    expect(mail.text).not.toContain('4502');
    const [proof] = data.proofs;
    const fileName = new URL(proof?.url ?? '', 'https://portal.test').searchParams.get('fileName') ?? '';
    expect((await as(people.customer).call(download, { query: { fileName } })).status).toBe(200);
    expect((await as(await buildCustomer(app.platform)).call(download, { query: { fileName } })).code).toBe(404);
    // A bank's confirmation names the account in full.
    const colleague = await buildCustomer(app.platform, { firstName: 'Javier', company: people.customer });
    for (const person of [colleague, await buildStaff(app.platform, { role: 'module_agent' })]) {
      expect((await paymentsSeenBy(app, person, requestId))[0]).toMatchObject({ paid: true, bankAccount: '', proofs: [] });
      expect((await as(person).call(download, { query: { fileName } })).code).toBe(404);
    }
  });

  it('is listed by its date, and shown to finance alone', async () => {
    const first = await buildDue(app, people);
    app.clock.advance({ minutes: 1 });
    const second = await buildDue(app, people);
    const { requestId } = await buildAnnounced(app, people);
    const waiting = await paymentIdOf(app, requestId);
    const all = [first.paymentId, second.paymentId, waiting];
    const idsOf = async (show: api.PaymentListName) =>
      (await as(people.finance2).call(api.listPayments, { query: { show, pageSize: 50 } })).data
        .map(({ paymentId }) => paymentId)
        .filter((id) => all.includes(id));
    expect(await idsOf('toPay')).toEqual([first.paymentId, second.paymentId]);
    expect(await idsOf('waiting')).toEqual([waiting]);
    await pay(second);
    expect(await idsOf('paid')).toEqual([second.paymentId]);
    const admin = await buildStaff(app.platform, { role: 'admin' });
    for (const person of [people.agent, people.lead, admin, people.customer]) {
      expect((await as(person).call(api.listPayments, { query: {} })).code).toBe(403);
      expect((await as(person).call(api.countPayments, {})).code).toBe(403);
      expect((await as(person).call(api.getPayment, { params: { paymentId: first.paymentId } })).code).toBe(403);
      expect((await pay(first, {}, person)).code).toBe(403);
    }
    expect((await as(people.finance).call(api.listPayments, { query: { pageNum: 999 } })).errors[0]?.rule).toBe('pageTooDeep');
  });

  it('is made by none of those who took a step before', async () => {
    const due = await buildDue(app, people);
    const seen = await as(people.finance).call(api.getPayment, { params: { paymentId: due.paymentId } });
    expect(seen.data.actions).toEqual([{ name: 'pay', blockedBy: ['notChecker'] }]);
    expect(await pay(due, {}, people.finance)).toMatchObject({ key: 'action.blocked', data: { blockedBy: ['notChecker'] } });
    for (const person of [people.agent, people.lead]) {
      await app.platform.db.insertInto('user_role').values({ user_id: person.userId, role: 'finance' }).execute();
      await buildFactor(app.platform, person);
      expect(await pay(due, {}, person)).toMatchObject({ key: 'action.blocked', data: { blockedBy: ['notInvolved'] } });
    }
    expect((await as(people.finance2).call(api.getPayment, { params: { paymentId: due.paymentId } })).data.state).toBe('due');
  });

  it('waits for the credit note to be read', async () => {
    const { requestId } = await buildAnnounced(app, people);
    const paymentId = await paymentIdOf(app, requestId);
    const { data } = await as(people.finance2).call(api.getPayment, { params: { paymentId } });
    expect(data.actions).toEqual([]);
    expect(await pay(data)).toMatchObject({ key: 'action.notAllowed' });
  });

  it('needs a second factor and a fresh proof of identity', async () => {
    const due = await buildDue(app, people);
    const idle = await buildStaff(app.platform, { role: 'finance' });
    expect((await pay(due, {}, idle)).key).toBe('factor.missing');
    app.clock.advance({ minutes: 6 });
    expect((await pay(due)).key).toBe('auth.freshProofRequired');
  });

  it.each<[string, object | (() => object), [path: string, rule: string][]]>([
    ['no day', { payTime: '' }, [['payTime', 'required']]],
    ['no such day', { payTime: '2026-02-30' }, [['payTime', 'invalid']]],
    [
      'a day that is to come',
      () => ({ payTime: new Date(app.clock.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10) }),
      [['payTime', 'dateInFuture']],
    ],
    [
      'a day before the confirmation',
      () => ({ payTime: new Date(app.clock.now().getTime() - 2 * 86_400_000).toISOString().slice(0, 10) }),
      [['payTime', 'beforeConfirmation']],
    ],
    ['no proof', { attIds: [] }, [['attIds', 'required']]],
    ['no such proof', { attIds: [999_999_999] }, [['attIds', 'invalid']]],
    ['a long reference', { bankReference: 'x'.repeat(61) }, [['bankReference', 'tooLong']]],
  ])('is refused with %s, at the field', async (_, change, errors) => {
    const due = await buildDue(app, people);
    const answer = await pay(due, typeof change === 'function' ? change() : change);
    expect(answer.code).toBe(510);
    expect(answer.errors.map(({ path, rule }) => [path, rule])).toEqual(errors);
    expect((await as(people.finance2).call(api.getPayment, { params: { paymentId: due.paymentId } })).data).toMatchObject({
      state: 'due',
      proofs: [],
    });
  });

  it('takes no proof of another payment or of someone else, nor one that was already used', async () => {
    const [due, other] = [await buildDue(app, people), await buildDue(app, people)];
    const foreign = await uploadProof(app, people.finance2, other.paymentId);
    const hers = await uploadProof(app, people.finance, due.paymentId);
    for (const attId of [foreign, hers]) expect((await pay(due, { attIds: [attId] })).errors[0]?.path).toBe('attIds');
    expect((await pay(due, { requestId: other.requestId })).code).toBe(404);
    const paid = await pay(due);
    expect((await pay(other, { attIds: paid.data.proofs.map(({ attId }) => attId) })).errors[0]?.path).toBe('attIds');
  });

  it('is proved by someone else where a colleague gave up after uploading', async () => {
    const due = await buildDue(app, people);
    for (let count = 0; count < api.mostProofs; count += 1) await uploadProof(app, people.finance, due.paymentId);
    expect((await pay(due)).data).toMatchObject({ state: 'paid', proofs: [{ fileName: 'transfer.txt' }] });
  });

  it('with a version that isn’t the newest is stale, and paid again it is refused', async () => {
    const due = await buildDue(app, people);
    expect((await pay(due, { version: due.version + 1 })).key).toBe('stale');
    const body = await paidBody(app, people.finance2, due);
    const once = () => as(people.finance2).call(api.markPaid, { body }, { idempotencyKey: 'pay-once' });
    expect([(await once()).code, (await once()).code]).toEqual([200, 200]);
    expect((await as(people.finance2).call(api.markPaid, { body })).key).toBe('stale');
    expect((await as(people.finance2).call(api.markPaid, { body: { ...body, version: body.version + 1 } })).key).toBe('action.notAllowed');
    expect(
      (
        await as(people.finance).call(
          api.addPaymentProof,
          { body: { paymentId: due.paymentId } },
          { file: { name: 'a.txt', content: Buffer.from('a') } },
        )
      ).key,
    ).toBe('attachment.frozen');
  });
});

it('the database refuses a second payment of a solution, one by someone who took a step before, and any change of what was paid', async () => {
  const paid = await buildPaid(app, people);
  const { db } = app.platform;
  const { id, ...row } = await db.selectFrom('payment').selectAll().where('id', '=', paid.paymentId).executeTakeFirstOrThrow();
  await expect(db.insertInto('payment').values(row).execute()).rejects.toThrow('unique');
  await expect(db.updateTable('payment').set({ amount: '1.00' }).where('id', '=', id).execute()).rejects.toThrow('can not be changed');
  expect(row.steps_before).toEqual(expect.arrayContaining([people.agent.userId, people.lead.userId, people.finance.userId]));
  const due = await buildDue(app, people);
  const forged = {
    state: 'paid',
    paid_by: people.lead.userId,
    paid_at: new Date(),
    pay_day: '2026-11-26',
    steps_before: [people.lead.userId],
  };
  await expect(db.updateTable('payment').set(forged).where('id', '=', due.paymentId).execute()).rejects.toThrow('check');
});

// @both-engines
import { download } from '@heliodesk/contract/attachment';
import { listMessages } from '@heliodesk/contract/case-chat';
import { listNotices } from '@heliodesk/contract/notification';
import * as api from '@heliodesk/contract/payment';
import { confirmTip, getRequest, listReceipts, listTips, tipTypes } from '@heliodesk/contract/request';
import { getBatchSettelment, getBatchSettelmentInTalk, getSettelment, getSettelmentInTalk } from '@heliodesk/contract/shipment';
import { solutionPlan } from '@heliodesk/contract/solution';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { buildFactor, buildStaff, signIn } from '#src/domains/identity/seed.ts';
import { compensation, repair } from '#src/domains/solution/seed.ts';
import { buildPayingPeople, enteredFor, openTipOf, type PayingPeople } from '#src/testing/bank-tasks.ts';
import { eventually } from '#src/testing/eventually.ts';
import { mailsTo } from '#src/testing/mailbox.ts';
import { buildAnnounced, buildDue, buildPaid, paidBody, paymentIdOf, uploadProof } from '#src/testing/payments.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { spanishBank, tellLatePayments } from './seed.ts';

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
const kindsAbout = async (person: Person, requestId: number) =>
  (await as(person).call(listNotices, { query: { requestId } })).data.notices.map(({ kind }) => kind);
const paymentsOf = async (person: Person, requestId: number) => (await as(person).call(api.listPaymentsOf, { query: { requestId } })).data;
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
    const lateFor = async () => (await kindsAbout(people.lead, requestId)).filter((kind) => kind === 'paymentLate');
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
    expect(await kindsAbout(people.lead, requestId)).not.toContain('paymentLate');
  });
});

describe('a credit note', () => {
  it('is sent for each compensation once its bank details are confirmed, and can be read by its task', async () => {
    const { requestId, tip } = await buildAnnounced(app, people, {
      solutions: [compensation({ quantity: 3 }), repair({ quantity: 1 })],
    });
    const { customer } = people;
    const { data } = await as(customer).call(getSettelment, { query: { tipsId: tip.tipsId } });
    const lines = [{ quantity: 3, unitPrice: '86.50', money: '259.50', currency: 'EUR' }];
    expect(data).toMatchObject({
      requestId,
      number: `${data.requestNo}-CN1`,
      companyName: customer.companyName,
      bankAccount: 'ES•••• 1332',
      contactName: customer.name,
      lines,
    });
    expect(data).toMatchObject({ creditNoteId: tip.creditNoteId });
    expect((await as(customer).call(getSettelmentInTalk, { query: { msgId: tip.msgId } })).data).toEqual(data);
    for (const answer of [
      await as(customer).call(getBatchSettelment, { query: { tipsId: tip.tipsId } }),
      await as(customer).call(getBatchSettelmentInTalk, { query: { msgId: tip.msgId } }),
    ])
      expect(answer.data).toMatchObject({ lines });
    expect(await paymentsOf(customer, requestId)).toMatchObject([{ state: 'announced', amount: '259.50', paid: false, payTime: null }]);
    const mail = await eventually(async () => {
      const found = (await mailsTo(app, customer.email)).find(({ subject }) => subject.includes('confirm the credit note'));
      if (found === undefined) throw new Error('No mail about a credit note');
      return found;
    });
    expect(mail.text).not.toMatch(/1332|CAIX/);
  });

  it('is sent for several compensations together, each with a number of its own', async () => {
    const { requestId } = await buildAnnounced(app, people, {
      solutions: [compensation({ quantity: 1 }), compensation({ quantity: 3, unitPrice: '12' })],
    });
    const payments = await paymentsOf(people.customer, requestId);
    expect(payments.map(({ number, amount }) => [number.slice(-4), amount])).toEqual([
      ['-CN1', '86.50'],
      ['-CN2', '36.00'],
    ]);
    const tips = (await as(people.customer).call(listTips, { query: { requestId } })).data;
    expect(tips.filter(({ tipsType, state }) => tipsType === tipTypes.creditNote && state === 'open')).toHaveLength(2);
  });

  it('is confirmed by the contact who entered the bank details, with a receipt, and finance hears of it', async () => {
    const { requestId, tip } = await buildAnnounced(app, people);
    const colleague = await buildCustomer(app.platform, { firstName: 'Javier', company: people.customer });
    const stranger = await buildCustomer(app.platform);
    const confirm = (person: Person) => as(person).call(confirmTip, { query: { msgId: tip.msgId } });
    expect((await confirm(colleague)).code).toBe(404);
    expect((await confirm(stranger)).code).toBe(404);
    expect((await confirm(people.agent)).key).toBe('action.notAllowed');
    expect((await confirm(people.customer)).data).toMatchObject({ state: 'confirmed', reviewed: true });
    expect((await confirm(people.customer)).key).toBe('tip.closed');
    const [payment] = await paymentsOf(people.customer, requestId);
    expect(payment).toMatchObject({ state: 'due', acknowledgeTime: expect.any(String) as string });
    const receipts = (await as(people.customer).call(listReceipts, { query: { requestId } })).data;
    expect(receipts.at(-1)).toMatchObject({ kind: 'creditNote', tipsId: tip.tipsId });
    expect((await as(people.agent).call(getRequest, { params: { requestId } })).data).toMatchObject({ waitingOn: 'us' });
    // Who has checked the bank details may not pay.
    expect(await kindsAbout(people.finance2, requestId)).toContain('toPay');
    expect(await kindsAbout(people.finance, requestId)).not.toContain('toPay');
  });

  it('is someone else’s to see without its account, and no stranger’s', async () => {
    const { requestId, tip } = await buildAnnounced(app, people);
    const colleague = await buildCustomer(app.platform, { firstName: 'Javier', company: people.customer });
    const read = (person: Person) => as(person).call(getSettelment, { query: { tipsId: tip.tipsId } });
    expect((await read(colleague)).data).toMatchObject({ bankAccount: '', contactName: people.customer.name });
    expect((await paymentsOf(people.lead, requestId))[0]?.bankAccount).toBe('');
    expect((await paymentsOf(people.agent, requestId))[0]?.bankAccount).toBe('ES•••• 1332');
    expect((await paymentsOf(colleague, requestId))[0]?.bankAccount).toBe('');
    const stranger = await buildCustomer(app.platform);
    expect((await read(stranger)).code).toBe(404);
    expect((await as(stranger).call(api.listPaymentsOf, { query: { requestId } })).code).toBe(404);
    expect((await as(stranger).call(api.downloadCreditNote, { query: { creditNoteId: tip.creditNoteId ?? 0 } })).code).toBe(404);
    const bankTip = (await as(people.customer).call(listTips, { query: { requestId } })).data.find(({ tipsType }) => tipsType === 7);
    expect((await as(people.customer).call(getSettelment, { query: { tipsId: bankTip?.tipsId ?? 0 } })).code).toBe(404);
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
    expect(await paymentsOf(people.customer, requestId)).toMatchObject([
      { paid: true, payTime: today, amount: '346.00', bankAccount: 'ES•••• 1332', proofs: [{ fileName: 'transfer.txt' }] },
    ]);
    const { data: talk } = await as(people.customer).call(listMessages, { query: { requestId } });
    expect(talk.messages.find(({ content }) => content === 'compensationPaid')).toMatchObject({
      sender: 'system',
      params: { amount: '346.00 EUR', day: today },
    });
    expect(await kindsAbout(people.customer, requestId)).toContain('compensationPaid');
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
      expect((await paymentsOf(person, requestId))[0]).toMatchObject({ paid: true, bankAccount: '', proofs: [] });
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

describe('bank details that finance returns', () => {
  const returned = async (bankDetailsId: number) => {
    const { data } = await as(people.finance).call(api.getBankDetails, { params: { bankDetailsId } });
    const body = { bankDetailsId, version: data.version, reason: 'The bank knows no such account.' };
    return as(people.finance).call(api.returnBankDetails, { body });
  };

  it('hold the payment back until new ones are confirmed, with a new credit note', async () => {
    const due = await buildDue(app, people);
    const { requestId, paymentId, bankDetailsId } = due;
    expect((await returned(bankDetailsId)).data.state).toBe('returned');
    const seen = async () => (await as(people.finance2).call(api.getPayment, { params: { paymentId } })).data;
    const held = await seen();
    expect(held).toMatchObject({ state: 'held', due: null, acknowledgeTime: null, actions: [] });
    expect(await pay(held)).toMatchObject({ key: 'action.notAllowed' });

    const tip = await openTipOf(app, people.customer, requestId, tipTypes.bank);
    const task = (await as(people.customer).call(api.getRecomfirm, { query: { tipsId: tip.tipsId } })).data;
    const other = { bankAccount: 'DE89 3704 0044 0532 0130 00', bankBic: 'COBADEFFXXX', branchCountry: 'DE' };
    const body = enteredFor({ tipsId: tip.tipsId, version: task.version }, people.customer, other);
    const entered = await as(people.customer).call(api.enterBankDetails, { body });
    const cleared = { otherCompany: 'Called', changed: 'Called' };
    const checked = await as(people.finance2).call(api.checkBankDetails, {
      body: { bankDetailsId, version: entered.data.version, cleared },
    });
    const { tipsId } = await openTipOf(app, people.customer, requestId, tipTypes.bankCheck);
    await as(people.customer).call(api.recomInvoice, { body: { tipsId, version: checked.data.version, ...spanishBank, ...other } });
    const note = await openTipOf(app, people.customer, requestId, tipTypes.creditNote);
    expect((await as(people.customer).call(getSettelment, { query: { tipsId: note.tipsId } })).data).toMatchObject({
      number: `${due.requestNo}-CN2`,
      bankAccount: 'DE•••• 3000',
    });
    await as(people.customer).call(confirmTip, { query: { msgId: note.msgId } });
    const again = await seen();
    expect(again).toMatchObject({
      state: 'due',
      masked: { bankAccount: 'DE•••• 3000' },
      actions: [{ name: 'pay', blockedBy: ['notChecker'] }],
    });
    const first = await paidBody(app, people.finance, again);
    expect((await as(people.finance).call(api.markPaid, { body: first })).data.state).toBe('paid');
  });

  it('before the credit note is read, take it back', async () => {
    const { requestId, bankDetailsId, tip } = await buildAnnounced(app, people);
    await returned(bankDetailsId);
    const tips = (await as(people.customer).call(listTips, { query: { requestId } })).data;
    expect(tips.find(({ tipsId }) => tipsId === tip.tipsId)?.state).toBe('superseded');
    expect((await as(people.customer).call(confirmTip, { query: { msgId: tip.msgId } })).key).toBe('tip.closed');
    expect(await paymentsOf(people.customer, requestId)).toMatchObject([{ state: 'held' }]);
  });

  it('after everything was paid to them, can’t be returned', async () => {
    const { bankDetailsId } = await buildPaid(app, people);
    expect(await returned(bankDetailsId)).toMatchObject({ key: 'action.blocked', data: { blockedBy: ['stillToPay'] } });
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

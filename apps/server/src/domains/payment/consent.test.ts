import { addFile } from '@heliodesk/contract/attachment';
import {
  confirmNoteWithConsent,
  enterBankDetails,
  getPayment,
  getRecomfirm,
  listPaymentsOf,
  markPaid,
  recomInvoice,
} from '@heliodesk/contract/payment';
import {
  answerWithConsent,
  confirmTip,
  deskRequest,
  downloadReceiptRecord,
  listReceipts,
  listTips,
  tipTypes,
} from '@heliodesk/contract/request';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { buildFactor, buildStaff, type BuiltUser } from '#src/domains/identity/seed.ts';
import { spanishBank } from '#src/domains/payment/seed.ts';
import { agreeTo, buildEntered, buildPayingPeople, enteredFor, openTipOf, type PayingPeople } from '#src/testing/bank-tasks.ts';
import { eventually } from '#src/testing/eventually.ts';
import { mailsTo } from '#src/testing/mailbox.ts';
import { buildAnnounced, paidBody, paymentIdOf } from '#src/testing/payments.ts';
import { pdf } from '#src/testing/sample-files.ts';
import { buildApproved } from '#src/testing/solved-claims.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
let people: PayingPeople;
let clerk: BuiltUser;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  people = await buildPayingPeople(app);
  clerk = await buildStaff(app.platform, { name: 'Alex Agent' });
});

type Person = { token: string };
const as = ({ token }: Person) => app.client(token);
const upload = async (requestId: number, person: Person = clerk): Promise<number> =>
  (await as(person).call(addFile, { body: { requestId, purpose: 'consent' } }, { file: { name: 'consent.pdf', content: pdf } })).data.attId;
const confirm = (msgId: number, attId: number, person: Person = clerk) =>
  as(person).call(confirmNoteWithConsent, { body: { msgId, attId } });
const stateOf = async (requestId: number) => (await as(people.agent).call(listPaymentsOf, { query: { requestId } })).data[0]?.state;

it('staff confirm a credit note for the contact who entered the bank details', async () => {
  const { requestId, tip } = await buildAnnounced(app, people);
  const { code, data } = await confirm(tip.msgId, await upload(requestId));
  expect([code, data.state, data.bankAccount]).toEqual([200, 'due', '']);
  const answered = (await as(people.customer).call(listTips, { query: { requestId } })).data.find(({ tipsId }) => tipsId === tip.tipsId);
  expect(answered).toMatchObject({ state: 'confirmed', answerer: 'Alex Agent', consent: { fileName: 'consent.pdf' } });
  const claim = (await as(people.lead).call(deskRequest, { params: { requestId } })).data;
  const event = claim.events?.find(({ action }) => action === 'answerWithConsent');
  expect(event).toMatchObject({ actor: 'Alex Agent', onBehalfOf: answered?.answeredFor });
  const receipt = (await as(people.customer).call(listReceipts, { query: { requestId } })).data.find(({ kind }) => kind === 'creditNote');
  expect(receipt).toMatchObject({ confirmedBy: 'Alex Agent', confirmedFor: answered?.answeredFor });
  const { raw } = await as(people.customer).call(downloadReceiptRecord, { query: { receiptId: receipt?.receiptId ?? 0 } });
  expect(raw.body).toContain('consent.pdf');
  expect(raw.body).not.toContain('1332');
  await eventually(async () => {
    const mail = (await mailsTo(app, people.customer.email)).find(({ text }) => text.includes('consent.pdf'));
    expect(mail?.text).toContain(`${claim.requestNo}-CN1: 346.00 EUR`);
    expect(mail?.text).not.toContain('1332');
  });
});

it('who has confirmed a credit note for the customer neither pays nor corrects the payment', async () => {
  const { requestId, tip } = await buildAnnounced(app, people);
  await confirm(tip.msgId, await upload(requestId));
  await app.platform.db.insertInto('user_role').values({ user_id: clerk.userId, role: 'finance' }).execute();
  await buildFactor(app.platform, clerk);
  const paymentId = await paymentIdOf(app, requestId);
  const due = (await as(clerk).call(getPayment, { params: { paymentId } })).data;
  expect(due.actions).toEqual([{ name: 'pay', blockedBy: ['notAnswerer'] }]);
  expect(due.noteConfirmedBy).toBe(clerk.name);
  const refused = await as(clerk).call(markPaid, { body: await paidBody(app, clerk, due) });
  expect(refused).toMatchObject({ key: 'action.blocked', data: { blockedBy: ['notAnswerer'] } });
  expect((await as(people.finance2).call(markPaid, { body: await paidBody(app, people.finance2, due) })).code).toBe(200);
  const paid = (await as(clerk).call(getPayment, { params: { paymentId } })).data;
  expect(paid.actions).toEqual([{ name: 'correct', blockedBy: ['notAnswerer'] }]);
});

it('who has accepted a solution for the customer neither checks the account nor pays to it', async () => {
  const { requestId } = await buildApproved(app, people);
  const { msgId } = await openTipOf(app, people.customer, requestId, tipTypes.solution);
  const body = { msgId, accept: true, attId: await upload(requestId) };
  expect((await as(clerk).call(answerWithConsent, { body })).code).toBe(200);
  await app.platform.db.insertInto('user_role').values({ user_id: clerk.userId, role: 'finance' }).execute();
  await buildFactor(app.platform, clerk);

  const { tipsId } = await openTipOf(app, people.customer, requestId, tipTypes.bank);
  const { version } = (await as(people.customer).call(getRecomfirm, { query: { tipsId } })).data;
  const entered = await as(people.customer).call(enterBankDetails, { body: enteredFor({ tipsId, version }, people.customer) });
  expect(await agreeTo(app, clerk, entered.data)).toMatchObject({ key: 'action.blocked', data: { blockedBy: ['notInvolved'] } });
  const agreed = await agreeTo(app, people.finance, entered.data);
  expect(agreed.data.state).toBe('checked');

  const check = await openTipOf(app, people.customer, requestId, tipTypes.bankCheck);
  const confirmed = { tipsId: check.tipsId, version: agreed.data.version, ...spanishBank };
  expect((await as(people.customer).call(recomInvoice, { body: confirmed })).code).toBe(200);
  const note = await openTipOf(app, people.customer, requestId, tipTypes.creditNote);
  expect((await as(people.customer).call(confirmTip, { query: { msgId: note.msgId } })).code).toBe(200);
  const due = (await as(clerk).call(getPayment, { params: { paymentId: await paymentIdOf(app, requestId) } })).data;
  const refused = await as(clerk).call(markPaid, { body: await paidBody(app, clerk, due) });
  expect(refused).toMatchObject({ key: 'action.blocked', data: { blockedBy: ['notAnswerer'] } });
  expect((await as(people.finance2).call(markPaid, { body: await paidBody(app, people.finance2, due) })).code).toBe(200);
  const paid = (await as(clerk).call(getPayment, { params: { paymentId: due.paymentId } })).data;
  expect(paid.actions).toEqual([{ name: 'correct', blockedBy: ['notAnswerer'] }]);
});

it('neither those who solved the claim, nor who checked the account, nor customers confirm it so', async () => {
  const { requestId, tip } = await buildAnnounced(app, people);
  const attId = await upload(requestId);
  for (const person of [people.agent, people.lead])
    expect(await confirm(tip.msgId, attId, person)).toMatchObject({ key: 'action.blocked', data: { blockedBy: ['tookNoPart'] } });
  expect((await confirm(tip.msgId, attId, people.customer)).code).toBe(403);
  expect((await confirm(tip.msgId, attId, people.finance2)).code).toBe(403);
  await app.platform.db.insertInto('user_role').values({ user_id: people.finance.userId, role: 'agent' }).execute();
  const own = await upload(requestId, people.finance);
  expect(await confirm(tip.msgId, own, people.finance)).toMatchObject({ key: 'action.blocked', data: { blockedBy: ['notChecker'] } });
  expect(await confirm(tip.msgId, 99_999_999)).toMatchObject({ code: 510, errors: [{ path: 'attId', rule: 'consentMissing' }] });
  expect(await stateOf(requestId)).toBe('announced');
});

it('a consent answers no bank details, and the plain call still answers nothing for the customer', async () => {
  const { requestId, tip } = await buildAnnounced(app, people);
  expect((await as(clerk).call(confirmTip, { query: { msgId: tip.msgId } })).key).toBe('action.notAllowed');
  expect(await stateOf(requestId)).toBe('announced');
  const entered = await buildEntered(app, people);
  const bank = (await as(people.customer).call(listTips, { query: { requestId: entered.requestId } })).data.find(
    ({ tipsType }) => tipsType === tipTypes.bank,
  );
  const answer = await confirm(bank?.msgId ?? 0, await upload(requestId));
  expect(answer.code).not.toBe(200);
  expect((await as(clerk).call(recomInvoice, { body: { tipsId: bank?.tipsId ?? 0, version: 1, ...spanishBank } as never })).code).toBe(403);
});

it('the contact who is answered for is the one who entered the bank details, also once the claim is someone else’s', async () => {
  const { requestId } = await buildAnnounced(app, people);
  const colleague = await buildCustomer(app.platform, { firstName: 'Javier', company: people.customer });
  await app.platform.db.updateTable('request').set({ contact_id: colleague.contactId }).where('id', '=', requestId).execute();
  const { msgId } = await openTipOf(app, people.customer, requestId, tipTypes.creditNote);
  expect((await confirm(msgId, await upload(requestId))).code).toBe(200);
  const receipt = (await as(people.customer).call(listReceipts, { query: { requestId } })).data.find(({ kind }) => kind === 'creditNote');
  expect(receipt?.confirmedFor).not.toContain('Javier');
  await eventually(async () => {
    expect((await mailsTo(app, people.customer.email)).some(({ text }) => text.includes('consent.pdf'))).toBe(true);
  });
  expect((await mailsTo(app, colleague.email)).some(({ text }) => text.includes('consent.pdf'))).toBe(false);
});

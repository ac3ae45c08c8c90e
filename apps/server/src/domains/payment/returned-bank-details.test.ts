import * as api from '@heliodesk/contract/payment';
import { confirmTip, listTips, tipTypes } from '@heliodesk/contract/request';
import { getSettelment } from '@heliodesk/contract/shipment';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildPayingPeople, enteredFor, openTipOf, type PayingPeople } from '#src/testing/bank-tasks.ts';
import { buildAnnounced, buildDue, buildPaid, paidBody, paymentsSeenBy } from '#src/testing/payments.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { spanishBank } from './seed.ts';

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
    const tooSoon = await as(people.finance2).call(api.markPaid, { body: await paidBody(app, people.finance2, held) });
    expect(tooSoon).toMatchObject({ key: 'action.notAllowed' });

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
    expect(await paymentsSeenBy(app, people.customer, requestId)).toMatchObject([{ state: 'held' }]);
  });

  it('after everything was paid to them, can’t be returned', async () => {
    const { bankDetailsId } = await buildPaid(app, people);
    expect(await returned(bankDetailsId)).toMatchObject({ key: 'action.blocked', data: { blockedBy: ['stillToPay'] } });
  });
});

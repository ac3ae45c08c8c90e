import * as api from '@heliodesk/contract/payment';
import { confirmTip, getRequest, listReceipts, listTips, tipTypes } from '@heliodesk/contract/request';
import { getBatchSettelment, getBatchSettelmentInTalk, getSettelment, getSettelmentInTalk } from '@heliodesk/contract/shipment';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { compensation, repair } from '#src/domains/solution/seed.ts';
import { buildPayingPeople, type PayingPeople } from '#src/testing/bank-tasks.ts';
import { eventually } from '#src/testing/eventually.ts';
import { mailsTo } from '#src/testing/mailbox.ts';
import { buildAnnounced, noticeKinds, paymentsSeenBy } from '#src/testing/payments.ts';
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

type Person = { token: string };
const as = ({ token }: Person) => app.client(token);

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
    expect(await paymentsSeenBy(app, customer, requestId)).toMatchObject([
      { state: 'announced', amount: '259.50', paid: false, payTime: null },
    ]);
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
    const payments = await paymentsSeenBy(app, people.customer, requestId);
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
    const [payment] = await paymentsSeenBy(app, people.customer, requestId);
    expect(payment).toMatchObject({ state: 'due', acknowledgeTime: expect.any(String) as string });
    const receipts = (await as(people.customer).call(listReceipts, { query: { requestId } })).data;
    expect(receipts.at(-1)).toMatchObject({ kind: 'creditNote', tipsId: tip.tipsId });
    expect((await as(people.agent).call(getRequest, { params: { requestId } })).data).toMatchObject({ waitingOn: 'us' });
    // Who has checked the bank details may not pay.
    expect(await noticeKinds(app, people.finance2, requestId)).toContain('toPay');
    expect(await noticeKinds(app, people.finance, requestId)).not.toContain('toPay');
  });

  it('is someone else’s to see without its account, and no stranger’s', async () => {
    const { requestId, tip } = await buildAnnounced(app, people);
    const colleague = await buildCustomer(app.platform, { firstName: 'Javier', company: people.customer });
    const read = (person: Person) => as(person).call(getSettelment, { query: { tipsId: tip.tipsId } });
    expect((await read(colleague)).data).toMatchObject({ bankAccount: '', contactName: people.customer.name });
    expect((await paymentsSeenBy(app, people.lead, requestId))[0]?.bankAccount).toBe('');
    expect((await paymentsSeenBy(app, people.agent, requestId))[0]?.bankAccount).toBe('ES•••• 1332');
    expect((await paymentsSeenBy(app, colleague, requestId))[0]?.bankAccount).toBe('');
    const stranger = await buildCustomer(app.platform);
    expect((await read(stranger)).code).toBe(404);
    expect((await as(stranger).call(api.listPaymentsOf, { query: { requestId } })).code).toBe(404);
    expect((await as(stranger).call(api.downloadCreditNote, { query: { creditNoteId: tip.creditNoteId ?? 0 } })).code).toBe(404);
    const bankTip = (await as(people.customer).call(listTips, { query: { requestId } })).data.find(({ tipsType }) => tipsType === 7);
    expect((await as(people.customer).call(getSettelment, { query: { tipsId: bankTip?.tipsId ?? 0 } })).code).toBe(404);
  });
});

import { checkBankDetails, getInvoice, recomInvoice } from '@heliodesk/contract/payment';
import { downloadReceipt, downloadReceiptRecord, listReceipts, tipTypes } from '@heliodesk/contract/request';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { readPdf } from '#src/platform/pdf/testing/read-pdf.ts';
import { buildEntered, buildPayingPeople, openTipOf } from '#src/testing/bank-tasks.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { spanishBank } from './seed.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

type Person = { token: string };
const as = ({ token }: Person) => app.client(token);
const cleared = { otherCompany: 'Called Carmen Ruiz', changed: 'Called Carmen Ruiz' };
const ofBank = async (who: Person, requestId: number) =>
  (await as(who).call(listReceipts, { query: { requestId } })).data.filter(({ kind }) => kind === 'bankDetails');

/** A claim whose customer is to confirm bank details. */
async function buildToConfirm() {
  const people = await buildPayingPeople(app);
  const { bankDetailsId, requestId, version } = await buildEntered(app, people, { change: { actualRecipient: 'Sierra Clara' } });
  await as(people.finance).call(checkBankDetails, { body: { bankDetailsId, version, cleared } });
  const { tipsId } = await openTipOf(app, people.customer, requestId, tipTypes.bankCheck);
  const { data } = await as(people.customer).call(getInvoice, { query: { tipsId } });
  const confirm = async (change: object = {}) =>
    as(people.customer).call(recomInvoice, {
      body: { tipsId, version: data.version, ...spanishBank, actualRecipient: 'Sierra Clara', ...change },
    });
  return { ...people, requestId, tipsId, confirm };
}

describe('the receipt of confirmed bank details', () => {
  it('records what is paid and the account masked, and reads so as a PDF', async () => {
    const { customer, requestId, tipsId, confirm } = await buildToConfirm();
    expect((await confirm()).data).toMatchObject({ state: 'confirmed' });
    const [receipt] = await ofBank(customer, requestId);
    expect(receipt).toMatchObject({ tipsId, tipsType: tipTypes.bankCheck });
    const query = { receiptId: receipt?.receiptId ?? 0 };
    const record = (await as(customer).call(downloadReceiptRecord, { query })).raw;
    expect(record.json<object>()).toMatchObject({
      kind: 'bankDetails',
      facts: [
        { field: 'bankDetails', as: 'word', value: 'confirmed' },
        { field: 'money', as: 'money', value: '346.00', currency: 'EUR' },
        { field: 'bankAccount', as: 'text', value: 'ES•••• 1332' },
        { field: 'bankBic', as: 'text', value: 'CAIXES••••' },
        { field: 'branchCountry', as: 'text', value: 'ES' },
        { field: 'bankName', as: 'text', value: 'CaixaBank' },
        { field: 'currency', as: 'text', value: 'EUR' },
        { field: 'actualRecipient', as: 'text', value: 'Sierra Clara' },
      ],
    });
    const { text } = readPdf((await as(customer).call(downloadReceipt, { query }, { headers: { lang: 'de' } })).raw.rawPayload);
    for (const words of ['Bankdaten', 'Bestätigt', '346,00', 'ES•••• 1332', 'CaixaBank']) expect(text).toContain(words);
    expect(text + record.payload).not.toMatch(/2100|4502|BBXXX/);
  });

  it('is for the one who confirmed them and the owner of the claim', async () => {
    const { customer, agent, lead, requestId, confirm } = await buildToConfirm();
    await confirm();
    const [receipt] = await ofBank(customer, requestId);
    const query = { receiptId: receipt?.receiptId ?? 0 };
    expect(await ofBank(agent, requestId)).toEqual([receipt]);
    for (const other of [await buildCustomer(app.platform, { company: customer }), lead]) {
      expect(await ofBank(other, requestId)).toEqual([]);
      for (const file of [downloadReceipt, downloadReceiptRecord]) expect((await as(other).call(file, { query })).code).toBe(404);
      // What was offered and accepted is for all who see the claim.
      expect((await as(other).call(listReceipts, { query: { requestId } })).data).toHaveLength(1);
    }
  });

  it('is left by no change', async () => {
    const { customer, requestId, confirm } = await buildToConfirm();
    expect((await confirm({ billingAddress: 'Gran Vía 18, Granada' })).data).toMatchObject({ state: 'entered' });
    expect(await ofBank(customer, requestId)).toEqual([]);
  });
});

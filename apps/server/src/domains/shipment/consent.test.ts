import { addFile, listCaseFiles } from '@heliodesk/contract/attachment';
import { deskRequest, downloadReceiptRecord, listReceipts, listTips } from '@heliodesk/contract/request';
import { submitAddressesWithConsent, submitBatchAddress, listExchanges, updateBatchAddress } from '@heliodesk/contract/shipment';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildStaff, type BuiltUser } from '#src/domains/identity/seed.ts';
import { eventually } from '#src/testing/eventually.ts';
import { addAddresses, buildExchange, warehouse, type AskedExchange } from '#src/testing/exchange-tasks.ts';
import { mailsTo } from '#src/testing/mailbox.ts';
import { pdf } from '#src/testing/sample-files.ts';
import { buildSolvingPeople, type SolvingPeople } from '#src/testing/solved-claims.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
let people: SolvingPeople;
let clerk: BuiltUser;
beforeAll(async () => {
  app = await startTestApp();
  people = await buildSolvingPeople(app);
  clerk = await buildStaff(app.platform, { name: 'Alex Agent' });
});
afterAll(() => app.stop());

type Person = { token: string };
const as = ({ token }: Person) => app.client(token);
const upload = async (requestId: number, person: Person = clerk): Promise<number> =>
  (await as(person).call(addFile, { body: { requestId, purpose: 'consent' } }, { file: { name: 'consent.pdf', content: pdf } })).data.attId;
const exchangeOf = async (requestId: number, person: Person = clerk) => {
  const [exchange] = (await as(person).call(listExchanges, { query: { requestId } })).data;
  if (exchange === undefined) throw new Error(`No exchange of request ${requestId}`);
  return exchange;
};
const place = { ...warehouse, batchQty: 4 };
type Change = { addresses?: object[]; version?: number; attId?: number };
async function submit({ requestId, msgId }: AskedExchange, change: Change = {}, person: Person = clerk) {
  const { version } = await exchangeOf(requestId);
  const attId = change.attId ?? (await upload(requestId, person));
  return as(person).call(submitAddressesWithConsent, { body: { msgId, version, addresses: [place], ...change, attId } as never });
}

describe('delivery addresses with a written consent', () => {
  it('are submitted for the contact, and everyone sees who did it and with which file', async () => {
    const asked = await buildExchange(app, people);
    const { requestId, tipsId } = asked;
    await addAddresses(app, people.customer, tipsId, [2]);
    const { code, data } = await submit(asked, {
      addresses: [
        { ...place, batchQty: 3 },
        { ...place, city: 'Córdoba', batchQty: 1 },
      ],
    });
    expect(code).toBe(200);
    expect(data).toMatchObject({ state: 'addressed', isOpen: false, givenQty: 4, addresses: [{ batchQty: 3 }, { city: 'Córdoba' }] });

    const tip = (await as(people.customer).call(listTips, { query: { requestId } })).data.find((one) => one.tipsId === tipsId);
    expect(tip).toMatchObject({ state: 'confirmed', answerer: 'Alex Agent', consent: { fileName: 'consent.pdf' }, reviewed: true });
    expect(tip?.answeredFor).not.toBe('');
    const claim = (await as(people.agent).call(deskRequest, { params: { requestId } })).data;
    expect(claim).toMatchObject({ status: 'processing', tips: 0, waitingOn: 'us' });
    const event = claim.events?.find(({ action }) => action === 'answerWithConsent');
    expect(event).toMatchObject({ actor: 'Alex Agent', onBehalfOf: tip?.answeredFor });
    const files = (await as(people.customer).call(listCaseFiles, { query: { requestId } })).data;
    expect(files.map(({ fileName, purpose }) => [fileName, purpose])).toEqual([['consent.pdf', 'consent']]);

    const receipt = (await as(people.customer).call(listReceipts, { query: { requestId } })).data.find(({ kind }) => kind === 'addresses');
    expect(receipt).toMatchObject({ tipsId, confirmedBy: 'Alex Agent', confirmedFor: tip?.answeredFor });
    const { raw } = await as(people.customer).call(downloadReceiptRecord, { query: { receiptId: receipt?.receiptId ?? 0 } });
    expect((JSON.parse(raw.body) as { facts: unknown[] }).facts).toContainEqual({ field: 'consent', as: 'text', value: 'consent.pdf' });
    await eventually(async () => {
      const mails = await mailsTo(app, people.customer.email);
      const mine = mails.find(({ subject, text }) => subject.includes(claim.requestNo) && text.includes('consent.pdf'));
      expect(mine?.text).toContain('1 × Warehouse Jaén, Carmen Ruiz');
    });
  });

  it('are refused at their fields, and then nothing of them stays', async () => {
    const asked = await buildExchange(app, people);
    const [kept] = await addAddresses(app, people.customer, asked.tipsId, [1]);
    const attId = await upload(asked.requestId);
    const refusals: [object[], [path: string, rule: string][]][] = [
      [[], [['addresses', 'required']]],
      [[{ ...place, city: ' ' }], [['addresses.0.city', 'required']]],
      [
        [
          { ...place, batchQty: 2 },
          { ...place, batchQty: 2, shipToCountry: 999 },
        ],
        [['addresses.1.shipToCountry', 'invalid']],
      ],
      [[{ ...place, batchQty: 3 }], [['batchQty', 'addressesDiffer']]],
      [[{ ...place, batchQty: 5 }], [['addresses.0.batchQty', 'tooBig']]],
    ];
    for (const [addresses, expected] of refusals) {
      const { code, errors } = await submit(asked, { addresses, attId });
      expect([code, errors.map(({ path, rule }) => [path, rule])]).toEqual([510, expected]);
    }
    const { version, addresses, state } = await exchangeOf(asked.requestId);
    expect([state, addresses.map(({ addressId }) => addressId)]).toEqual(['asked', [kept]]);
    await as(people.customer).call(updateBatchAddress, { body: { tipsId: asked.tipsId, addressId: kept ?? 0, ...place } });
    expect((await submit(asked, { attId, version })).key).toBe('stale');
  });

  it('need a consent of this claim, uploaded by the one who submits them', async () => {
    const asked = await buildExchange(app, people);
    const elsewhere = await buildExchange(app, people);
    const other = await buildStaff(app.platform);
    const missing = { code: 510, errors: [{ path: 'attId', rule: 'consentMissing' }] };
    for (const attId of [99_999_999, await upload(elsewhere.requestId), await upload(asked.requestId, other)])
      expect(await submit(asked, { attId })).toMatchObject(missing);
    expect(await exchangeOf(asked.requestId)).toMatchObject({ state: 'asked', addresses: [] });
  });

  it('are never submitted by those who had a part in the solutions, by other roles, or by customers', async () => {
    const asked = await buildExchange(app, people);
    const attId = await upload(asked.requestId);
    for (const person of [people.agent, people.lead])
      expect(await submit(asked, { attId }, person)).toMatchObject({ key: 'action.blocked', data: { blockedBy: ['tookNoPart'] } });
    const finance = await buildStaff(app.platform, { role: 'finance' });
    for (const person of [finance, people.customer]) expect((await submit(asked, { attId }, person)).code).toBe(403);
    expect((await exchangeOf(asked.requestId)).state).toBe('asked');
  });

  it('count once, also against the customer’s own', async () => {
    const asked = await buildExchange(app, people);
    const { requestId, tipsId } = asked;
    await addAddresses(app, people.customer, tipsId, [4]);
    const attId = await upload(requestId);
    const answers = await Promise.all([
      submit(asked, { attId }),
      as(people.customer).call(submitBatchAddress, { query: { tipsId, requestId } }),
    ]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409]);
    const receipts = (await as(people.customer).call(listReceipts, { query: { requestId } })).data;
    expect(receipts.filter(({ kind }) => kind === 'addresses')).toHaveLength(1);
  });
});

import { deskRequest, downloadReceiptRecord, listReceipts, solutionConfirmation, listTips } from '@heliodesk/contract/request';
import * as api from '@heliodesk/contract/shipment';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { compensation, exchange, repair } from '#src/domains/solution/seed.ts';
import { addressTasks } from '#src/testing/address-tasks.ts';
import { eventually } from '#src/testing/eventually.ts';
import { addAddresses, buildAddressed, buildExchange, warehouse } from '#src/testing/exchange-tasks.ts';
import { mailsTo } from '#src/testing/mailbox.ts';
import { buildApproved, buildSolvingPeople, type SolvingPeople } from '#src/testing/solved-claims.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
let people: SolvingPeople;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  people = await buildSolvingPeople(app);
});

const { as, seen, save, submit, exchangesOf } = addressTasks(() => ({ app, people }));

describe('delivery addresses', () => {
  it('are asked for when an exchange runs, entered, submitted and kept in a receipt', async () => {
    const asked = await buildExchange(app, people);
    const { tipsId, requestId } = asked;
    expect(await seen(tipsId)).toMatchObject({
      state: 'asked',
      quantity: 4,
      power: '575',
      totalPower: '2.3',
      givenQty: 0,
      addresses: [],
      isOpen: true,
    });
    await eventually(async () => {
      const subjects = (await mailsTo(app, people.customer.email)).map(({ subject }) => subject);
      expect(subjects).toContainEqual(expect.stringContaining('where do the new products go?'));
    });

    const [first] = await addAddresses(app, people.customer, tipsId, [3, 1]);
    expect(await seen(tipsId)).toMatchObject({ givenQty: 4, givenPower: '2.3' });
    expect((await as(people.customer).call(api.getBatchAddress, { query: { addressId: first ?? 0 } })).data).toMatchObject({
      ...warehouse,
      batchQty: 3,
      batchPower: '1.725',
      countryName: 'Spain',
    });
    const { code, data } = await submit(asked);
    expect([code, data.state, data.isOpen]).toEqual([200, 'addressed', false]);
    expect((await as(people.agent).call(deskRequest, { params: { requestId } })).data).toMatchObject({ waitingOn: 'us', tips: 0 });

    const [, receipt] = (await as(people.customer).call(listReceipts, { query: { requestId } })).data;
    expect(receipt).toMatchObject({ kind: 'addresses', tipsId });
    const { raw } = await as(people.customer).call(downloadReceiptRecord, { query: { receiptId: receipt?.receiptId ?? 0 } });
    const line = 'Warehouse Jaén, Carmen Ruiz, +34 600 123 456, Av. de Andalucía 41, 23006 Jaén, Jaén, Spain, Ring at gate 2';
    expect((JSON.parse(raw.body) as { facts: unknown[] }).facts).toEqual([
      { field: 'quantity', as: 'number', value: '4' },
      { field: 'newComponent', as: 'text', value: 'Module' },
      { field: 'model', as: 'text', value: 'HD-M72' },
      { field: 'totalPower', as: 'number', value: '2.3' },
      { field: 'deliverTo', as: 'text', value: `3 × ${line}` },
      { field: 'deliverTo', as: 'text', value: `1 × ${line}` },
    ]);
  });

  it('are entered and submitted in the conversation too', async () => {
    const { msgId, tipsId } = await buildExchange(app, people);
    expect((await as(people.customer).call(api.getSettelmentInTalk, { query: { msgId } })).data).toMatchObject({ quantity: 4, tipsId });
    const { data } = await as(people.customer).call(api.updateBatchAddressInTalk, { body: { msgId, ...warehouse, batchQty: 1 } });
    const id = data.addressId;
    await as(people.customer).call(api.updateBatchQtyInTalk, { query: { id, batchQty: 4, batchPower: '2.3' } });
    expect((await as(people.customer).call(api.getBatchAddressInTalk, { query: { addressId: id } })).data.batchQty).toBe(4);
    expect((await as(people.customer).call(api.getBatchSettelmentInTalk, { query: { msgId } })).data).toMatchObject({
      addresses: [{ addressId: id }],
    });
    expect((await as(people.customer).call(api.submitBatchAddressInTalk, { query: { msgId } })).data.state).toBe('addressed');
  });

  it('are asked for each exchange, beside bank details and for no repair', async () => {
    const { requestId } = await buildApproved(app, people, {
      solutions: [exchange({ quantity: 1 }), compensation(), exchange({ quantity: 1, power: '580.5' }), repair()],
    });
    for (const { msgId } of (await as(people.customer).call(listTips, { query: { requestId } })).data)
      await as(people.customer).call(solutionConfirmation, { body: { msgId, accept: true } });
    const { data } = await as(people.customer).call(listTips, { query: { requestId } });
    expect(data.filter(({ state }) => state === 'open').map(({ tipsType }) => tipsType)).toEqual([7, 8, 8]);
    expect((await as(people.agent).call(deskRequest, { params: { requestId } })).data.tips).toBe(3);
    expect((await exchangesOf(requestId)).map(({ totalPower }) => totalPower)).toEqual(['0.575', '0.5805']);
  });

  it.each<[string, object, [path: string, rule: string][]]>([
    ['fewer than none', { batchQty: -1 }, [['batchQty', 'tooSmall']]],
    ['more than are exchanged', { batchQty: 5 }, [['batchQty', 'tooBig']]],
    ['far too many', { batchQty: 1e308 }, [['batchQty', 'wholeNumber']]],
    ['a part of one', { batchQty: 1.5 }, [['batchQty', 'wholeNumber']]],
    ['no number', { batchQty: 'NaN' }, [['batchQty', 'wholeNumber']]],
    ['another power', { batchQty: 4, batchPower: '2.4' }, [['batchPower', 'powerDiffers']]],
    ['a power that is no number', { batchPower: '-2.3' }, [['batchPower', 'decimal']]],
    ['no country', { shipToCountry: 1000 }, [['shipToCountry', 'tooBig']]],
    ['a country that there isn’t', { shipToCountry: 999 }, [['shipToCountry', 'invalid']]],
    ['an endless address', { address: 'a'.repeat(301) }, [['address', 'tooLong']]],
  ])('refuse %s at its field', async (_, change, expected) => {
    const { tipsId } = await buildExchange(app, people);
    const { code, errors } = await save(tipsId, change);
    expect([code, errors.map(({ path, rule }) => [path, rule])]).toEqual([510, expected]);
    expect((await seen(tipsId)).addresses).toEqual([]);
  });

  it.each(['-1', '2.5', 'NaN', '1e3', ''])('refuse a quantity of “%s” on its own', async (batchQty) => {
    const { tipsId } = await buildExchange(app, people);
    const [id = 0] = await addAddresses(app, people.customer, tipsId, [2]);
    const { code, errors } = await as(people.customer).call(api.updateBatchQty, { query: { id, batchQty } });
    expect([code, errors.map(({ path }) => path)]).toEqual([510, ['batchQty']]);
    expect((await seen(tipsId)).givenQty).toBe(2);
  });

  it('keep what is typed, and say what is missing once they are submitted', async () => {
    const asked = await buildExchange(app, people);
    const { data } = await save(asked.tipsId, {
      ...Object.fromEntries(Object.keys(warehouse).map((field) => [field, ''])),
      shipToCountry: null,
      batchQty: 0,
    });
    await save(asked.tipsId, { addressId: data.addressId, mobile: 'later', city: '', batchQty: undefined });
    expect((await seen(asked.tipsId)).addresses).toMatchObject([{ mobile: 'later', city: '', batchQty: 0, contactPerson: 'Carmen Ruiz' }]);
    const { code, errors } = await submit(asked);
    expect(code).toBe(510);
    expect(errors.map(({ path, rule }) => [path, rule])).toEqual([
      ['addresses.0.batchQty', 'tooSmall'],
      ['addresses.0.mobile', 'phone'],
      ['addresses.0.city', 'required'],
      ['batchQty', 'addressesDiffer'],
    ]);
    expect((await seen(asked.tipsId)).state).toBe('asked');
  });

  it('have all pieces together', async () => {
    const asked = await buildExchange(app, people);
    expect((await submit(asked)).errors.map(({ rule }) => rule)).toEqual(['addressesDiffer']);
    await addAddresses(app, people.customer, asked.tipsId, [3]);
    expect((await submit(asked)).errors.map(({ message }) => message)).toEqual([
      'The addresses add up to 3 pieces, but 4 are being exchanged. Both must match.',
    ]);
    const [, second = 0] = [0, ...(await addAddresses(app, people.customer, asked.tipsId, [2]))];
    expect((await submit(asked)).errors.map(({ rule }) => rule)).toEqual(['addressesDiffer']);
    await as(people.customer).call(api.delBatchAddress, { query: { addressId: second } });
    await addAddresses(app, people.customer, asked.tipsId, [1]);
    expect((await submit(asked)).code).toBe(200);
  });

  it('are at most 50', async () => {
    const { tipsId } = await buildExchange(app, people, { pieces: 60, solutions: [exchange({ quantity: 60 })] });
    await addAddresses(
      app,
      people.customer,
      tipsId,
      Array.from({ length: 50 }, () => 1),
    );
    expect((await save(tipsId, { batchQty: 1 })).key).toBe('shipment.tooManyAddresses');
    expect((await seen(tipsId)).addresses).toHaveLength(50);
  });

  it('stay as they are once they are submitted', async () => {
    const asked = await buildAddressed(app, people);
    const [{ addressId } = { addressId: 0 }] = asked.settlement.addresses;
    const answers = [
      await save(asked.tipsId),
      await save(asked.tipsId, { addressId }),
      await as(people.customer).call(api.updateBatchQty, { query: { id: addressId, batchQty: 1 } }),
      await as(people.customer).call(api.delBatchAddress, { query: { addressId } }),
      await submit(asked),
    ];
    expect(answers.map(({ key }) => key)).toEqual(answers.map(() => 'tip.closed'));
    expect((await seen(asked.tipsId)).addresses).toEqual(asked.settlement.addresses);
    for (const change of [sql`update shipment set quantity = 3 where id = ${addressId}`, sql`delete from shipment where id = ${addressId}`])
      await expect(change.execute(app.platform.db)).rejects.toThrow("don't add up");
  });

  it('are submitted as they were seen', async () => {
    const asked = await buildExchange(app, people);
    await addAddresses(app, people.customer, asked.tipsId, [4]);
    const { version } = await seen(asked.tipsId);
    await addAddresses(app, people.customer, asked.tipsId, [0]);
    expect((await submit(asked, people.customer, version)).key).toBe('stale');
    expect((await seen(asked.tipsId)).state).toBe('asked');
  });
});

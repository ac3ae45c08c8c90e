// @both-engines
import {
  confirmTip,
  deskRequest,
  downloadReceiptRecord,
  listReceipts,
  recallTip,
  solutionConfirmation,
  listTips,
  tipTypes,
} from '@heliodesk/contract/request';
import * as api from '@heliodesk/contract/shipment';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { compensation, exchange, repair } from '#src/domains/solution/seed.ts';
import { openTipOf } from '#src/testing/bank-tasks.ts';
import { eventually } from '#src/testing/eventually.ts';
import { addAddresses, buildAddressed, buildExchange, tipStatesOf, warehouse } from '#src/testing/exchange-tasks.ts';
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

type Person = { token: string };
const as = ({ token }: Person) => app.client(token);
const seen = async (tipsId: number, person: Person = people.customer) => {
  const { data } = await as(person).call(api.getBatchSettelment, { query: { tipsId } });
  if (!api.isOfExchange(data)) throw new Error(`Task ${tipsId} is about no exchange`);
  return data;
};
const save = (tipsId: number, change: object = {}, person: Person = people.customer) =>
  as(person).call(api.updateBatchAddress, { body: { tipsId, ...warehouse, batchQty: 4, ...change } as never });
const submit = ({ tipsId, requestId }: { tipsId: number; requestId: number }, person: Person = people.customer, version?: number) =>
  as(person).call(api.submitBatchAddress, { query: { tipsId, requestId, ...(version === undefined ? {} : { version }) } });
const versionOf = async (requestId: number) => (await as(people.agent).call(deskRequest, { params: { requestId } })).data.version;
const recall = async (requestId: number, tipsId: number) =>
  as(people.agent).call(recallTip, { body: { requestId, version: await versionOf(requestId), tipsId } });
const exchangesOf = async (requestId: number, person: Person = people.agent) =>
  (await as(person).call(api.listExchanges, { query: { requestId } })).data;
const askAgain = async (requestId: number, person: Person = people.agent) => {
  const [first] = await exchangesOf(requestId);
  const body = { requestId, version: await versionOf(requestId), exchangeId: first?.exchangeId ?? 0 };
  return as(person).call(api.askAddresses, { body });
};

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

describe('others', () => {
  it('find nothing of another company’s exchange', async () => {
    const asked = await buildExchange(app, people);
    const [addressId = 0] = await addAddresses(app, people.customer, asked.tipsId, [4]);
    const stranger = await buildCustomer(app.platform);
    const { tipsId, msgId, requestId } = asked;
    const answers = [
      await as(stranger).call(api.getSettelment, { query: { tipsId } }),
      await as(stranger).call(api.getBatchSettelment, { query: { tipsId } }),
      await as(stranger).call(api.getBatchSettelmentInTalk, { query: { msgId } }),
      await as(stranger).call(api.getBatchAddress, { query: { addressId } }),
      await save(tipsId, {}, stranger),
      await save(tipsId, { addressId }, stranger),
      await as(stranger).call(api.updateBatchQty, { query: { id: addressId, batchQty: 1 } }),
      await as(stranger).call(api.delBatchAddress, { query: { addressId } }),
      await submit(asked, stranger),
      await as(stranger).call(api.listExchanges, { query: { requestId } }),
      await as(people.customer).call(api.getBatchSettelment, { query: { tipsId: 999_999 } }),
    ];
    expect(answers.map(({ key }) => key)).toEqual(answers.map(() => 'notFound'));
  });

  it('can’t move addresses between exchanges, nor answer by another task', async () => {
    const one = await buildExchange(app, people);
    const other = await buildExchange(app, people);
    const [addressId = 0] = await addAddresses(app, people.customer, one.tipsId, [4]);
    expect((await save(other.tipsId, { addressId })).key).toBe('notFound');
    expect((await submit({ tipsId: one.tipsId, requestId: other.requestId })).key).toBe('notFound');
    const [solutionTip] = (await as(people.customer).call(listTips, { query: { requestId: one.requestId } })).data;
    expect((await save(solutionTip?.tipsId ?? 0)).key).toBe('notFound');
    expect((await as(people.customer).call(confirmTip, { query: { msgId: one.msgId } })).errors.map(({ rule }) => rule)).toEqual([
      'addressesUnanswered',
    ]);
  });

  it('at the company do it together, staff only look', async () => {
    const asked = await buildExchange(app, people);
    const colleague = await buildCustomer(app.platform, { firstName: 'Javier', company: people.customer });
    expect((await save(asked.tipsId, {}, colleague)).code).toBe(200);
    expect((await exchangesOf(asked.requestId))[0]).toMatchObject({ isOpen: false, givenQty: 4, addresses: [{ city: 'Jaén' }] });
    expect((await save(asked.tipsId, {}, people.agent)).code).toBe(403);
    expect((await submit(asked, colleague)).code).toBe(200);
  });
});

describe('the task', () => {
  it('locks the form when it is taken back, and opens it with everything in it when it is sent again', async () => {
    const asked = await buildExchange(app, people);
    await addAddresses(app, people.customer, asked.tipsId, [3]);
    expect((await exchangesOf(asked.requestId))[0]?.actions).toEqual([{ name: 'askAgain', blockedBy: ['noOpenTask'] }]);
    const { actions } = (await as(people.agent).call(deskRequest, { params: { requestId: asked.requestId } })).data;
    expect(actions).toEqual(
      expect.arrayContaining([
        { name: 'answerTip', blockedBy: ['tipAnswerable'] },
        { name: 'recallTip', blockedBy: [] },
      ]),
    );
    expect((await recall(asked.requestId, asked.tipsId)).code).toBe(200);
    expect((await save(asked.tipsId)).key).toBe('tip.closed');
    expect(await seen(asked.tipsId)).toMatchObject({ isOpen: false, givenQty: 3 });

    expect((await askAgain(asked.requestId)).code).toBe(200);
    const { tipsId } = await openTipOf(app, people.customer, asked.requestId, tipTypes.addresses);
    await addAddresses(app, people.customer, tipsId, [1]);
    expect((await submit({ ...asked, tipsId })).data).toMatchObject({ state: 'addressed', givenQty: 4 });
    expect(await tipStatesOf(app, people.customer, asked.requestId, tipTypes.addresses)).toEqual(['recalled', 'confirmed']);
  });

  it('is sent again for a correction, by staff alone', async () => {
    const { requestId, tipsId } = await buildAddressed(app, people);
    expect((await askAgain(requestId, people.customer)).code).toBe(403);
    expect((await askAgain(requestId)).data).toMatchObject({ state: 'asked', givenQty: 4 });
    expect((await askAgain(requestId)).key).toBe('action.blocked');
    const next = await openTipOf(app, people.customer, requestId, tipTypes.addresses);
    expect(next.tipsId).not.toBe(tipsId);
    expect((await submit({ tipsId: next.tipsId, requestId })).code).toBe(200);
  });
});

describe('at the same moment', () => {
  it('two submits count once', async () => {
    const asked = await buildExchange(app, people);
    await addAddresses(app, people.customer, asked.tipsId, [4]);
    const answers = await Promise.all([submit(asked), submit(asked)]);
    expect(answers.map(({ key, code }) => key ?? code).toSorted()).toEqual([200, 'tip.closed']);
    expect((await as(people.customer).call(listReceipts, { query: { requestId: asked.requestId } })).data).toHaveLength(2);
  });

  it('a submit repeated with its key is answered once more', async () => {
    const asked = await buildExchange(app, people);
    await addAddresses(app, people.customer, asked.tipsId, [4]);
    const query = { tipsId: asked.tipsId, requestId: asked.requestId };
    const options = { idempotencyKey: 'submit-of-a-double-click' };
    const first = await as(people.customer).call(api.submitBatchAddress, { query }, options);
    const second = await as(people.customer).call(api.submitBatchAddress, { query }, options);
    expect([first.code, second.data]).toEqual([200, first.data]);
  });

  it('a change and a submit never leave another sum', async () => {
    const asked = await buildExchange(app, people);
    const [id = 0] = await addAddresses(app, people.customer, asked.tipsId, [4]);
    const [submitted, changed] = await Promise.all([
      submit(asked),
      as(people.customer).call(api.updateBatchQty, { query: { id, batchQty: 2 } }),
    ]);
    const { state, givenQty } = await seen(asked.tipsId);
    expect([submitted.code === 200, changed.code === 200]).toEqual(state === 'addressed' ? [true, false] : [false, true]);
    expect(givenQty).toBe(state === 'addressed' ? 4 : 2);
  });

  it('either the submit or the recall comes through', async () => {
    const asked = await buildExchange(app, people);
    await addAddresses(app, people.customer, asked.tipsId, [4]);
    const answers = await Promise.all([submit(asked), recall(asked.requestId, asked.tipsId)]);
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    const [state] = await tipStatesOf(app, people.customer, asked.requestId, tipTypes.addresses);
    expect((await seen(asked.tipsId)).state).toBe(state === 'confirmed' ? 'addressed' : 'asked');
  });
});

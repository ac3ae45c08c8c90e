// @both-engines
import {
  addMyAddress,
  deleteMyAddress,
  listMyAddresses,
  maxAddresses,
  setMyDefaultAddress,
  updateMyAddress,
} from '@heliodesk/contract/account';
import { getModuleClaimDraft, saveModuleClaim } from '@heliodesk/contract/module-claim';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#src/platform/db/transaction.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { buildStaff } from '../identity/seed.ts';
import { claimBody } from '../module-claim/seed.ts';
import { buildAddress, buildCustomer, type BuiltCustomer } from './seed.ts';
import { insertAddress } from './store/addresses.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const warehouse = {
  addressTitle: 'Warehouse Jaén',
  companyName: 'Sierra Clara Energía S.L.',
  contactPerson: 'Pilar Montes',
  email: 'pilar@sierraclara.example',
  mobile: '+34 953 240 118',
  shipToCountry: 724,
  city: 'Jaén',
  address: 'Av. de Andalucía 41',
  postalCode: '23006',
};
const add = (customer: BuiltCustomer, more: object = {}, options: object = {}) =>
  app.client(customer.token).call(addMyAddress, { body: { ...warehouse, ...more } }, options);
const listOf = async ({ token }: BuiltCustomer) => (await app.client(token).call(listMyAddresses, {})).data;

describe('adding an address', () => {
  it('puts it into the company’s book; the first one becomes the default', async () => {
    const customer = await buildCustomer(app.platform);
    const first = await add(customer);
    expect(first.data).toMatchObject({ ...warehouse, isDefault: true, version: 0, fax: '', taxNo: '' });
    const second = await add(customer, { addressTitle: 'Office' });
    expect(second.data.isDefault).toBe(false);
    const third = await add(customer, { addressTitle: 'Site', isDefault: true });
    expect((await listOf(customer)).map(({ addressId, isDefault }) => [addressId, isDefault])).toEqual([
      [third.data.addressId, true],
      [first.data.addressId, false],
      [second.data.addressId, false],
    ]);
  });

  it('sent twice under one key adds one', async () => {
    const customer = await buildCustomer(app.platform);
    const idempotencyKey = randomUUID();
    const [one, other] = [await add(customer, {}, { idempotencyKey }), await add(customer, {}, { idempotencyKey })];
    expect(other.data).toEqual(one.data);
    expect(await listOf(customer)).toHaveLength(1);
  });

  it('takes the rules of a delivery address, and belongs to the session’s company', async () => {
    const [customer, other] = [await buildCustomer(app.platform), await buildCustomer(app.platform)];
    const wrong = await add(customer, { email: 'no address', mobile: 'x', taxNo: '12', city: '', companyName: ' ' });
    expect(wrong.errors.map(({ path }) => path).toSorted()).toEqual(['city', 'companyName', 'email', 'mobile', 'taxNo']);
    expect((await add(customer, { shipToCountry: 998 })).errors).toMatchObject([{ path: 'shipToCountry' }]);
    await add(customer, { accountId: other.accountId, contactId: other.contactId });
    expect(await listOf(other)).toEqual([]);
    expect(await listOf(customer)).toHaveLength(1);
  });

  it('ends at the limit, also when many come at the same time', async () => {
    const customer = await buildCustomer(app.platform);
    const entry = { ...warehouse, province: '', fax: '', taxNo: '', tradeNo: '', isDefault: false };
    await transaction(app.platform.db, async (tx) => {
      for (let count = 0; count < maxAddresses - 1; count += 1)
        await insertAddress(tx, customer.accountId, entry, app.platform.clock.now());
    });
    const answers = await Promise.all(Array.from({ length: 4 }, () => add(customer)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    const refused = answers.find(({ code }) => code !== 200);
    expect(refused).toMatchObject({ code: 510, key: 'account.addressBookFull', msg: expect.stringContaining('200') });
    expect(await listOf(customer)).toHaveLength(maxAddresses);
  });
});

describe('changing an address', () => {
  it('keeps both states in the audit', async () => {
    const customer = await buildCustomer(app.platform);
    const { data: before } = await add(customer);
    const { addressId } = before;
    const body = { ...warehouse, city: 'Guadix', version: 0, isDefault: true };
    const { data: after } = await app.client(customer.token).call(updateMyAddress, { params: { addressId }, body });
    expect(after).toMatchObject({ city: 'Guadix', version: 1, isDefault: true });
    const audit = await app.platform.db
      .selectFrom('audit')
      .select(['before', 'after'])
      .where('action', '=', 'account.changeAddress')
      .where('subject_id', '=', String(addressId))
      .executeTakeFirst();
    expect(audit).toEqual({ before, after });
  });

  it('is never done over a newer state, which comes with the refusal', async () => {
    const customer = await buildCustomer(app.platform);
    const colleague = await buildCustomer(app.platform, { company: customer });
    const { addressId } = (await add(customer)).data;
    const params = { addressId };
    await app.client(colleague.token).call(updateMyAddress, { params, body: { ...warehouse, city: 'Porto', version: 0 } });
    const answer = await app.client(customer.token).call(updateMyAddress, { params, body: { ...warehouse, version: 0 } });
    expect(answer).toMatchObject({ code: 409, key: 'stale', data: { current: { city: 'Porto', version: 1 } } });
  });

  it('moves the default, of which there is one at most, also when two people choose at the same time', async () => {
    const customer = await buildCustomer(app.platform);
    const ids: number[] = [];
    for (let count = 0; count < 3; count += 1) ids.push((await add(customer)).data.addressId);
    const choose = (addressId: number) => app.client(customer.token).call(setMyDefaultAddress, { params: { addressId } });
    const answers = await Promise.all([...ids, ...ids].map(choose));
    expect(answers.every(({ code }) => code === 200)).toBe(true);
    expect((await listOf(customer)).filter(({ isDefault }) => isDefault)).toHaveLength(1);
    await choose(ids[1] ?? 0);
    expect((await listOf(customer))[0]?.addressId).toBe(ids[1]);
  });
});

describe('deleting an address', () => {
  it('leaves claims that deliver there as they are', async () => {
    const customer = await buildCustomer(app.platform);
    const { addressId } = (await add(customer)).data;
    const client = app.client(customer.token);
    const requestAddressReq = { ...warehouse, addressId, accountName: warehouse.companyName };
    const { requestId } = (await client.call(saveModuleClaim, { body: { ...claimBody(), requestAddressReq } })).data;
    expect((await client.call(deleteMyAddress, { params: { addressId } })).code).toBe(200);
    expect(await listOf(customer)).toEqual([]);
    const draft = await client.call(getModuleClaimDraft, { params: { id: requestId }, query: {} });
    expect(draft.data.requestAddressReq).toMatchObject({ addressId, contactPerson: 'Pilar Montes', city: 'Jaén' });
    expect((await client.call(deleteMyAddress, { params: { addressId } })).code).toBe(404);
  });

  it('leaves the others, and writes down what was there', async () => {
    const customer = await buildCustomer(app.platform);
    const [{ data: first }, { data: second }] = [await add(customer), await add(customer)];
    await app.client(customer.token).call(deleteMyAddress, { params: { addressId: first.addressId } });
    expect(await listOf(customer)).toEqual([second]);
    const audit = await app.platform.db
      .selectFrom('audit')
      .select(['before', 'after'])
      .where('action', '=', 'account.deleteAddress')
      .where('subject_id', '=', String(first.addressId))
      .executeTakeFirst();
    expect(audit).toEqual({ before: first, after: null });
  });
});

describe('an address of another company', () => {
  it('is not there, neither to change nor to choose nor to delete', async () => {
    const [owner, stranger] = [await buildCustomer(app.platform), await buildCustomer(app.platform)];
    const params = await buildAddress(app.platform, owner);
    const client = app.client(stranger.token);
    const answers = [
      await client.call(updateMyAddress, { params, body: { ...warehouse, version: 0 } }),
      await client.call(setMyDefaultAddress, { params }),
      await client.call(deleteMyAddress, { params }),
    ];
    expect(answers.map(({ code }) => code)).toEqual([404, 404, 404]);
    expect(await listOf(owner)).toMatchObject([{ ...params, city: 'Almería', isDefault: false }]);
  });

  it('is closed to staff and providers', async () => {
    const { token } = await buildStaff(app.platform, { role: 'supervisor' });
    expect((await app.client(token).call(addMyAddress, { body: warehouse })).code).toBe(403);
  });
});

import { getMyContactWithAccount, listMyAddresses, listShippingAddresses } from '@heliodesk/contract/account';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { buildProvider, buildStaff } from '../identity/seed.ts';
import { workCalendarOf } from './index.ts';
import { buildAddress, buildCustomer, type BuiltCustomer } from './seed.ts';

let app: TestApp;
let anna: BuiltCustomer;
let colleague: BuiltCustomer;
let stranger: BuiltCustomer;
let addressId: number;
beforeAll(async () => {
  app = await startTestApp();
  anna = await buildCustomer(app.platform, { firstName: 'Anna', company: { companyName: 'Rhein-Solar Technik GmbH', regionId: 276 } });
  colleague = await buildCustomer(app.platform, { firstName: 'Bernd', company: anna });
  stranger = await buildCustomer(app.platform, { firstName: 'Chiara' });
  ({ addressId } = await buildAddress(app.platform, anna));
});
afterAll(() => app.stop());

describe('the own contact', () => {
  it('comes with its company, the country in the language of the caller', async () => {
    const { data } = await app.client(anna.token).call(getMyContactWithAccount, {}, { headers: { lang: 'fr' } });
    expect(data).toMatchObject({
      contact: { contactId: anna.contactId, userId: anna.userId, email: anna.email, contactStatus: 'enabled' },
      account: { accountId: anna.accountId, companyName: 'Rhein-Solar Technik GmbH', region: { regionId: 276, regionName: 'Allemagne' } },
    });
  });

  it('is the one of the session, whatever ids are added', async () => {
    const answer = await app.client(stranger.token).send({
      method: 'GET',
      url: getMyContactWithAccount.path,
      query: { contactId: String(anna.contactId), accountId: String(anna.accountId) },
    });
    expect(answer.data).toMatchObject({ contact: { contactId: stranger.contactId } });
  });

  it('is for customers', async () => {
    const [agent, provider, admin] = [
      await buildStaff(app.platform),
      await buildProvider(app.platform),
      await buildStaff(app.platform, { role: 'admin' }),
    ];
    expect((await app.client().call(getMyContactWithAccount, {})).code).toBe(401);
    for (const { token } of [agent, provider]) expect((await app.client(token).call(getMyContactWithAccount, {})).code).toBe(403);
    expect((await app.client(admin.token).call(getMyContactWithAccount, {})).code).toBe(404);
  });
});

describe('the address book', () => {
  it('is shared in the company, and seen by no one else', async () => {
    for (const { token } of [anna, colleague]) {
      const { data } = await app.client(token).call(listMyAddresses, {});
      expect(data).toMatchObject([{ addressId, addressTitle: 'Warehouse', shipToCountry: 724, isDefault: false, version: 0 }]);
    }
    expect((await app.client(stranger.token).call(listMyAddresses, {})).data).toEqual([]);
  });

  it('of a claim is the own one for a customer, whichever contact is named', async () => {
    const { data } = await app.client(stranger.token).call(listShippingAddresses, { query: { contactId: anna.contactId } });
    expect(data).toEqual([]);
    expect((await app.client(colleague.token).call(listShippingAddresses, { query: {} })).data).toHaveLength(1);
  });

  it('of a claim is the one of the contact that staff act for', async () => {
    const { token } = await buildStaff(app.platform);
    const client = app.client(token);
    expect((await client.call(listShippingAddresses, { query: { contactId: colleague.contactId } })).data).toMatchObject([{ addressId }]);
    expect((await client.call(listShippingAddresses, { query: { contactId: 999_999 } })).code).toBe(404);
    expect((await client.call(listShippingAddresses, { query: {} })).code).toBe(404);
  });

  it('of a claim is closed to those who act for no one', async () => {
    const [finance, provider] = [await buildStaff(app.platform, { role: 'finance' }), await buildProvider(app.platform)];
    for (const { token } of [finance, provider])
      expect((await app.client(token).call(listShippingAddresses, { query: { contactId: anna.contactId } })).code).toBe(403);
  });

  it('begins with the default address', async () => {
    const { addressId: preferred } = await buildAddress(app.platform, anna, { addressTitle: 'Office', isDefault: true });
    const { data } = await app.client(anna.token).call(listMyAddresses, {});
    expect(data.map((address) => address.addressId)).toEqual([preferred, addressId]);
  });
});

describe('the working calendar of an account', () => {
  it.each([
    [276, { country: 'DE', timeZone: 'Europe/Berlin' }],
    [724, { country: 'ES', timeZone: 'Europe/Madrid' }],
    [840, { country: 'US', timeZone: 'America/New_York' }],
    [156, { country: 'CN', timeZone: 'Asia/Shanghai' }],
    [392, { country: 'JP', timeZone: 'Asia/Tokyo' }],
    [12, { country: 'DZ', timeZone: 'Africa/Algiers' }],
  ])('of country %i is %j', async (regionId, calendar) => {
    const { accountId } = await buildCustomer(app.platform, { company: { regionId } });
    expect(await workCalendarOf(app.platform.db, accountId)).toEqual(calendar);
  });
});

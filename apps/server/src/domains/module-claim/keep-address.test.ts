import { getRegisteredAddress, listMyAddresses, listShippingAddresses, maxAddresses } from '@heliodesk/contract/account';
import { getModuleClaimDraft, getModuleClaimProfile, saveModuleClaim, type SaveModuleClaimBody } from '@heliodesk/contract/module-claim';
import { insertSerials } from '@heliodesk/contract/serial-number';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAddress, buildCustomer, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { buildProvider, buildStaff } from '#src/domains/identity/seed.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { claimBody } from './seed.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

type AddressDraft = NonNullable<SaveModuleClaimBody['requestAddressReq']>;

/** Hands a claim in for this delivery address. */
async function fileFor(by: { token: string }, address: AddressDraft, onBehalfOf?: number) {
  const client = app.client(by.token);
  const requestAddressReq: AddressDraft = { ...claimBody().requestAddressReq, ...address };
  const body = { ...claimBody(), requestAddressReq, ...(onBehalfOf === undefined ? {} : { onBehalfOf }) };
  const { requestId, version } = (await client.call(saveModuleClaim, { body })).data;
  await client.call(insertSerials, { body: { requestId, snList: [{ sn: 'HD7226W14A018842' }] } });
  const submitted = { ...body, basicReq: { ...body.basicReq, requestId }, version, submit: true };
  const answer = await client.call(saveModuleClaim, { body: submitted });
  expect(answer).toMatchObject({ code: 200 });
  const profile = await client.call(getModuleClaimProfile, { params: { id: requestId } });
  return { requestNo: answer.data.requestNo, delivered: profile.data.addressInfo };
}

const bookOf = async ({ token }: BuiltCustomer) => (await app.client(token).call(listMyAddresses, {})).data;
const choicesOf = async (token: string, query: { contactId?: number } = {}) =>
  (await app.client(token).call(listShippingAddresses, { query })).data;

describe('a delivery address that is to be kept', () => {
  it('becomes an entry of the book when the claim is submitted, and the claim names it', async () => {
    const customer = await buildCustomer(app.platform);
    await buildAddress(app.platform, customer, { isDefault: true });
    const { delivered } = await fileFor(customer, { addressTitle: 'Gate 2', accountName: 'Sierra Clara', keep: 'entry' });
    const [, kept] = await bookOf(customer);
    expect(kept).toMatchObject({ addressTitle: 'Gate 2', companyName: 'Sierra Clara', city: 'Almería', isDefault: false });
    expect(delivered).toMatchObject({ addressId: kept?.addressId, contactPerson: 'Amelia Ortega' });
    expect(delivered).not.toHaveProperty('keep');
  });

  it('can become the default, under the name of the company where none was typed', async () => {
    const customer = await buildCustomer(app.platform, { company: { companyName: 'Rhein-Solar Technik GmbH' } });
    await buildAddress(app.platform, customer, { isDefault: true });
    await fileFor(customer, { keep: 'default' });
    expect((await bookOf(customer)).map(({ companyName, isDefault }) => [companyName, isDefault])).toEqual([
      ['Rhein-Solar Technik GmbH', true],
      [expect.any(String), false],
    ]);
  });

  it('is kept once, however often it is used', async () => {
    const customer = await buildCustomer(app.platform);
    await fileFor(customer, { keep: 'entry' });
    await fileFor(customer, { keep: 'entry', addressTitle: 'The same under another name' });
    expect(await bookOf(customer)).toHaveLength(1);
  });

  it('is left out where it was not asked for, and while the claim is a draft', async () => {
    const customer = await buildCustomer(app.platform);
    const client = app.client(customer.token);
    const requestAddressReq = { ...claimBody().requestAddressReq, keep: 'entry' as const };
    const { requestId } = (await client.call(saveModuleClaim, { body: { ...claimBody(), requestAddressReq } })).data;
    const draft = await client.call(getModuleClaimDraft, { params: { id: requestId }, query: {} });
    expect(draft.data.requestAddressReq.keep).toBe('entry');
    await fileFor(customer, {});
    expect(await bookOf(customer)).toEqual([]);
  });

  it('does not stop a claim when the book is full', async () => {
    const customer = await buildCustomer(app.platform);
    for (let count = 0; count < maxAddresses; count += 1) await buildAddress(app.platform, customer);
    const { delivered } = await fileFor(customer, { keep: 'default' });
    expect(delivered).toMatchObject({ city: 'Almería' });
    expect(delivered).not.toHaveProperty('addressId');
    expect(await bookOf(customer)).toHaveLength(maxAddresses);
  });

  it('goes into the book of the customer that staff file for', async () => {
    const [customer, staff] = [await buildCustomer(app.platform), await buildStaff(app.platform)];
    await fileFor(staff, { keep: 'entry' }, customer.contactId);
    expect(await bookOf(customer)).toMatchObject([{ city: 'Almería', isDefault: true }]);
  });
});

describe('what a claim chooses its address from', () => {
  it('says which request was delivered to an entry last', async () => {
    const customer = await buildCustomer(app.platform);
    const { addressId } = await buildAddress(app.platform, customer);
    expect(await choicesOf(customer.token)).toMatchObject([{ addressId, lastUsed: null }]);
    await fileFor(customer, { addressId });
    const { requestNo } = await fileFor(customer, { addressId });
    const colleague = await buildCustomer(app.platform, { company: customer });
    expect(await choicesOf(colleague.token)).toMatchObject([{ addressId, lastUsed: { requestNo } }]);
  });

  it('offers where one was registered; staff name the contact they act for', async () => {
    const customer = await buildCustomer(app.platform, { firstName: 'Anna', company: { companyName: 'Rhein-Solar', regionId: 276 } });
    const own = await app.client(customer.token).call(getRegisteredAddress, { query: {} });
    expect(own.data).toMatchObject({ companyName: 'Rhein-Solar', contactPerson: expect.stringMatching(/^Anna /), shipToCountry: 276 });
    const [staff, provider, stranger] = [
      await buildStaff(app.platform),
      await buildProvider(app.platform),
      await buildCustomer(app.platform),
    ];
    const query = { contactId: customer.contactId };
    expect((await app.client(staff.token).call(getRegisteredAddress, { query })).data).toEqual(own.data);
    expect((await app.client(stranger.token).call(getRegisteredAddress, { query })).data).not.toEqual(own.data);
    expect((await app.client(provider.token).call(getRegisteredAddress, { query })).code).toBe(403);
  });
});

import { getMyContactWithAccount, updateMyAccount, updateMyContact, type OwnAccountBody } from '@heliodesk/contract/account';
import { getInfo } from '@heliodesk/contract/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { buildStaff } from '../identity/seed.ts';
import { buildCustomer } from './seed.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const company: OwnAccountBody = {
  region: { regionId: 620 },
  accountType: '3',
  accountRole: ['1', '3'],
  organizationNature: '2',
  province: '',
  city: 'Porto',
  address: 'Rua do Freixo 1071',
  postalCode: '4300-219',
  fax: '',
  taxNo: 'PT501234567',
  tradeNo: 'PRT-1',
  version: 0,
};
const person = { firstName: 'Inês', lastName: 'Barroso', mobile: '+351 225 370 902', salutation: '', jobTitle: 'Head of operations' };
const ownOf = async (token: string) => (await app.client(token).call(getMyContactWithAccount, {}, { headers: { lang: 'en' } })).data;
const auditOf = (actorId: number) =>
  app.platform.db.selectFrom('audit').select(['action', 'before', 'after']).where('actor_id', '=', actorId).execute();

describe('the own company', () => {
  it('is changed by its people, and both states are written down', async () => {
    const customer = await buildCustomer(app.platform);
    const before = (await ownOf(customer.token)).account;
    const answer = await app.client(customer.token).call(updateMyAccount, { body: company });
    expect(answer.data).toMatchObject({
      accountId: customer.accountId,
      city: 'Porto',
      region: { regionId: 620, regionName: 'Portugal' },
      version: 1,
    });
    expect((await ownOf(customer.token)).account).toEqual(answer.data);
    expect(await auditOf(customer.userId)).toEqual([{ action: 'account.changeOwn', before, after: answer.data }]);
  });

  it('answers and takes the trade register number under both names, and the fields of a contact whole', async () => {
    const { token } = await buildCustomer(app.platform);
    const { tradeNo: tradeRegisterNo, ...others } = company;
    const { data } = await app.client(token).call(updateMyAccount, { body: { ...others, tradeRegisterNo } });
    expect(data).toMatchObject({ tradeNo: 'PRT-1', tradeRegisterNo: 'PRT-1' });
    expect((await ownOf(token)).contact).toMatchObject({
      isServiceProvider: false,
      union: '',
      contactSalesforceId: '',
      accountSalesforceId: '',
    });
  });

  it('keeps its name and its id, whatever the call says', async () => {
    const [customer, other] = [await buildCustomer(app.platform), await buildCustomer(app.platform)];
    const payload = { ...company, companyName: 'Another Name', accountId: other.accountId, contactId: other.contactId, customerType: 1 };
    const answer = await app
      .client(customer.token)
      .send({ method: 'PUT', url: updateMyAccount.path, query: { accountId: String(other.accountId) }, payload });
    expect(answer.data).toMatchObject({ accountId: customer.accountId, companyName: customer.companyName, city: 'Porto' });
    expect((await ownOf(other.token)).account).toMatchObject({ city: 'Madrid', version: 0 });
  });

  it('is never saved over a newer state, which comes with the refusal', async () => {
    const customer = await buildCustomer(app.platform);
    const colleague = await buildCustomer(app.platform, { firstName: 'Bernd', company: customer });
    await app.client(colleague.token).call(updateMyAccount, { body: { ...company, city: 'Lisboa' } });
    const answer = await app.client(customer.token).call(updateMyAccount, { body: company });
    expect(answer).toMatchObject({ code: 409, key: 'stale', data: { current: { city: 'Lisboa', version: 1 } } });
    expect(
      (
        await Promise.all(
          ['A', 'B'].map((city) => app.client(customer.token).call(updateMyAccount, { body: { ...company, city, version: 1 } })),
        )
      )
        .map(({ code }) => code)
        .toSorted(),
    ).toEqual([200, 409]);
  });

  it('holds the rules of registration', async () => {
    const { token } = await buildCustomer(app.platform);
    const wrong = { ...company, taxNo: '123', city: ' ', accountRole: [] };
    const answer = await app.client(token).call(updateMyAccount, { body: wrong });
    expect(answer.errors.map(({ path }) => path).toSorted()).toEqual(['accountRole', 'city', 'taxNo']);
    const unknown = await app.client(token).call(updateMyAccount, { body: { ...company, accountType: '99' } });
    expect(unknown.errors).toMatchObject([{ path: 'accountType', rule: 'invalid' }]);
    const nowhere = await app.client(token).call(updateMyAccount, { body: { ...company, region: { regionId: 999 } } });
    expect(nowhere.errors).toMatchObject([{ path: 'region.regionId' }]);
  });

  it('keeps a value that was switched off since', async () => {
    const customer = await buildCustomer(app.platform);
    await app.platform.db.updateTable('account').set({ account_type: 'gone' }).where('id', '=', customer.accountId).execute();
    const answer = await app.client(customer.token).call(updateMyAccount, { body: { ...company, accountType: 'gone' } });
    expect(answer.data).toMatchObject({ accountType: 'gone', city: 'Porto' });
  });

  it('is for customers alone', async () => {
    const [agent, admin] = [await buildStaff(app.platform), await buildStaff(app.platform, { role: 'admin' })];
    expect((await app.client(agent.token).call(updateMyAccount, { body: company })).code).toBe(403);
    expect((await app.client(admin.token).call(updateMyAccount, { body: company })).code).toBe(404);
  });
});

describe('the own contact', () => {
  it('is changed by its owner, and the name that others see goes with it', async () => {
    const customer = await buildCustomer(app.platform);
    const client = app.client(customer.token);
    const answer = await client.call(updateMyContact, { body: { ...person, receiveMoreInformation: 0, version: 0 } });
    expect(answer.data).toMatchObject({ firstName: 'Inês', jobTitle: 'Head of operations', receiveMoreInformation: 0, version: 1 });
    expect((await client.call(getInfo, {})).data.user.userName).toBe('Inês Barroso');
    expect(await auditOf(customer.userId)).toMatchObject([
      { action: 'account.changeOwnContact', before: { firstName: 'Carmen' }, after: { firstName: 'Inês' } },
    ]);
  });

  it('keeps its e-mail address, which signs in, and everything that is not its owner’s to say', async () => {
    const [customer, other] = [await buildCustomer(app.platform), await buildCustomer(app.platform)];
    const forged = { contactId: other.contactId, email: 'x@evil.example', contactStatus: 'disabled', isServiceProvider: true, roleId: 1 };
    const answer = await app
      .client(customer.token)
      .send({ method: 'PUT', url: updateMyContact.path, payload: { ...person, receiveMoreInformation: 1, version: 0, ...forged } });
    expect(answer.data).toMatchObject({ contactId: customer.contactId, email: customer.email, contactStatus: 'enabled' });
    expect((await ownOf(other.token)).contact).toMatchObject({ firstName: 'Carmen', version: 0 });
    const row = await app.platform.db
      .selectFrom('contact')
      .select('is_service_provider')
      .where('id', '=', customer.contactId)
      .executeTakeFirst();
    expect(row).toEqual({ is_service_provider: false });
  });

  it('is never saved over a newer state, which comes with the refusal', async () => {
    const { token } = await buildCustomer(app.platform);
    const body = { ...person, receiveMoreInformation: 1 as const, version: 0 };
    await app.client(token).call(updateMyContact, { body });
    const answer = await app.client(token).call(updateMyContact, { body: { ...body, firstName: 'Ana' } });
    expect(answer).toMatchObject({ code: 409, key: 'stale', data: { current: { firstName: 'Inês', version: 1 } } });
  });

  it('says what is wrong at the fields', async () => {
    const { token } = await buildCustomer(app.platform);
    const body = { ...person, firstName: '', mobile: 'none', salutation: '77', receiveMoreInformation: 1 as const, version: 0 };
    expect((await app.client(token).call(updateMyContact, { body })).errors.map(({ path }) => path).toSorted()).toEqual([
      'firstName',
      'mobile',
    ]);
    const unknown = await app.client(token).call(updateMyContact, { body: { ...body, ...person, salutation: '77' } });
    expect(unknown.errors).toMatchObject([{ path: 'salutation', rule: 'invalid' }]);
  });
});

// @both-engines
import {
  addContact,
  customerHistory,
  getCustomer,
  setAccountStatus,
  setContactStatus,
  updateContact,
  updateCustomer,
  type AccountView,
  type ContactView,
  type CustomerContactReq,
} from '@heliodesk/contract/account';
import { getInfo } from '@heliodesk/contract/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newCompany, newContact, shownCompany, shownContact } from '#src/testing/customers.ts';
import { linkValue, mailTo } from '#src/testing/mailbox.ts';
import { startStaffedApp } from '#src/testing/staffed-app.ts';
import type { TestApp } from '#src/testing/test-app.ts';
import type { TestClient } from '#src/testing/test-client.ts';
import { buildStaff, seedEmail } from '../identity/seed.ts';
import { buildCustomer, type BuiltCustomer } from './seed.ts';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  ({ app, admin } = await startStaffedApp());
});
afterAll(() => app.stop());

const newAgent = async () => app.client((await buildStaff(app.platform)).token);
const detailOf = (accountId: number) => shownCompany(admin, accountId);
const contactOf = (contact: { accountId: number; contactId: number }) => shownContact(admin, contact);
const isIn = async ({ token }: BuiltCustomer): Promise<boolean> => (await app.client(token).call(getInfo, {})).code === 200;
const auditsOf = (subjectType: string, subjectId: number) =>
  app.platform.db
    .selectFrom('audit')
    .selectAll()
    .where('subject_type', '=', subjectType)
    .where('subject_id', '=', String(subjectId))
    .orderBy('id')
    .execute();

describe('changing a company', () => {
  const bodyOf = ({ region, tradeRegisterNo, accountId: _id, version: _version, ...account }: AccountView, change = {}) => ({
    ...account,
    region: { regionId: region.regionId },
    tradeNo: tradeRegisterNo,
    ...change,
  });
  const edit = async (accountId: number, version: number, change = {}) => {
    const {
      customerType: _t,
      accountNo: _n,
      accountSalesforceId: _s,
      createTime: _c,
      disabled: _d,
      ...account
    } = (await detailOf(accountId)).account;
    return admin.call(updateCustomer, { body: { accountId, version, accountReq: bodyOf(account, change) } });
  };

  it('changes the name too, and tells both states in the audit and the history', async () => {
    const { accountId } = await buildCustomer(app.platform);
    expect((await edit(accountId, 0, { companyName: 'Neuer Name GmbH', region: { regionId: 276 } })).data).toEqual({ version: 1 });
    expect((await detailOf(accountId)).account).toMatchObject({ companyName: 'Neuer Name GmbH', region: { regionId: 276 }, version: 1 });
    const { data } = await (await newAgent()).call(customerHistory, { params: { accountId }, query: {} });
    expect(data.entries[0]).toMatchObject({ actor: 'Ada Lindqvist', action: 'account.change', contact: null });
    expect(data.entries[0]?.changes.toSorted((a, b) => a.field.localeCompare(b.field))).toEqual([
      { field: 'companyName', before: 'Sol del Sur Instalaciones S.L.', after: 'Neuer Name GmbH' },
      { field: 'region', before: 'Spain', after: 'Germany' },
    ]);
  });

  it('that someone changed in the meantime answers the present state and overwrites nothing', async () => {
    const { accountId } = await buildCustomer(app.platform);
    const answers = await Promise.all(['A', 'B', 'C'].map((name) => edit(accountId, 0, { companyName: `Company ${name}` })));
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409, 409]);
    const stale = answers.find(({ code }) => code === 409);
    const present = (await detailOf(accountId)).account;
    expect(stale).toMatchObject({ key: 'stale', data: { current: { companyName: present.companyName, version: 1 } } });
    expect(await auditsOf('account', accountId)).toHaveLength(1);
  });

  it.each([
    [{ taxNo: '12' }, 'accountReq.taxNo', 'taxNo'],
    [{ companyName: ' ' }, 'accountReq.companyName', 'required'],
    [{ region: { regionId: 998 } }, 'accountReq.region.regionId', 'invalid'],
    [{ accountType: '99' }, 'accountReq.accountType', 'invalid'],
    [{ accountRole: ['2', '77'] }, 'accountReq.accountRole.1', 'invalid'],
  ])('with %j is refused at the field', async (change, path, rule) => {
    const { accountId } = await buildCustomer(app.platform);
    const answer = await edit(accountId, 0, change);
    expect(answer.code).toBe(510);
    expect(answer.errors).toEqual([expect.objectContaining({ path, rule })]);
  });

  it('is not for agents', async () => {
    const { accountId } = await buildCustomer(app.platform);
    const { data } = await admin.call(getCustomer, { params: { accountId } });
    expect(data.account.version).toBe(0);
    const answer = await (await newAgent()).call(updateCustomer, { body: { accountId, version: 0, accountReq: newCompany('Agent GmbH') } });
    expect(answer).toMatchObject({ code: 403, key: 'forbidden' });
  });
});

describe('changing a contact', () => {
  const bodyOf = (contact: ContactView, change: Partial<CustomerContactReq> = {}) => ({
    email: contact.email,
    firstName: contact.firstName,
    lastName: contact.lastName,
    mobile: contact.mobile,
    salutation: contact.salutation,
    jobTitle: contact.jobTitle,
    receiveMoreInformation: contact.receiveMoreInformation as 0 | 1,
    language: 'en' as const,
    ...change,
  });
  const edit = async (customer: BuiltCustomer, change: Partial<CustomerContactReq>, version?: number) => {
    const contact = await contactOf(customer);
    return admin.call(updateContact, {
      body: { contactId: customer.contactId, version: version ?? contact.version, contactReq: bodyOf(contact, change) },
    });
  };

  it('renames the sign-in and changes its language with it', async () => {
    const customer = await buildCustomer(app.platform);
    expect((await edit(customer, { lastName: 'Ortiz', language: 'es', jobTitle: 'Director' })).code).toBe(200);
    expect(await contactOf(customer)).toMatchObject({ lastName: 'Ortiz', language: 'es', jobTitle: 'Director', version: 1 });
    expect((await app.client(customer.token).call(getInfo, {})).data.user).toMatchObject({ userName: 'Carmen Ortiz' });
  });

  it('to another address ends the sessions, tells both addresses, and has to be activated again', async () => {
    const customer = await buildCustomer(app.platform);
    const email = seedEmail('moved');
    expect((await edit(customer, { email })).code).toBe(200);
    expect(await isIn(customer)).toBe(false);
    expect(await contactOf(customer)).toMatchObject({ email, signIn: 'waiting', linkValidUntil: expect.any(String) });
    expect((await mailTo(app, customer.email)).text).toContain(email);
    expect(linkValue(await mailTo(app, email), 'code')).not.toBe('');
    const user = await app.platform.db.selectFrom('app_user').select('email').where('id', '=', customer.userId).executeTakeFirst();
    expect(user?.email).toBe(email);
  });

  it('to an address in use or of our own staff is refused at the field', async () => {
    const [customer, other] = [await buildCustomer(app.platform), await buildCustomer(app.platform)];
    expect((await edit(customer, { email: other.email.toUpperCase() })).errors).toEqual([
      expect.objectContaining({ path: 'contactReq.email', rule: 'emailTaken' }),
    ]);
    expect((await edit(customer, { email: 'someone@heliodesk.com' })).errors).toEqual([
      expect.objectContaining({ path: 'contactReq.email', rule: 'staffDomain' }),
    ]);
    expect(await isIn(customer)).toBe(true);
  });

  it('two people to the same address at the same time gives it to one', async () => {
    const customers = [await buildCustomer(app.platform), await buildCustomer(app.platform)];
    const email = seedEmail('race');
    const answers = await Promise.all(customers.map((customer) => edit(customer, { email })));
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 510]);
    expect(answers.find(({ code }) => code === 510)?.errors[0]).toMatchObject({ path: 'contactReq.email', rule: 'emailTaken' });
  });

  it('with an outdated version answers the present state', async () => {
    const customer = await buildCustomer(app.platform);
    await edit(customer, { lastName: 'Ortiz' });
    const answer = await edit(customer, { lastName: 'Otero' }, 0);
    expect(answer).toMatchObject({ code: 409, key: 'stale', data: { current: { lastName: 'Ortiz', language: 'en', version: 1 } } });
  });
});

describe('disabling', () => {
  it('a contact ends their sessions immediately and keeps the reason', async () => {
    const customer = await buildCustomer(app.platform);
    const colleague = await buildCustomer(app.platform, { company: customer });
    const change = { contactId: customer.contactId, version: 0, enabled: false, reason: 'Left the company' };
    expect((await admin.call(setContactStatus, { body: change })).data).toEqual({ version: 1 });
    expect([await isIn(customer), await isIn(colleague)]).toEqual([false, true]);
    expect(await contactOf(customer)).toMatchObject({
      contactStatus: 'disabled',
      disabled: { by: 'Ada Lindqvist', reason: 'Left the company', at: expect.any(String) },
    });
    const back = await admin.call(setContactStatus, { body: { ...change, version: 1, enabled: true, reason: 'Came back' } });
    expect(back.data).toEqual({ version: 2 });
    expect((await auditsOf('contact', customer.contactId)).map(({ action, before, after }) => ({ action, before, after }))).toEqual([
      {
        action: 'account.disableContact',
        before: { contactStatus: 'enabled' },
        after: { contactStatus: 'disabled', reason: 'Left the company' },
      },
      { action: 'account.enableContact', before: { contactStatus: 'disabled' }, after: { contactStatus: 'enabled', reason: 'Came back' } },
    ]);
  });

  it('a company ends everyone’s sessions immediately', async () => {
    const customer = await buildCustomer(app.platform);
    const colleague = await buildCustomer(app.platform, { company: customer });
    const body = { accountId: customer.accountId, version: 0, enabled: false, reason: 'Unpaid' };
    expect((await admin.call(setAccountStatus, { body })).code).toBe(200);
    expect([await isIn(customer), await isIn(colleague)]).toEqual([false, false]);
    expect((await detailOf(customer.accountId)).account.disabled).toMatchObject({ by: 'Ada Lindqvist', reason: 'Unpaid' });
    const contact = await admin.call(addContact, { body: { accountId: customer.accountId, contactReq: newContact() } });
    expect(contact.key).toBe('customer.disabled');
  });

  it('asks for a reason, knows outdated versions, and is a lead’s', async () => {
    const { contactId, accountId } = await buildCustomer(app.platform);
    const change = { version: 0, enabled: false, reason: 'x' };
    expect((await admin.call(setContactStatus, { body: { ...change, contactId, reason: ' ' } })).errors[0]).toMatchObject({
      path: 'reason',
    });
    expect((await admin.call(setAccountStatus, { body: { ...change, accountId, version: 7 } })).key).toBe('stale');
    expect((await admin.call(setContactStatus, { body: { ...change, contactId, version: 7 } })).key).toBe('stale');
    expect((await (await newAgent()).call(setContactStatus, { body: { ...change, contactId } })).code).toBe(403);
    expect((await admin.call(setContactStatus, { body: { ...change, contactId: 999_999_999 } })).key).toBe('notFound');
  });
});

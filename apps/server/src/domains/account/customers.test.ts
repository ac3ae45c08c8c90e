// @both-engines
import {
  addContact,
  addCustomer,
  customerHistory,
  getCustomer,
  listCustomers,
  setAccountStatus,
  updateMyContact,
} from '@heliodesk/contract/account';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newCompany, newContact, shownContact } from '#src/testing/customers.ts';
import { linkValue, mailsTo, mailTo } from '#src/testing/mailbox.ts';
import { choosePassword, enterWithPassword } from '#src/testing/passwords.ts';
import { startStaffedApp } from '#src/testing/staffed-app.ts';
import type { TestApp } from '#src/testing/test-app.ts';
import type { TestClient } from '#src/testing/test-client.ts';
import { buildProvider, buildStaff } from '../identity/seed.ts';
import { buildCustomer } from './seed.ts';

let app: TestApp;
let admin: TestClient;
let agent: TestClient;
beforeAll(async () => {
  ({ app, admin, agent } = await startStaffedApp());
});
afterAll(() => app.stop());

const unique = (word: string): string => `${word} ${randomUUID().slice(0, 8)}`;
const contactOf = (contact: { accountId: number; contactId: number }) => shownContact(admin, contact);
const find = async (client: TestClient, text: string, query: Record<string, unknown> = {}) =>
  client.call(listCustomers, { query: { text, ...query } });

describe('the list of customers', () => {
  it('tells the fields of a company and its first contact', async () => {
    const name = unique('Helle Dächer');
    const customer = await buildCustomer(app.platform, { company: { companyName: name, regionId: 276, accountType: '2' } });
    await buildCustomer(app.platform, { company: customer, isInactive: true });
    const { data, total } = await find(agent, name);
    expect(total).toBe(1);
    expect(data[0]).toMatchObject({
      accountId: customer.accountId,
      accountName: name,
      contact: 'Carmen Ruiz',
      email: customer.email,
      activeStatus: 'active',
      state: 'active',
      regionId: 276,
      accountType: '2',
      contactNo: String(customer.contactId),
      contactSalesforceId: '',
      accountSalesforceId: '',
      customerType: 0,
      contacts: 2,
      contactsDisabled: 0,
      openRequests: 0,
    });
  });

  it('finds by a part of company, tax number, name and e-mail, and by number', async () => {
    const [companyName, taxNo] = [unique('Finde'), `T${randomUUID().slice(0, 12)}`];
    const customer = await buildCustomer(app.platform, { lastName: unique('Gesucht'), company: { companyName, taxNo } });
    const idOf = async (text: string) => (await find(agent, text)).data.map(({ accountId }) => accountId);
    for (const text of [companyName.slice(2).toUpperCase(), taxNo.slice(1), customer.name.slice(3), customer.email.slice(0, -8)])
      expect(await idOf(text), text).toEqual([customer.accountId]);
    expect(await idOf(String(customer.accountId))).toContain(customer.accountId);
    expect(await idOf(String(customer.contactId))).toContain(customer.accountId);
    expect(await idOf('100%_of\\nothing')).toEqual([]);
    // Words may be in different fields, but no word is made of two.
    expect(await idOf(`${taxNo}\n${companyName}`)).toEqual([customer.accountId]);
    expect(await idOf(`${companyName}${taxNo}`)).toEqual([]);
  });

  it('finds without accents and capitals, two signs at the beginning, and by what was changed since', async () => {
    const mark = randomUUID().slice(0, 8);
    const customer = await buildCustomer(app.platform, { company: { companyName: `Ünal Łódź ${mark}` } });
    const idOf = async (text: string) => (await find(agent, text)).data.map(({ accountId }) => accountId);
    expect(await idOf(`unal lodz ${mark}`)).toEqual([customer.accountId]);
    expect(await idOf('un')).toContain(customer.accountId);
    expect(await idOf('na')).not.toContain(customer.accountId);
    const { token, contactId } = customer;
    const person = {
      firstName: 'Zoë',
      lastName: mark,
      mobile: '+34 600 123 456',
      salutation: '',
      jobTitle: '',
      receiveMoreInformation: 1,
    } as const;
    await app.client(token).call(updateMyContact, { body: { ...person, version: 0 } });
    expect(await idOf(`ZOE ${mark}`)).toEqual([customer.accountId]);
    expect((await shownContact(admin, { ...customer, contactId })).firstName).toBe('Zoë');
  });

  it('calls a company active once one of its people has chosen a password or used the link', async () => {
    const companyName = unique('Aktiv');
    const stateOf = async () => (await find(agent, companyName, { state: 'active' })).total;
    const contact = newContact();
    await admin.call(addCustomer, { body: { customerType: 0, accountReq: newCompany(companyName), contactReq: contact } });
    expect(await stateOf()).toBe(0);
    await choosePassword(app.client(), linkValue(await mailTo(app, contact.email), 'key'), 'Sunrise77');
    expect(await stateOf()).toBe(1);
  });

  it('filters by state, country, kind and type, and sorts', async () => {
    const mark = unique('Filter');
    const active = await buildCustomer(app.platform, { company: { companyName: `${mark} B`, regionId: 250 } });
    const waiting = await buildCustomer(app.platform, { company: { companyName: `${mark} C`, accountType: '3' }, isInactive: true });
    const off = await buildCustomer(app.platform, { company: { companyName: `${mark} D` } });
    await admin.call(setAccountStatus, { body: { accountId: off.accountId, version: 0, enabled: false, reason: 'Closed down' } });
    const rts = await admin.call(addCustomer, {
      body: { customerType: 1, accountReq: newCompany(`${mark} A`), contactReq: newContact() },
    });
    const ids = async (query: Record<string, unknown>) => (await find(agent, mark, query)).data.map(({ accountId }) => accountId);
    expect(await ids({})).toEqual([rts.data.accountId, active.accountId, waiting.accountId, off.accountId]);
    expect(await ids({ orderByColumn: 'createTime', isAsc: 'desc' })).toEqual([
      rts.data.accountId,
      off.accountId,
      waiting.accountId,
      active.accountId,
    ]);
    expect(await ids({ state: 'active' })).toEqual([rts.data.accountId, active.accountId]);
    expect(await ids({ state: 'inactive' })).toEqual([waiting.accountId]);
    expect(await ids({ state: 'disabled' })).toEqual([off.accountId]);
    expect(await ids({ customerType: '1' })).toEqual([rts.data.accountId]);
    expect(await ids({ customerType: '0', regionId: 250 })).toEqual([active.accountId]);
    expect(await ids({ accountType: '3' })).toEqual([waiting.accountId]);
    expect((await find(agent, mark)).data.map(({ state }) => state)).toEqual(['active', 'active', 'inactive', 'disabled']);
  });

  it('is the same however its rows are found: by order or by filter', async () => {
    const { data, total } = await agent.call(listCustomers, { query: { pageSize: 50 } });
    expect(total).toBeGreaterThan(3);
    const names = data.map(({ accountName }) => accountName);
    const { rows } = await app.platform.database.raw.query('select company_name from account order by company_name, id limit 50');
    expect(names).toEqual(rows.map(({ company_name }) => company_name));
  });

  it('is staff’s alone: customers and providers get 403, no one a foreign row', async () => {
    const customer = await buildCustomer(app.platform);
    const provider = await buildProvider(app.platform);
    for (const { token } of [customer, provider, await buildStaff(app.platform, { role: 'finance' })])
      for (const answer of [
        await app.client(token).call(listCustomers, { query: {} }),
        await app.client(token).call(getCustomer, { params: { accountId: customer.accountId } }),
      ])
        expect(answer).toMatchObject({ code: 403, key: 'forbidden' });
    expect((await agent.call(getCustomer, { params: { accountId: 999_999_999 } })).key).toBe('notFound');
    expect((await agent.call(customerHistory, { params: { accountId: 999_999_999 }, query: {} })).key).toBe('notFound');
  });
});

describe('adding', () => {
  it('a contact mails a link that chooses the first password and lets them in', async () => {
    const customer = await buildCustomer(app.platform);
    const contact = newContact();
    const { data } = await admin.call(addContact, { body: { accountId: customer.accountId, contactReq: contact } });
    expect(await contactOf(data)).toMatchObject({ signIn: 'waiting', hasPassword: false, email: contact.email, language: 'de' });
    const stored = await app.platform.db.selectFrom('contact').selectAll().where('id', '=', data.contactId).executeTakeFirstOrThrow();
    expect(stored.privacy_accepted_at).toBeNull();
    const key = linkValue(await mailTo(app, contact.email), 'key');
    expect((await choosePassword(app.client(), key, 'Sunrise77')).code).toBe(200);
    const entered = await enterWithPassword(app.client(), { username: contact.email, password: 'Sunrise77', code: '', uuid: '' });
    expect(entered.code).toBe(200);
  });

  it('with one key twice adds once', async () => {
    const body = { customerType: 0 as const, accountReq: newCompany(unique('Einmal')), contactReq: newContact() };
    const answers = await Promise.all([1, 2].map(() => admin.call(addCustomer, { body }, { idempotencyKey: body.contactReq.email })));
    expect(new Set(answers.map(({ data }) => data.accountId)).size).toBe(1);
    expect((await find(admin, body.accountReq.companyName)).total).toBe(1);
  });

  it('refuses an address that someone signs in with, also of two at the same time', async () => {
    const contact = newContact();
    const answers = await Promise.all(
      ['A', 'B'].map((name) =>
        admin.call(addCustomer, { body: { customerType: 0, accountReq: newCompany(unique(name)), contactReq: contact } }),
      ),
    );
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 510]);
    expect(answers.find(({ code }) => code === 510)?.errors[0]).toMatchObject({ path: 'contactReq.email', rule: 'emailTaken' });
  });

  it('a customer of staff’s own makes no sign-in and mails no one', async () => {
    const contact = newContact();
    const { data } = await admin.call(addCustomer, {
      body: { customerType: 1, accountReq: newCompany(unique('RTS')), contactReq: contact },
    });
    expect(await contactOf(data)).toMatchObject({ signIn: 'none', userId: null, language: 'de' });
    const second = await admin.call(addContact, { body: { accountId: data.accountId, contactReq: newContact() } });
    expect(await contactOf(second.data)).toMatchObject({ signIn: 'none', userId: null });
    expect(await mailsTo(app, contact.email)).toEqual([]);
  });

  it('fields that no form has are refused', async () => {
    const { accountId } = await buildCustomer(app.platform);
    const contact = { ...newContact(), isServiceProvider: true } as ReturnType<typeof newContact>;
    expect((await admin.call(addContact, { body: { accountId, contactReq: contact } })).code).toBe(510);
  });
});

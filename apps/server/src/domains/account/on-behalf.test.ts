// @both-engines
import { addRtsCustomer, getCustomerChoice, getListOfRts, searchCustomers, type CustomerChoice } from '@heliodesk/contract/account';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildStaff, type BuiltUser } from '#src/domains/identity/seed.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { buildCustomer, buildRtsCustomer, type BuiltCustomer } from './seed.ts';

let app: TestApp;
let agent: BuiltUser;
let hana: BuiltCustomer;
let jiri: BuiltCustomer;
let femke: CustomerChoice;
beforeAll(async () => {
  app = await startTestApp();
  agent = await buildStaff(app.platform);
  const company = { companyName: 'Morava Solar 100% s.r.o.', taxNo: 'CZ7040912', regionId: 203 };
  hana = await buildCustomer(app.platform, { firstName: 'Hana', lastName: 'Dvořáková', language: 'pl', company });
  jiri = await buildCustomer(app.platform, { firstName: 'Jiří', lastName: 'Novák', company: hana });
  femke = await buildRtsCustomer(app.platform, agent, { companyName: 'Polderzon Groothandel B.V.', taxNo: 'NL8101', language: 'fr' });
});
afterAll(() => app.stop());

const staff = () => app.client(agent.token);
const found = async (query: Record<string, string | number>) =>
  (await staff().call(searchCustomers, { query })).data.map(({ contactPerson }) => contactPerson);

describe('the search for a customer', () => {
  it.each([
    ['a part of the company', 'morava sol', ['Hana Dvořáková', 'Jiří Novák']],
    ['signs that mean something else elsewhere', '100%', ['Hana Dvořáková', 'Jiří Novák']],
    ['the whole name', 'hana dvo', ['Hana Dvořáková']],
    ['a part of the tax number', '7040', ['Hana Dvořáková', 'Jiří Novák']],
    ['an RTS customer by company', 'polderzon', ['Femke de Wit']],
    ['two letters that a word begins with', 'gr', ['Femke de Wit']],
    ['a company that does not exist', 'no such company', []],
  ])('finds by %s', async (_, text, names) => {
    expect(await found({ text })).toEqual(names);
  });

  it('finds by e-mail, and tells all that is needed to choose', async () => {
    const { data, total } = await staff().call(searchCustomers, { query: { text: hana.email } }, { headers: { lang: 'de' } });
    expect(total).toBe(1);
    expect(data).toEqual([
      {
        contactId: hana.contactId,
        contactNo: String(hana.contactId),
        accountId: hana.accountId,
        companyName: 'Morava Solar 100% s.r.o.',
        customerType: 0,
        contactPerson: 'Hana Dvořáková',
        email: hana.email,
        mobile: '+34 600 123 456',
        taxNo: 'CZ7040912',
        regionId: 203,
        regionName: 'Tschechien',
        language: 'pl',
        blockReason: null,
      },
    ]);
  });

  it('shows all by company, of either type, page by page', async () => {
    const ofBoth = await staff().call(searchCustomers, { query: { pageSize: 10 } });
    expect(ofBoth.data.map(({ companyName }) => companyName)).toEqual([
      'Morava Solar 100% s.r.o.',
      'Morava Solar 100% s.r.o.',
      'Polderzon Groothandel B.V.',
    ]);
    expect(ofBoth.total).toBe(3);
    expect(await found({ customerType: 1 })).toEqual(['Femke de Wit']);
    expect(await found({ customerType: 0, text: 'polderzon' })).toEqual([]);
    expect(await found({ customerType: 0, pageNum: 2, pageSize: 10 })).toEqual([]);
  });

  it('says why staff cannot act for a contact', async () => {
    const { db } = app.platform;
    const blockReasonOf = async ({ contactId }: { contactId: number }) =>
      (await staff().call(getCustomerChoice, { params: { contactId } })).data.blockReason;
    const asleep = await buildCustomer(app.platform, { firstName: 'Not', lastName: 'Yet', isInactive: true });
    expect(await blockReasonOf(asleep)).toBe('notActivated');
    const left = await buildCustomer(app.platform, { firstName: 'Long', lastName: 'Gone' });
    await db.updateTable('contact').set({ status: 'disabled' }).where('id', '=', left.contactId).execute();
    expect(await blockReasonOf(left)).toBe('contactDisabled');
    const closed = await buildCustomer(app.platform, { firstName: 'All', lastName: 'Closed' });
    await db.updateTable('account').set({ disabled_at: new Date() }).where('id', '=', closed.accountId).execute();
    expect(await blockReasonOf(closed)).toBe('accountDisabled');
    expect(await blockReasonOf(jiri)).toBeNull();
    expect((await staff().call(getCustomerChoice, { params: { contactId: 999_999 } })).code).toBe(404);
  });

  it('is for staff who act for customers', async () => {
    const finance = await buildStaff(app.platform, { role: 'finance' });
    for (const { token } of [hana, finance])
      for (const spec of [searchCustomers, getListOfRts] as const)
        expect((await app.client(token).call(spec, { query: {} })).code).toBe(403);
    expect((await app.client(hana.token).call(getCustomerChoice, { params: { contactId: hana.contactId } })).code).toBe(403);
  });

  it('tells no more than 1,000, and no more than 300 pages an hour', async () => {
    const answer = await staff().call(searchCustomers, { query: { pageNum: 101, pageSize: 10 } });
    expect(answer.errors).toMatchObject([{ path: 'pageNum', rule: 'pageTooDeep' }]);
    const curious = app.client((await buildStaff(app.platform)).token);
    const codes = new Set<number>();
    for (let calls = 0; calls < 300; calls += 1) codes.add((await curious.call(getListOfRts, { query: { contactNo: '0' } })).code);
    expect([...codes]).toEqual([200]);
    expect((await curious.call(getListOfRts, { query: {} })).code).toBe(429);
    expect((await curious.call(searchCustomers, { query: {} })).code).toBe(429);
    expect((await staff().call(searchCustomers, { query: {} })).code).toBe(200);
  });
});

describe('the list of RTS customers', () => {
  it('is narrowed by number, company and e-mail together', async () => {
    const rows = async (query: Record<string, string>) =>
      (await staff().call(getListOfRts, { query })).data.map(({ contactPerson }) => contactPerson);
    expect(await rows({})).toEqual(['Femke de Wit']);
    expect(await rows({ contactNo: femke.contactNo, companyName: 'POLDER', email: femke.email.slice(0, 8) })).toEqual(['Femke de Wit']);
    expect(await rows({ contactNo: String(hana.contactId) })).toEqual([]);
    expect(await rows({ contactNo: 'C-1' })).toEqual([]);
    expect(await rows({ companyName: 'Polder', email: 'unknown@' })).toEqual([]);
  });
});

const customer = (change: { taxNo?: string; email?: string; accountType?: string } = {}) => ({
  accountReq: {
    region: { regionId: 276 },
    accountType: change.accountType ?? '1',
    accountRole: ['2'],
    organizationNature: '1',
    companyName: 'Küstenstrom GmbH',
    city: 'Husum',
    address: 'Am Deich 4',
    postalCode: '25813',
    taxNo: change.taxNo ?? '0',
  },
  contactReq: {
    email: change.email ?? 'enno@kuestenstrom.example',
    firstName: 'Enno',
    lastName: 'Petersen',
    mobile: '+49 4841 1234',
    language: 'de' as const,
  },
});

describe('a new RTS customer', () => {
  it('is entered without a sign-in and without consent, and is in the audit', async () => {
    const { data } = await staff().call(addRtsCustomer, { body: customer() });
    expect(data).toMatchObject({
      companyName: 'Küstenstrom GmbH',
      customerType: 1,
      contactPerson: 'Enno Petersen',
      language: 'de',
      blockReason: null,
    });
    const { db } = app.platform;
    const contact = await db.selectFrom('contact').selectAll().where('id', '=', data.contactId).executeTakeFirstOrThrow();
    expect(contact).toMatchObject({ user_id: null, privacy_accepted_at: null, receive_more_information: 0 });
    const entry = await db
      .selectFrom('audit')
      .selectAll()
      .where('action', '=', 'account.addCustomer')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(entry).toMatchObject({ actor_id: agent.userId, subject_id: String(data.accountId), after: { companyName: 'Küstenstrom GmbH' } });
  });

  it('keeps the rules of registration', async () => {
    const wrong = await staff().call(addRtsCustomer, { body: customer({ email: 'other@wind.example', accountType: '77', taxNo: '0' }) });
    expect(wrong.errors).toMatchObject([{ path: 'accountReq.accountType', rule: 'invalid' }]);
    const short = await staff().call(addRtsCustomer, { body: customer({ email: 'other@wind.example', taxNo: '12' }) });
    expect(short.errors).toMatchObject([{ path: 'accountReq.taxNo', rule: 'taxNo' }]);
    const withPassword = { ...customer(), contactReq: { ...customer().contactReq, password: 'Sunny2026' } };
    expect((await staff().call(addRtsCustomer, { body: withPassword })).code).toBe(510);
  });

  it('shows who has the same tax number or address, and never joins them', async () => {
    const body = customer({ taxNo: 'cz7040912', email: femke.email });
    const refused = await staff().call(addRtsCustomer, { body });
    expect(refused).toMatchObject({ code: 409, key: 'account.alreadyKnown' });
    const duplicates = (refused.data as unknown as { customers: CustomerChoice[] }).customers;
    expect(duplicates.map(({ contactId }) => contactId).toSorted()).toEqual([hana.contactId, jiri.contactId, femke.contactId].toSorted());
    const seen = duplicates.map(({ contactId }) => contactId);
    const partly = await staff().call(addRtsCustomer, { body: { ...body, seen: seen.slice(1) } });
    expect(partly.code).toBe(409);
    const entered = await staff().call(addRtsCustomer, { body: { ...body, seen } });
    expect(entered.code).toBe(200);
    expect([hana.accountId, femke.accountId]).not.toContain(entered.data.accountId);
  });

  it('is entered once by calls at the same time or repeated', async () => {
    const body = customer({ taxNo: 'DE811111111', email: 'twice@wind.example' });
    const answers = await Promise.all([1, 2, 3].map(() => staff().call(addRtsCustomer, { body })));
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409, 409]);
    expect(await found({ text: 'twice@wind' })).toHaveLength(1);
  });

  it('does not meet others whose tax number is not known', async () => {
    expect((await staff().call(addRtsCustomer, { body: customer({ taxNo: '0', email: 'one@unknown.example' }) })).code).toBe(200);
    expect((await staff().call(addRtsCustomer, { body: customer({ taxNo: '0', email: 'two@unknown.example' }) })).code).toBe(200);
  });
});

// @both-engines
import { getCustomer, updateContact, updateCustomer, type CustomerContactReq } from '@heliodesk/contract/account';
import { changeContact, deskList, deskRequest, find, listRequests, pickUp, type RequestType } from '@heliodesk/contract/request';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { buildStaff, type BuiltUser } from '#src/domains/identity/seed.ts';
import { buildModule } from '#src/domains/module/seed.ts';
import { buildClaim } from '#src/domains/module-claim/seed.ts';
import { newCompany } from '#src/testing/customers.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { findByWords, findFilteredByWords } from './found-by-words-store.ts';
import { where } from './list-conditions-store.ts';
import { actorOf } from './seed.ts';
import { numberStartOf, partSerialOf, serialStartOf } from './text-search.ts';

let app: TestApp;
let agent: BuiltUser;
let admin: BuiltUser;
let customer: BuiltCustomer;
const ids: Record<string, number> = {};
beforeAll(async () => {
  app = await startTestApp();
  agent = await buildStaff(app.platform);
  admin = await buildStaff(app.platform, { role: 'admin' });
  customer = await buildCustomer(app.platform, {
    company: { companyName: 'Sierra Clara Energía S.L.' },
    firstName: 'Amelia',
    lastName: 'Ørsted-Łuczak',
  });
  const claims = {
    spanish: {
      title: 'Puntos calientes',
      desc: 'Módulos con ampollas en la lámina.',
      projectName: 'Almería Norte 3',
      sn: 'HD7226W14A018842',
    },
    chinese: { title: '', desc: '组件背板开裂，共12块。', projectName: '敦煌二期', sn: 'HD7226W14A028842' },
    japanese: { title: 'ガラス割れ', desc: 'モジュール3枚のガラスが割れました。', projectName: '大阪北', sn: 'HD9999X10B000001' },
    arabic: { title: '', desc: 'ألواحٌ مُتشقِّقة في المحطّة', projectName: 'ورزازات ٢', sn: 'HD9999X10B000002' },
    german: { title: 'Lötstellen', desc: 'Große Brüche, Straße 5', projectName: 'Köln-Süd', sn: 'HD9999X10B000003' },
  };
  for (const [name, { title, desc, projectName, sn }] of Object.entries(claims)) {
    const claim = { claim: { projectName }, desc, basic: { title }, serials: [sn], submit: true };
    ids[name] = (await buildClaim(app.platform, customer, claim)).requestId;
  }
});
afterAll(() => app.stop());

const found = async (text: string): Promise<string[]> => {
  const { data } = await app.client(agent.token).call(deskList, { query: { text } });
  return data.map(({ requestId }) => Object.keys(ids).find((name) => ids[name] === requestId) ?? String(requestId)).toSorted();
};

describe('a request is found', () => {
  it.each([
    ['its title without accents', 'lotstellen', ['german']],
    ['its text in capitals', 'AMPOLLAS', ['spanish']],
    ['a sharp s', 'strasse grosse', ['german']],
    ['two Chinese signs', '背板', ['chinese']],
    ['one Chinese sign', '裂', ['chinese']],
    ['a Japanese word, half as wide', 'ｶﾞﾗｽ', ['japanese']],
    ['Arabic letters without their marks', 'متشققه', ['arabic']],
    ['Western digits', 'ورزازات 2', ['arabic']],
    ['the beginning of a word in two letters', 'ko', ['german']],
    ['words of title and project together', 'norte puntos', ['spanish']],
    ['the beginning of its serial number', 'hd7226w14a01', ['spanish']],
    ['a beginning that others share', 'HD7226W14A0', ['chinese', 'spanish']],
    ['punctuation alone', '…', []],
  ])('by %s', async (_what, text, names) => {
    expect(await found(text)).toEqual(names);
  });

  it.each([
    ['French', 'Cœur de cellule brûlé', 'Nîmes Sud', 'coeur nimes BRULE'],
    ['Italian', 'Perché è più caldo', 'Forlì Est', 'FORLI piu'],
    ['Polish', 'Pęknięta szyba', 'Łódź Wschód', 'lodz peknieta'],
    ['English', 'Café façade leaks', 'Roof of 12 May', 'FACADE cafe'],
  ])('by words in %s with and without accents and capitals', async (_language, title, projectName, plain) => {
    const other = await buildCustomer(app.platform);
    const serials = ['HD8888X10B000001'];
    const { requestId } = await buildClaim(app.platform, other, { basic: { title }, claim: { projectName }, serials, submit: true });
    for (const text of [plain, `${projectName} ${title}`]) expect(await found(text)).toEqual([String(requestId)]);
  });

  it('by its customer with the beginning of a serial number that thousands of others begin with', async () => {
    const [own, other] = await Promise.all([buildCustomer(app.platform), buildCustomer(app.platform)]);
    const others = Array.from({ length: 1_001 }, (_, n) => `HD3333A10B${String(n).padStart(6, '0')}`);
    await buildClaim(app.platform, other, { serials: others, submit: true });
    const { requestId } = await buildClaim(app.platform, own, { serials: ['HD3333Z10B000001'], submit: true });
    const { data } = await app.client(own.token).call(listRequests, { query: { text: 'hd3333' } });
    expect(data.map((row) => row.requestId)).toEqual([requestId]);
  });

  it('by company, contact and e-mail address', async () => {
    for (const text of ['sierra energia', 'orsted-luczak', customer.email.toUpperCase()]) expect(await found(text)).toHaveLength(5);
  });

  it('under the new name of its contact and company, and no longer under the old one', async () => {
    const other = await buildCustomer(app.platform, {
      company: { companyName: 'Vieja Empresa' },
      firstName: 'Nieves',
      lastName: 'Antigua',
    });
    const claim = await buildClaim(app.platform, other, { submit: true, serials: ['HD5555X10B000001'] });
    const client = app.client(admin.token);
    const { data } = await client.call(getCustomer, { params: { accountId: other.accountId } });
    const mobile = data.contacts[0]?.mobile ?? '';
    const contactReq: CustomerContactReq = {
      email: 'zoe@moderna.example',
      mobile,
      firstName: 'Zoe',
      lastName: 'Nueva',
      receiveMoreInformation: 0,
    };
    const renamed = await client.call(updateContact, { body: { contactId: other.contactId, version: 0, contactReq } });
    const accountReq = { ...newCompany('Empresa Moderna'), taxNo: data.account.taxNo };
    const moved = await client.call(updateCustomer, { body: { accountId: other.accountId, version: 0, accountReq } });
    expect([renamed.code, moved.code]).toEqual([200, 200]);
    for (const text of ['zoe nueva', 'empresa moderna']) expect(await found(text)).toEqual([String(claim.requestId)]);
    for (const text of ['nieves', 'vieja']) expect(await found(text)).toEqual([]);
  });

  it('under the contact that it was given to', async () => {
    const colleague = await buildCustomer(app.platform, { company: customer, firstName: 'Xochitl', lastName: 'Prieto' });
    const client = app.client(agent.token);
    const requestId = ids.spanish ?? 0;
    const { version } = (await client.call(deskRequest, { params: { requestId } })).data;
    const picked = await client.call(pickUp, { body: { requestId, version } });
    const given = { requestId, version: picked.data.version, contactId: colleague.contactId, reason: 'On leave' };
    expect((await client.call(changeContact, { body: given })).code).toBe(200);
    expect(await found('xochitl')).toEqual(['spanish']);
  });

  it('by customers only where it is theirs; their drafts by their words, too', async () => {
    const stranger = await buildCustomer(app.platform);
    const { requestId, requestNo } = await buildClaim(app.platform, stranger, { basic: { title: 'Módulo rajado' } });
    const list = async (query: { text: string; view?: 'draft' }) => (await app.client(stranger.token).call(listRequests, { query })).data;
    expect(await list({ text: 'lotstellen' })).toEqual([]);
    expect((await list({ text: 'rajado modulo', view: 'draft' })).map((row) => row.requestId)).toEqual([requestId]);
    expect(await list({ text: 'entero', view: 'draft' })).toEqual([]);
    expect((await list({ text: requestNo, view: 'draft' })).map((row) => row.requestId)).toEqual([requestId]);
    expect(await list({ text: 'MC-1999', view: 'draft' })).toEqual([]);
  });
});

describe('the search of the header', () => {
  const findAs = async ({ token }: { token: string }, text: string) => (await app.client(token).call(find, { query: { text } })).data;

  it('as often as asked for, whether the newest are enough or all are looked through', async () => {
    const all = Object.values(ids).toSorted();
    const search = async (types: RequestType[], cap: number, reading: { probed?: number; readNext?: number } = {}) =>
      (await findByWords(app.platform.db, { types, patterns: ['%sierra%'], ...reading }, cap)).ids.toSorted();
    expect(await search([3], 5)).toEqual(all);
    expect(await search([1, 3], 4)).toEqual(all);
    expect(await search([3], 2)).toHaveLength(3);
    expect(await search([4], 5)).toEqual([]);
    expect(await search([3], 3, { probed: 1, readNext: 10 })).toHaveLength(4);
    expect(await search([3], 3, { probed: 1, readNext: 1 })).toHaveLength(4);
    expect(await search([3], 5, { probed: 2, readNext: 2 })).toEqual(all);
  });

  it('as often as asked for beside a filter, whether it leaves few or many', async () => {
    const all = Object.values(ids).toSorted();
    const actor = await actorOf(app.platform, agent);
    const search = async (patterns: string[], few: number, cap: number) =>
      (await findFilteredByWords(app.platform.db, actor, { conditions: [where.live()], patterns, few }, cap)).ids.toSorted();
    expect(await search(['%sierra%'], 100, 5)).toEqual(all);
    expect(await search(['%sierra%'], 1, 5)).toEqual(all);
    expect(await search(['%sierra%'], 1, 3)).toHaveLength(4);
    expect(await search(['%sierra%'], 3, 4)).toEqual(all);
    expect(await search(['%sierra%', '% 敦 %'], 1, 5)).toEqual([ids.chinese]);
    expect(await search(['%no such thing%'], 1, 5)).toEqual([]);
  });

  it('groups what staff may see', async () => {
    for (const serialNumber of ['HD7226W14A018842', 'HD7226W14A018843']) await buildModule(app.platform, { serialNumber });
    const byName = await findAs(admin, 'sierra');
    expect(byName.requests).toHaveLength(5);
    expect(byName.companies).toMatchObject([{ accountId: customer.accountId, companyName: 'Sierra Clara Energía S.L.' }]);
    expect((await findAs(admin, 'ørsted')).contacts).toMatchObject([
      { contactId: customer.contactId, companyName: 'Sierra Clara Energía S.L.' },
    ]);
    const bySerial = await findAs(admin, 'hd7226w14a01');
    expect(bySerial.requests).toMatchObject([{ requestId: ids.spanish, title: 'Puntos calientes' }]);
    expect(bySerial.modules.map(({ serialNumber }) => serialNumber)).toEqual(['HD7226W14A018842', 'HD7226W14A018843']);
  });

  it('tells where a request stands and by when its promise runs', async () => {
    expect((await findAs(admin, 'lotstellen')).requests).toMatchObject([
      { requestId: ids.german, status: 'submitted', firstContactDue: expect.stringMatching(/^20/), firstContactAt: null },
    ]);
  });

  it('shows customers their company’s requests and nothing else; tracker staff no module claims', async () => {
    const own = await findAs(customer, 'sierra');
    expect(own.requests).toHaveLength(5);
    expect([own.contacts, own.companies]).toEqual([[], []]);
    expect((await findAs(customer, 'hd7226w14a01')).modules).toEqual([]);
    expect(await findAs(await buildCustomer(app.platform), 'sierra')).toEqual({
      requests: [],
      imported: [],
      contacts: [],
      companies: [],
      modules: [],
    });
    expect((await findAs(await buildStaff(app.platform, { role: 'tracker_agent' }), 'sierra')).requests).toEqual([]);
  });
});

describe('a text', () => {
  it('is the beginning of a number or of a serial number, or neither', () => {
    expect(['mc-20261118', 'MC 2026111800012', 'me', 'MCX', 'te5'].map(numberStartOf)).toEqual([
      'MC-20261118',
      'MC-20261118-00012',
      undefined,
      undefined,
      'TE-5',
    ]);
    expect(['hd72 26w', 'hotspots', 'hd7', 'HD-7226W'].map(serialStartOf)).toEqual(['HD7226W', undefined, undefined, undefined]);
    expect(['tc2-0091-7714', 'hotspots', 'row 14-2', '-7714'].map(partSerialOf)).toEqual([
      'TC2-0091-7714',
      undefined,
      undefined,
      undefined,
    ]);
  });
});

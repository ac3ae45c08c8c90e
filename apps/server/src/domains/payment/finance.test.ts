// @both-engines
import { topicOf } from '@heliodesk/contract/live';
import { chooseNotices, getNoticeChoices, listNoticedRequests, listNotices } from '@heliodesk/contract/notification';
import * as api from '@heliodesk/contract/payment';
import { tipTypes } from '@heliodesk/contract/request';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { buildStaff, signIn } from '#src/domains/identity/seed.ts';
import { agreeTo, buildAsked, buildEntered, buildPayingPeople, enteredFor, openTipOf, type PayingPeople } from '#src/testing/bank-tasks.ts';
import { eventually } from '#src/testing/eventually.ts';
import { liveConnections } from '#src/testing/live-connections.ts';
import { mailsTo } from '#src/testing/mailbox.ts';
import { noticeKinds } from '#src/testing/payments.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { tellLateChecks } from './seed.ts';

let app: TestApp;
let people: PayingPeople;
const connect = liveConnections();
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  people = await buildPayingPeople(app);
});

type Person = { token: string };
const as = ({ token }: Person) => app.client(token);
const noticesAbout = async (person: Person, requestId: number) =>
  (await as(person).call(listNotices, { query: { requestId } })).data.notices;
/** The mail whose button leads to a page, once it has arrived. */
const mailAbout = ({ email }: { email: string }, page: string) =>
  eventually(async () => {
    const mail = (await mailsTo(app, email)).find(({ path }) => path === page);
    if (mail === undefined) throw new Error(`No mail to ${email} leads to ${page}`);
    return mail;
  });
const checked = (details: Pick<api.BankActed, 'bankDetailsId' | 'version'>) => agreeTo(app, people.finance, details);

/* Comes first: every lead is mailed of everything that is late. */
describe('a late check', () => {
  const lateFor = async (requestId: number) => (await noticeKinds(app, people.lead, requestId)).filter((kind) => kind === 'bankCheckLate');
  /** Days later, everyone signs in again. */
  const freshly = async () => {
    const again = async <Who extends Person & Parameters<typeof signIn>[1]>(who: Who) => ({
      ...who,
      token: await signIn(app.platform, who),
    });
    const { lead, finance, customer } = people;
    people = { ...people, lead: await again(lead), finance: await again(finance), customer: await again(customer) };
  };
  it('is told to the leads once, and again only when it is late again', async () => {
    const entered = await buildEntered(app, people);
    const { requestId } = entered;
    await tellLateChecks(app.platform);
    expect(await noticeKinds(app, people.lead, requestId)).not.toContain('bankCheckLate');
    app.clock.advance({ days: 5 });
    await freshly();
    await tellLateChecks(app.platform);
    await tellLateChecks(app.platform);
    expect(await lateFor(requestId)).toHaveLength(1);
    const mail = await mailAbout(people.lead, `/desk/${requestId}`);
    expect(mail.subject).toContain('bank check is late');
    expect(mail.text).not.toMatch(/1332|CAIX/);

    const { data } = await as(people.finance).call(api.returnBankDetails, {
      body: { bankDetailsId: entered.bankDetailsId, version: entered.version, reason: 'No such account' },
    });
    const { tipsId } = await openTipOf(app, people.customer, requestId, tipTypes.bank);
    await as(people.customer).call(api.enterBankDetails, { body: enteredFor({ tipsId, version: data.version }, people.customer) });
    app.clock.advance({ days: 5 });
    await freshly();
    await tellLateChecks(app.platform);
    expect(await lateFor(requestId)).toHaveLength(2);
  });

  it('is told of no one whose details were checked or returned in time', async () => {
    const [agreed, returned] = [await buildEntered(app, people), await buildEntered(app, people)];
    await checked(agreed);
    const { bankDetailsId, version } = returned;
    await as(people.finance).call(api.returnBankDetails, { body: { bankDetailsId, version, reason: 'No such account' } });
    app.clock.advance({ days: 5 });
    await freshly();
    await tellLateChecks(app.platform);
    for (const { requestId } of [agreed, returned]) expect(await noticeKinds(app, people.lead, requestId)).not.toContain('bankCheckLate');
  });
});

it('a check shows the customer who watches the claim the task that follows from it', async () => {
  const entered = await buildEntered(app, people);
  const base = await app.http.listen({ port: 0, host: '127.0.0.1' });
  const client = await connect(app, base, people.customer);
  await client.watch(entered.requestId);
  await checked(entered);
  expect(await client.heard('changed')).toMatchObject([{ topic: topicOf('request', entered.requestId) }]);
});

describe('the lists of bank details', () => {
  it('have those to check by their date, and the others newest first, with their counts', async () => {
    const before = (await as(people.finance).call(api.countBankDetails, {})).data;
    const first = await buildEntered(app, people);
    app.clock.advance({ minutes: 1 });
    const second = await buildEntered(app, people);
    const asked = await buildAsked(app, people);
    const idsOf = async (show: api.BankListName, among: readonly number[]) =>
      (await as(people.finance).call(api.listBankDetails, { query: { show, pageSize: 50 } })).data
        .map(({ bankDetailsId }) => bankDetailsId)
        .filter((id) => among.includes(id));
    const all = [first, second, asked].map(({ bankDetailsId }) => bankDetailsId);
    expect(await idsOf('toCheck', all)).toEqual([first.bankDetailsId, second.bankDetailsId]);
    await checked(first);
    expect(await idsOf('waiting', all)).toEqual([asked.bankDetailsId, first.bankDetailsId]);
    expect(await idsOf('confirmed', all)).toEqual([]);
    expect((await as(people.finance).call(api.countBankDetails, {})).data).toEqual({
      toCheck: before.toCheck + 1,
      waiting: before.waiting + 2,
      confirmed: before.confirmed,
    });
    expect((await as(people.agent).call(api.countBankDetails, {})).code).toBe(403);
  });

  it('are found by a part of the number, the company or the payee', async () => {
    const entered = await buildEntered(app, people);
    const lumen = await buildCustomer(app.platform, { company: { companyName: 'Lumen Andalucía S.L.' } });
    const elsewhere = await buildEntered(app, { ...people, customer: lumen });
    const found = async (text: string) => {
      const { data, total } = await as(people.finance).call(api.listBankDetails, { query: { text, pageSize: 50 } });
      expect(total).toBe(data.length);
      return data.map(({ bankDetailsId }) => bankDetailsId);
    };
    expect(await found(entered.requestNo.slice(3).toLowerCase())).toEqual([entered.bankDetailsId]);
    expect(await found('andalucía')).toEqual([elsewhere.bankDetailsId]);
    expect(await found('%')).toEqual([]);
    await app.platform.db.updateTable('bank_details').set({ payee: 'Tejados_Sur' }).where('id', '=', elsewhere.bankDetailsId).execute();
    expect(await found('dos_s')).toEqual([elsewhere.bankDetailsId]);
    const waiting = { show: 'waiting', text: entered.requestNo } as const;
    expect((await as(people.finance).call(api.listBankDetails, { query: waiting })).data).toEqual([]);
  });
});

describe('one to check', () => {
  it('names who proposed and approved the solutions, and the contacts who could enter the details', async () => {
    const colleague = await buildCustomer(app.platform, { firstName: 'Javier', company: people.customer });
    const { bankDetailsId } = await buildEntered(app, people);
    const { data } = await as(people.finance).call(api.getBankDetails, { params: { bankDetailsId } });
    expect(data).toMatchObject({
      proposedBy: people.agent.name,
      approvedBy: people.lead.name,
      cleared: { otherCompany: '', changed: '' },
      contacts: [{ contactId: colleague.contactId, name: colleague.name }],
    });
    expect(data.proposedAt).not.toBeNull();
    expect(data.approvedAt).not.toBeNull();
  });

  it('needs a reason for each flag', async () => {
    const { bankDetailsId, version } = await buildEntered(app, people);
    const customer = await buildCustomer(app.platform);
    const elsewhere = await buildEntered(app, { ...people, customer });
    expect(bankDetailsId).not.toBe(elsewhere.bankDetailsId);
    const attempt = (cleared: object) => as(people.finance).call(api.checkBankDetails, { body: { bankDetailsId, version, cleared } });
    expect(await attempt({ changed: 'Called them' })).toMatchObject({ key: 'action.blocked', data: { blockedBy: ['flagsCleared'] } });
    expect((await attempt({ otherCompany: 'x'.repeat(501) })).errors).toMatchObject([{ path: 'cleared.otherCompany', rule: 'tooLong' }]);
    expect((await attempt({ otherCompany: 'Same owner, on the register.' })).data).toMatchObject({
      state: 'checked',
      cleared: { otherCompany: 'Same owner, on the register.', changed: '' },
    });
  });
});

describe('entered bank details', () => {
  it('ring the bell of finance, and lead to where they are checked', async () => {
    const { requestId, bankDetailsId } = await buildEntered(app, people);
    for (const person of [people.finance, people.finance2])
      expect(await noticesAbout(person, requestId)).toMatchObject([
        { kind: 'bankToCheck', data: { bankDetailsId: String(bankDetailsId) }, actorName: people.customer.name, read: false },
      ]);
    for (const person of [people.agent, people.lead, await buildStaff(app.platform, { role: 'admin' })])
      expect(await noticeKinds(app, person, requestId)).not.toContain('bankToCheck');
    const { data } = await as(people.finance).call(listNoticedRequests, { query: {} });
    expect(data.map((request) => request.requestId)).toContain(requestId);
  });

  it('are mailed to finance that wants it, with the way to them and without the account', async () => {
    const choices = await as(people.finance).call(getNoticeChoices, {});
    expect(choices.data.topics.map(({ topic, way }) => [topic, way])).toContainEqual(['payments', 'bell']);
    await as(people.finance).call(chooseNotices, { body: { topics: [{ topic: 'payments', way: 'mail' }] } });
    const { bankDetailsId } = await buildEntered(app, people);
    const mail = await mailAbout(people.finance, api.bankPageOf(bankDetailsId));
    expect(mail.text).not.toMatch(/1332|CAIX/);
  });

  it('are no longer shown to someone who has left finance', async () => {
    const { requestId } = await buildEntered(app, people);
    await app.platform.db.updateTable('user_role').set({ role: 'tracker_agent' }).where('user_id', '=', people.finance2.userId).execute();
    const token = await signIn(app.platform, people.finance2);
    expect(await noticeKinds(app, { token }, requestId)).toEqual([]);
  });
});

describe('bank details that finance handed over', () => {
  it('are checked by someone else, so that no one can choose who enters an account and agree to it', async () => {
    const { bankDetailsId, version, requestId } = await buildEntered(app, people);
    const colleague = await buildCustomer(app.platform, { firstName: 'Ines', company: people.customer });
    const given = await as(people.finance).call(api.reassignBank, { body: { bankDetailsId, version, contactId: colleague.contactId } });
    const { tipsId } = await openTipOf(app, colleague, requestId, tipTypes.bank);
    const entered = await as(colleague).call(api.enterBankDetails, {
      body: enteredFor({ tipsId, version: given.data.version }, people.customer),
    });
    expect(entered.code).toBe(200);
    expect(await checked(entered.data)).toMatchObject({ key: 'action.blocked', data: { blockedBy: ['notInvolved'] } });
    expect((await agreeTo(app, people.finance2, entered.data)).data).toMatchObject({ state: 'checked' });
  });
});

// @both-engines
import { editDetail, getBinding, listEnquiries, listRts } from '@heliodesk/contract/enquiry';
import { deskRequest, getRequest } from '@heliodesk/contract/request';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer, disableContact, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { buildStaff, type BuiltUser } from '#src/domains/identity/seed.ts';
import { buildClaim } from '#src/domains/module-claim/seed.ts';
import { buildUnboundEnquiry } from '#src/testing/guests.ts';
import { mailTo } from '#src/testing/mailbox.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { buildEnquiry } from './seed.ts';

let app: TestApp;
let agent: BuiltUser;
beforeAll(async () => {
  app = await startTestApp();
  agent = await buildStaff(app.platform);
});
afterAll(() => app.stop());

const desk = () => app.client(agent.token);
const bindingOf = async (requestId: number) => (await desk().call(getBinding, { params: { requestId } })).data;
const bind = async (requestId: number, body: { contactId: number; accountId?: number }) =>
  desk().call(editDetail, { body: { requestId, version: (await bindingOf(requestId)).version, ...body } });
const contactOf = (customer: BuiltCustomer) => ({ contactId: customer.contactId, accountId: customer.accountId });

describe('the list of guests’ enquiries', () => {
  it('has those of no company first of all, with who asked, and those that were bound on request', async () => {
    const open = await buildUnboundEnquiry(app, { companyName: 'Nordlys Montage' });
    const bound = await buildUnboundEnquiry(app);
    await bind(bound.requestId, contactOf(await buildCustomer(app.platform)));
    const list = async (query: object) =>
      (await desk().call(listRts, { query: { pageSize: '50', ...query } as never })).data.map(({ requestId }) => requestId);
    expect(await list({})).toContain(open.requestId);
    expect(await list({})).not.toContain(bound.requestId);
    expect(await list({ view: 'bound' })).toContain(bound.requestId);
    const [row] = (await desk().call(listRts, { query: { text: open.requestNo } })).data;
    expect(row).toMatchObject({ binding: false, sender: { email: open.guest.email, companyName: 'Nordlys Montage' } });
  });

  it('is for staff who may bind', async () => {
    const finance = await buildStaff(app.platform, { role: 'finance' });
    const customer = await buildCustomer(app.platform);
    for (const { token } of [finance, customer]) expect((await app.client(token).call(listRts, { query: {} })).code).toBe(403);
  });
});

describe('the list of enquiries', () => {
  it('has no claims, and of a customer only what their company asked', async () => {
    const customer = await buildCustomer(app.platform);
    const { requestId } = await buildEnquiry(app.platform, customer, { submit: true });
    await buildClaim(app.platform, customer, { submit: true });
    await buildEnquiry(app.platform, await buildCustomer(app.platform), { submit: true });
    const { data, total } = await app.client(customer.token).call(listEnquiries, { query: {} });
    expect([data.map((row) => row.requestId), total]).toEqual([[requestId], 1]);
  });
});

describe('suggestions', () => {
  it('put the same address before the same tax number, name and domain, and leave out disabled people', async () => {
    const domain = `${randomUUID().slice(0, 8)}.example`;
    const name = `Sierra ${randomUUID().slice(0, 8)} Energía`;
    const taxNo = `B${randomUUID().slice(0, 8)}`;
    const same = await buildCustomer(app.platform, { email: `amelia@${domain}` });
    const taxed = await buildCustomer(app.platform, { company: { taxNo } });
    const named = await buildCustomer(app.platform, { company: { companyName: `${name} S.L.` } });
    const neighbor = await buildCustomer(app.platform, { email: `post@${domain}` });
    const gone = await buildCustomer(app.platform, { email: `gone@${domain}` });
    await disableContact(app.platform, agent, gone, 'Left the company');
    const companyName = name.replace('í', 'i').toUpperCase();
    const { requestId } = await buildUnboundEnquiry(app, { email: `amelia@${domain}`, companyName, taxNo: taxNo.toLowerCase() });
    const { suggestions } = await bindingOf(requestId);
    expect(suggestions.map(({ contactId, reasons }) => [contactId, reasons])).toEqual([
      [same.contactId, ['email', 'emailDomain']],
      [taxed.contactId, ['taxNo']],
      [named.contactId, ['companyName']],
      [neighbor.contactId, ['emailDomain']],
    ]);
  });

  it('make nothing of a domain that everyone has', async () => {
    await buildCustomer(app.platform, { email: `${randomUUID()}@gmail.com` });
    const { requestId } = await buildUnboundEnquiry(app, { email: `${randomUUID()}@gmail.com` });
    expect((await bindingOf(requestId)).suggestions).toEqual([]);
  });
});

describe('binding', () => {
  it('shows the enquiry to the contact, who is told, and to no other company', async () => {
    const customer = await buildCustomer(app.platform);
    const { requestId, requestNo } = await buildUnboundEnquiry(app);
    const own = app.client(customer.token);
    expect((await own.call(getRequest, { params: { requestId } })).code).toBe(404);
    expect(await bind(requestId, contactOf(customer))).toMatchObject({ code: 200, data: { requestNo } });
    expect((await own.call(getRequest, { params: { requestId } })).data).toMatchObject({ binding: true, requestNo });
    const stranger = app.client((await buildCustomer(app.platform)).token);
    expect((await stranger.call(getRequest, { params: { requestId } })).code).toBe(404);
    expect((await mailTo(app, customer.email)).text).toContain(requestNo);
    expect(await bindingOf(requestId)).toMatchObject({ binding: true, contactId: customer.contactId, suggestions: [] });
    expect((await desk().call(deskRequest, { params: { requestId } })).data.events?.[0]).toMatchObject({ action: 'bind' });
  });

  it('happens once, and not to a contact of another company or one who is disabled', async () => {
    const [customer, other] = [await buildCustomer(app.platform), await buildCustomer(app.platform)];
    const { requestId } = await buildUnboundEnquiry(app);
    const wrong = { code: 510, errors: [{ path: 'contactId', rule: 'wrongContact' }] };
    expect(await bind(requestId, { contactId: customer.contactId, accountId: other.accountId })).toMatchObject(wrong);
    await disableContact(app.platform, agent, other, 'Left the company');
    expect(await bind(requestId, contactOf(other))).toMatchObject(wrong);
    const both = await Promise.all([bind(requestId, contactOf(customer)), bind(requestId, contactOf(customer))]);
    expect(both.map(({ code }) => code).toSorted()).toEqual([200, expect.any(Number)]);
    expect(both.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(await bind(requestId, contactOf(customer))).toMatchObject({ key: 'action.blocked' });
  });
});

// @both-engines
import { listShippingAddresses } from '@heliodesk/contract/account';
import { addFile } from '@heliodesk/contract/attachment';
import { getModuleClaimDraft, saveModuleClaim, type SaveModuleClaimBody } from '@heliodesk/contract/module-claim';
import { deleteDraft, deskRequest, getRequest, listOnBehalfDrafts, listRequests } from '@heliodesk/contract/request';
import { insertSerials, listSerials } from '@heliodesk/contract/serial-number';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAddress, buildCustomer, buildRtsCustomer, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { buildStaff, type BuiltUser } from '#src/domains/identity/seed.ts';
import { mailsTo, mailTo } from '#src/testing/mailbox.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { buildClaim, claimBody } from './seed.ts';

let app: TestApp;
let agent: BuiltUser;
let colleague: BuiltUser;
let carmen: BuiltCustomer;
beforeAll(async () => {
  app = await startTestApp();
  agent = await buildStaff(app.platform, { name: 'Oskar Baumann' });
  colleague = await buildStaff(app.platform, { role: 'module_agent' });
  carmen = await buildCustomer(app.platform, { language: 'es' });
});
afterAll(() => app.stop());

const as = ({ token }: { token: string }) => app.client(token);
const firstSave = (who: { token: string }, onBehalfOf?: number, more: Partial<SaveModuleClaimBody> = {}) =>
  as(who).call(saveModuleClaim, { body: { ...claimBody(), ...(onBehalfOf === undefined ? {} : { onBehalfOf }), ...more } });
const again = (requestId: number, version: number, more: Partial<SaveModuleClaimBody> = {}): SaveModuleClaimBody => ({
  ...claimBody(),
  basicReq: { ...claimBody().basicReq, requestId },
  version,
  ...more,
});
const started = async (customer = carmen) => (await firstSave(agent, customer.contactId)).data;
const sees = async (who: { token: string }, requestId: number) => (await as(who).call(getRequest, { params: { requestId } })).code;

describe('a draft started for a customer', () => {
  it('belongs to the customer and names both people', async () => {
    const { requestId } = await started();
    const row = await app.platform.db.selectFrom('request').selectAll().where('id', '=', requestId).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ account_id: carmen.accountId, contact_id: carmen.contactId, created_by: agent.userId, on_behalf: true });
    const { data } = await as(agent).call(getModuleClaimDraft, { params: { id: requestId }, query: {} });
    expect(data).toMatchObject({ customerId: carmen.contactId, onBehalf: { by: 'Oskar Baumann', contactPerson: 'Carmen Ruiz' } });
  });

  it('takes serial numbers, files and addresses from staff', async () => {
    const { addressId } = await buildAddress(app.platform, carmen);
    const { requestId } = await started();
    const addresses = await as(agent).call(listShippingAddresses, { query: { contactId: carmen.contactId } });
    expect(addresses.data.map((entry) => entry.addressId)).toContain(addressId);
    const typed = await as(agent).call(insertSerials, { body: { requestId, snList: [{ sn: 'HD7226W14A018842' }] } });
    expect(typed.data).toMatchObject({ inserted: 1 });
    const file = { name: 'note.txt', content: Buffer.from('Seen by drone in rows 12 to 31.') };
    expect((await as(agent).call(addFile, { body: { requestId } }, { file })).code).toBe(200);
    expect((await as(carmen).call(listSerials, { params: { requestId }, query: {} })).total).toBe(1);
  });

  it('is gone on with by its customer and by other staff of the team, and by no one else', async () => {
    const { requestId, version } = await started();
    const byColleague = await as(colleague).call(saveModuleClaim, { body: again(requestId, version, { onBehalfOf: carmen.contactId }) });
    expect(byColleague.code).toBe(200);
    const byCustomer = await as(carmen).call(saveModuleClaim, { body: again(requestId, byColleague.data.version) });
    expect(byCustomer.code).toBe(200);
    const sameCompany = await buildCustomer(app.platform, { firstName: 'Coco', company: carmen });
    const others = [sameCompany, await buildCustomer(app.platform), await buildStaff(app.platform, { role: 'tracker_agent' })];
    for (const other of [...others, await buildStaff(app.platform, { role: 'finance' })]) {
      expect(await sees(other, requestId)).toBe(404);
      const answer = await as(other).call(saveModuleClaim, { body: again(requestId, byCustomer.data.version) });
      expect(answer.code).toBe(404);
      expect((await as(other).call(insertSerials, { body: { requestId, snList: [{ sn: 'HD7226W14A018842' }] } })).code).toBe(404);
    }
  });

  it('stays the one of its customer, no matter who else is named', async () => {
    const other = await buildCustomer(app.platform);
    const { requestId, version } = await started();
    const answer = await as(agent).call(saveModuleClaim, { body: again(requestId, version, { onBehalfOf: other.contactId }) });
    expect(answer.errors).toMatchObject([{ path: 'onBehalfOf', rule: 'invalid' }]);
  });

  it('is in the list of such drafts, until someone discards it', async () => {
    const customer = await buildCustomer(app.platform, { firstName: 'Lena', company: { companyName: 'Nordlicht Solar AG' } });
    const { requestId, requestNo } = await started(customer);
    const list = async (who: { token: string }, query: Record<string, string> = {}) =>
      (await as(who).call(listOnBehalfDrafts, { query })).data.filter((row) => row.requestId === requestId);
    expect(await list(agent)).toMatchObject([
      {
        requestNo,
        companyName: 'Nordlicht Solar AG',
        contactPerson: 'Lena Ruiz',
        contactId: customer.contactId,
        creator: 'Oskar Baumann',
        isOwn: true,
        steps: ['details', 'shipping', 'serials', 'attachments', 'complete'].map((key) => ({ key })),
        missing: expect.arrayContaining(['serials']) as string[],
        parts: { total: 0, waiting: 0, isReading: false },
      },
    ]);
    expect(await list(colleague)).toMatchObject([{ requestId, isOwn: false }]);
    expect(await list(colleague, { mine: 'true' })).toEqual([]);
    expect(await list(await buildStaff(app.platform, { role: 'tracker_agent' }))).toEqual([]);
    expect((await as(customer).call(listOnBehalfDrafts, { query: {} })).code).toBe(403);
    expect((await as(colleague).call(deleteDraft, { params: { requestId }, query: {} })).code).toBe(200);
    expect(await list(agent)).toEqual([]);
    const entry = await app.platform.db
      .selectFrom('audit')
      .selectAll()
      .where('action', '=', 'request.deleteDraft')
      .where('subject_id', '=', String(requestId))
      .executeTakeFirst();
    expect(entry).toMatchObject({ actor_id: colleague.userId, on_behalf_of: customer.contactId });
  });

  it('is not one that a customer has started', async () => {
    const { requestId, version } = await buildClaim(app.platform, carmen);
    expect(await sees(agent, requestId)).toBe(404);
    expect((await as(agent).call(saveModuleClaim, { body: again(requestId, version, { onBehalfOf: carmen.contactId }) })).code).toBe(404);
    expect((await as(agent).call(deleteDraft, { params: { requestId }, query: {} })).code).toBe(404);
    const { data } = await as(agent).call(listOnBehalfDrafts, { query: { pageSize: 50 } });
    expect(data.map((row) => row.requestId)).not.toContain(requestId);
  });
});

describe('no one acts', () => {
  it('for a contact or company that is disabled, or not active yet', async () => {
    const { db } = app.platform;
    const left = await buildCustomer(app.platform);
    const draft = await started(left);
    await db.updateTable('contact').set({ status: 'disabled' }).where('id', '=', left.contactId).execute();
    const closed = await buildCustomer(app.platform);
    await db.updateTable('account').set({ disabled_at: new Date() }).where('id', '=', closed.accountId).execute();
    const asleep = await buildCustomer(app.platform, { isInactive: true });
    for (const { contactId } of [left, closed, asleep]) {
      expect(await firstSave(agent, contactId)).toMatchObject({ code: 409, key: 'onBehalf.notPossible' });
      expect((await as(agent).call(listShippingAddresses, { query: { contactId } })).code).toBe(409);
    }
    const { requestId, version } = draft;
    expect((await as(agent).call(saveModuleClaim, { body: again(requestId, version) })).key).toBe('onBehalf.notPossible');
    expect((await as(agent).call(insertSerials, { body: { requestId, snList: [{ sn: 'HD7226W14A018842' }] } })).key).toBe(
      'onBehalf.notPossible',
    );
    const file = { name: 'note.txt', content: Buffer.from('Late') };
    expect((await as(agent).call(addFile, { body: { requestId } }, { file })).key).toBe('onBehalf.notPossible');
    expect((await as(agent).call(deleteDraft, { params: { requestId }, query: {} })).code).toBe(200);
  });

  it('for a contact that there is not, or for no one', async () => {
    expect((await firstSave(agent, 999_999)).code).toBe(404);
    expect((await firstSave(agent)).code).toBe(403);
  });

  it('outside the types of the own team', async () => {
    const tracker = await buildStaff(app.platform, { role: 'tracker_agent' });
    expect((await firstSave(tracker, carmen.contactId)).code).toBe(403);
    expect((await firstSave(colleague, carmen.contactId)).code).toBe(200);
  });

  it('as a customer, neither for others nor for themselves', async () => {
    const other = await buildCustomer(app.platform);
    const { addressId } = await buildAddress(app.platform, other);
    for (const contactId of [other.contactId, carmen.contactId]) expect((await firstSave(carmen, contactId)).code).toBe(403);
    const own = await buildClaim(app.platform, carmen);
    const body = again(own.requestId, own.version, { onBehalfOf: other.contactId });
    expect((await as(carmen).call(saveModuleClaim, { body })).code).toBe(403);
    const addresses = await as(carmen).call(listShippingAddresses, { query: { contactId: other.contactId } });
    expect(addresses.data.map((entry) => entry.addressId)).not.toContain(addressId);
  });

  it('with the files of another customer', async () => {
    const other = await buildCustomer(app.platform);
    const { requestId: cloneOf } = await buildClaim(app.platform, other, { submit: true });
    expect((await firstSave(agent, carmen.contactId, { cloneOf })).code).toBe(404);
    expect((await firstSave(agent, other.contactId, { cloneOf })).code).toBe(200);
  });
});

describe('a claim filed for a customer', () => {
  it('names both people everywhere, and is the customer’s', async () => {
    const customer = await buildCustomer(app.platform, { firstName: 'Lucía', lastName: 'Vega', language: 'es' });
    const { requestId, requestNo } = await buildClaim(app.platform, agent, { onBehalfOf: customer.contactId, submit: true });
    const onBehalf = { by: 'Oskar Baumann', contactPerson: 'Lucía Vega' };
    expect((await as(customer).call(getRequest, { params: { requestId } })).data).toMatchObject({ onBehalf, status: 'submitted' });
    const { data } = await as(agent).call(deskRequest, { params: { requestId } });
    expect(data).toMatchObject({ onBehalf, ownerId: null });
    expect(data.events?.find(({ action }) => action === 'submit')).toMatchObject({ actor: 'Oskar Baumann', onBehalfOf: 'Lucía Vega' });
    const own = await as(customer).call(listRequests, { query: {} });
    expect(own.data.map((row) => row.requestNo)).toEqual([requestNo]);
    const entries = await app.platform.db
      .selectFrom('audit')
      .selectAll()
      .where('subject_id', '=', String(requestId))
      .orderBy('id')
      .execute();
    expect(entries.map(({ action, actor_id, on_behalf_of }) => [action, actor_id, on_behalf_of])).toEqual([
      ['request.begin', agent.userId, customer.contactId],
      ['request.submit', agent.userId, customer.contactId],
    ]);
  });

  it('is told to the customer in their language, with the way to it, and never to who acted', async () => {
    const customer = await buildCustomer(app.platform, { language: 'de' });
    const { requestId, requestNo } = await buildClaim(app.platform, agent, { onBehalfOf: customer.contactId, submit: true });
    const { subject, text, path } = await mailTo(app, customer.email);
    expect(subject).toBe(`Hot spots on 480 modules, Almería Norte 3 (${requestNo}): Wir haben einen Vorgang für Sie eingereicht`);
    expect(text).toContain('Oskar Baumann');
    expect(text).toMatch(/bis \d+\. \p{L}+ \d{4} um \d\d:\d\d MES?Z bei Ihnen/u);
    expect(path).toBe(`/request/${requestId}`);
    expect(await mailsTo(app, agent.email)).toEqual([]);
  });

  it('is told to a customer without a sign-in with its number and how to reach us', async () => {
    const customer = await buildRtsCustomer(app.platform, agent, { language: 'fr' });
    const { requestId, requestNo } = await buildClaim(app.platform, agent, { onBehalfOf: customer.contactId, submit: true });
    const { subject, text, path } = await mailTo(app, customer.email);
    expect(subject).toContain(requestNo);
    expect(text).toContain('Comment nous joindre');
    expect(text).not.toContain(`/request/${requestId}`);
    expect(path).toBe('/contactus');
  });

  it('counts as the customer’s own when they submit what staff started', async () => {
    const { requestId, version } = await buildClaim(app.platform, agent, { onBehalfOf: carmen.contactId });
    const answer = await as(carmen).call(saveModuleClaim, { body: again(requestId, version, { submit: true }) });
    expect(answer).toMatchObject({ code: 200 });
    expect((await as(carmen).call(getRequest, { params: { requestId } })).data.onBehalf).toBeNull();
  });
});

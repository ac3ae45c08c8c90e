// @both-engines
import {
  activateAccount,
  activateContact,
  listClaimContacts,
  listInactive,
  mailContactActivation,
  mailContactReset,
  moveRequests,
  setAccountStatus,
  setContactStatus,
  type ClaimContact,
} from '@heliodesk/contract/account';
import { getRequest, listRequests } from '@heliodesk/contract/request';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '#src/testing/eventually.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { linkValue, mailsTo, mailTo } from '#src/testing/mailbox.ts';
import { openLive } from '#src/testing/live-client.ts';
import { choosePassword, enterWithPassword } from '#src/testing/passwords.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import type { TestClient } from '#src/testing/test-client.ts';
import { createLink, demoPassword } from '../identity/index.ts';
import { buildStaff } from '../identity/seed.ts';
import { buildClaim } from '../module-claim/seed.ts';
import { buildCustomer, type BuiltCustomer } from './seed.ts';

let app: TestApp;
let lead: TestClient;
let agent: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  lead = app.client((await buildStaff(app.platform, { role: 'supervisor', name: 'Jakub Lead' })).token);
  agent = app.client((await buildStaff(app.platform)).token);
});
afterAll(() => app.stop());

const company = () => ({ companyName: `Company ${randomUUID()}` });
const disable = (client: TestClient, { contactId }: BuiltCustomer) =>
  client.call(setContactStatus, { body: { contactId, version: 0, enabled: false, reason: 'On parental leave' } });
const claimOf = (customer: BuiltCustomer) => buildClaim(app.platform, customer, { submit: true });
const move = (from: BuiltCustomer, to: BuiltCustomer, options = {}) =>
  lead.call(moveRequests, { body: { contactId: from.contactId, toContactId: to.contactId, reason: 'On parental leave' } }, options);

describe('whose requests no one can act on', () => {
  const listed = async (view: 'blocked' | 'open' | 'all', { companyName }: BuiltCustomer): Promise<ClaimContact[]> =>
    (await lead.call(listClaimContacts, { query: { view, text: companyName } })).data;

  it('are the disabled, those of a disabled company, and those not active; each says why', async () => {
    const customer = await buildCustomer(app.platform, { company: company() });
    await claimOf(customer);
    expect(await listed('blocked', customer)).toEqual([]);
    expect(await listed('open', customer)).toMatchObject([{ contactId: customer.contactId, openRequests: 1, blockedBy: [] }]);
    await disable(lead, customer);
    expect(await listed('blocked', customer)).toMatchObject([{ contactId: customer.contactId, blockedBy: ['contactDisabled'] }]);
    await lead.call(setAccountStatus, { body: { accountId: customer.accountId, version: 0, enabled: false, reason: 'Closed' } });
    expect(await listed('blocked', customer)).toMatchObject([{ blockedBy: ['accountDisabled', 'contactDisabled'] }]);
    const sleeper = await buildCustomer(app.platform, { company: company() });
    await claimOf(sleeper);
    await app.platform.db.updateTable('app_user').set({ activated_at: null }).where('id', '=', sleeper.userId).execute();
    expect(await listed('blocked', sleeper)).toMatchObject([{ blockedBy: ['inactive'], openRequests: 1 }]);
  });

  it('drafts are no one’s business; closed requests are of the whole list only', async () => {
    const customer = await buildCustomer(app.platform, { company: company() });
    const { requestId } = await buildClaim(app.platform, customer, {});
    expect(await listed('all', customer)).toEqual([]);
    const submitted = await claimOf(customer);
    await app.platform.db.updateTable('request').set({ status: 'completed' }).where('id', '=', submitted.requestId).execute();
    expect(await listed('open', customer)).toEqual([]);
    expect(await listed('all', customer)).toMatchObject([{ contactId: customer.contactId, openRequests: 0 }]);
    expect(requestId).not.toBe(submitted.requestId);
  });

  it('are a lead’s to see and to move', async () => {
    expect((await agent.call(listClaimContacts, { query: {} })).code).toBe(403);
    expect((await agent.call(moveRequests, { body: { contactId: 1, toContactId: 2, reason: 'x' } })).code).toBe(403);
  });
});

describe('moving open requests to a colleague', () => {
  it('gives all of them, tells both, and is in the history of all', async () => {
    const from = await buildCustomer(app.platform, { company: company() });
    const to = await buildCustomer(app.platform, { firstName: 'Bruno', lastName: 'Vidal', company: from });
    const { requestId, requestNo } = await claimOf(from);
    const draft = await buildClaim(app.platform, from, {});
    expect((await move(from, to)).data).toEqual({ moved: 1 });
    const own = await app.client(to.token).call(listRequests, { query: {} });
    expect(own.data.map((row) => row.requestId)).toEqual([requestId]);
    expect((await app.client(to.token).call(getRequest, { params: { requestId: draft.requestId } })).key).toBe('notFound');
    const taken = (await mailTo(app, to.email)).text;
    expect(taken).toContain(`Hot spots on 480 modules, Almería Norte 3 (${requestNo})`);
    expect(taken).toContain('Carmen Ruiz');
    await eventually(async () =>
      expect((await mailsTo(app, from.email)).map(({ subject }) => subject)).toContainEqual(
        expect.stringMatching(/^Bruno Vidal is now the contact/),
      ),
    );
    const events = await app.platform.db.selectFrom('request_event').selectAll().where('request_id', '=', requestId).execute();
    expect(events.at(-1)).toMatchObject({ action: 'changeContact', reason: 'On parental leave', to_status: 'submitted' });
    const audits = await app.platform.db
      .selectFrom('audit')
      .select(['action', 'subject_id'])
      .where('action', 'like', 'account.%Requests')
      .execute();
    expect(audits).toEqual(
      expect.arrayContaining([
        { action: 'account.moveRequests', subject_id: String(from.contactId) },
        { action: 'account.takeRequests', subject_id: String(to.contactId) },
      ]),
    );
  });

  it('does not mail a disabled contact', async () => {
    const from = await buildCustomer(app.platform, { company: company() });
    const to = await buildCustomer(app.platform, { company: from });
    await claimOf(from);
    await mailTo(app, from.email);
    await disable(lead, from);
    await move(from, to);
    await mailTo(app, to.email);
    expect(await mailsTo(app, from.email)).toHaveLength(1);
  });

  it('goes only to someone of the same company who can act', async () => {
    const from = await buildCustomer(app.platform, { company: company() });
    const [stranger, off] = [await buildCustomer(app.platform), await buildCustomer(app.platform, { company: from })];
    const sleeper = await buildCustomer(app.platform, { company: from, isInactive: true });
    await disable(lead, off);
    await claimOf(from);
    for (const wrong of [stranger, off, sleeper, from, { ...from, contactId: 999_999_999 }])
      expect((await move(from, wrong)).errors).toEqual([expect.objectContaining({ path: 'toContactId', rule: 'wrongContact' })]);
    expect((await move({ ...from, contactId: 999_999_999 }, from)).key).toBe('notFound');
  });

  it('twice with one key, or there and back at the same time, moves each request once', async () => {
    const from = await buildCustomer(app.platform, { company: company() });
    const to = await buildCustomer(app.platform, { company: from });
    const { requestId } = await claimOf(from);
    const key = { idempotencyKey: randomUUID() };
    expect((await Promise.all([move(from, to, key), move(from, to, key)])).map(({ data }) => data)).toEqual([{ moved: 1 }, { moved: 1 }]);
    const crossed = await Promise.all([move(to, from), move(from, to), move(to, from)]);
    expect(crossed.map(({ code }) => code)).toEqual([200, 200, 200]);
    const events = await app.platform.db
      .selectFrom('request_event')
      .select('id')
      .where('request_id', '=', requestId)
      .where('action', '=', 'changeContact')
      .execute();
    expect(events).toHaveLength(1 + crossed.reduce((sum, { data }) => sum + data.moved, 0));
  });
});

describe('who is not active yet', () => {
  const waiting = async ({ companyName }: BuiltCustomer, link?: 'valid' | 'expired') =>
    (await lead.call(listInactive, { query: { text: companyName, ...(link && { link }) } })).data;

  it('is listed with how long the link is good', async () => {
    const sleeper = await buildCustomer(app.platform, { company: company(), isInactive: true });
    await buildCustomer(app.platform, { company: sleeper });
    expect(await waiting(sleeper)).toMatchObject([{ contactId: sleeper.contactId, linkValidUntil: null, hasPassword: true }]);
    expect((await waiting(sleeper, 'expired')).length).toBe(1);
    await agent.call(mailContactActivation, { body: { contactId: sleeper.contactId } });
    const [row] = await waiting(sleeper, 'valid');
    expect(Date.parse(row?.linkValidUntil ?? '') - app.clock.now().getTime()).toBeGreaterThan(47 * 60 * 60_000);
    await disable(lead, sleeper);
    expect(await waiting(sleeper)).toEqual([]);
    expect((await agent.call(listInactive, { query: {} })).code).toBe(403);
  });

  it('is let in by staff with a link to choose a password, once; the one from the registration no longer works', async () => {
    const sleeper = await buildCustomer(app.platform, { isInactive: true });
    const body = { contactId: sleeper.contactId };
    const former = await transaction(app.platform.db, (tx) => createLink(tx, sleeper.userId, 'activation', app.clock.now()));
    const answers = await Promise.all([1, 2, 3].map(() => lead.call(activateContact, { body })));
    expect(answers.map(({ key }) => key ?? 'done').toSorted()).toEqual(['customer.noPassword', 'customer.noPassword', 'done']);
    expect((await app.client().call(activateAccount, { query: { code: former } })).key).toBe('account.activationFailed');
    expect((await enterWithPassword(app.client(), { username: sleeper.email, password: demoPassword })).key).toBe('auth.badCredentials');
    const link = await mailTo(app, sleeper.email);
    expect(link.path).toMatch(/^\/resetPwd\?key=/);
    expect((await choosePassword(app.client(), linkValue(link, 'key'))).code).toBe(200);
    expect((await enterWithPassword(app.client(), { username: sleeper.email, password: demoPassword })).key).toBe('auth.badCredentials');
    expect((await enterWithPassword(app.client(), { username: sleeper.email, password: 'Solaris42' })).code).toBe(200);
    for (const call of [activateContact, mailContactActivation])
      expect((await lead.call(call, { body })).key).toBe('account.alreadyActive');
    expect((await agent.call(activateContact, { body })).code).toBe(403);
  });

  it('cannot be activated without a password of their own', async () => {
    const sleeper = await buildCustomer(app.platform, { isInactive: true });
    await app.platform.db.updateTable('app_user').set({ password_hash: null }).where('id', '=', sleeper.userId).execute();
    expect((await lead.call(activateContact, { body: { contactId: sleeper.contactId } })).key).toBe('customer.noPassword');
    expect((await lead.call(mailContactActivation, { body: { contactId: sleeper.contactId } })).code).toBe(200);
    expect((await mailTo(app, sleeper.email)).path).toMatch(/^\/resetPwd\?key=/);
  });

  it('mails have a bound, and go to no one who is shut out or has no sign-in', async () => {
    const customer = await buildCustomer(app.platform);
    const reset = () => agent.call(mailContactReset, { body: { contactId: customer.contactId } });
    expect((await reset()).code).toBe(200);
    expect((await mailTo(app, customer.email)).path).toMatch(/^\/resetPwd\?key=/);
    await disable(lead, customer);
    expect((await reset()).key).toBe('customer.disabled');
    for (let count = 0; count < 3; count += 1) await reset();
    expect((await reset()).key).toBe('tooManyRequests');
    await app.platform.db.updateTable('contact').set({ user_id: null }).where('id', '=', customer.contactId).execute();
    expect((await agent.call(mailContactActivation, { body: { contactId: customer.contactId } })).key).toBe('customer.noSignIn');
  });
});

describe('a live connection', () => {
  it('ends immediately when its contact or company is disabled', async () => {
    const base = await app.http.listen({ host: '127.0.0.1', port: 0 });
    const first = await buildCustomer(app.platform);
    const second = await buildCustomer(app.platform);
    const lives = [await openLive(app, base, first), await openLive(app, base, second)];
    await disable(lead, first);
    await lead.call(setAccountStatus, { body: { accountId: second.accountId, version: 0, enabled: false, reason: 'Closed' } });
    expect(await Promise.all(lives.map((live) => live.closedWith()))).toEqual([4401, 4401]);
  });
});

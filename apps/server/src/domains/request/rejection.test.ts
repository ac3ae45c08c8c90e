// @both-engines
import { listMessages } from '@heliodesk/contract/case-chat';
import { listNotices } from '@heliodesk/contract/notification';
import * as api from '@heliodesk/contract/request';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildCustomer, buildProviderUser, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { buildStaff, type BuiltUser } from '#src/domains/identity/seed.ts';
import { systemConfigOf } from '#src/domains/reference/index.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { mailsTo, mailTo, mailWith } from '#src/testing/mailbox.ts';
import { buildPickedUpClaim, buildProposed, buildRejected } from '#src/testing/rejected-claims.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
let customer: BuiltCustomer;
let agent: BuiltUser;
let lead: BuiltUser;
beforeAll(async () => {
  app = await startTestApp();
  agent = await buildStaff(app.platform, { role: 'module_agent', name: 'Ingrid Halvorsen' });
  lead = await buildStaff(app.platform, { role: 'supervisor', name: 'Marta Lindqvist' });
});
afterAll(() => app.stop());
beforeEach(async () => {
  customer = await buildCustomer(app.platform);
});

const people = () => ({ customer, agent, lead });
const staffSees = async (requestId: number, token = agent.token) =>
  (await app.client(token).call(api.deskRequest, { params: { requestId } })).data;
const customerSees = async (requestId: number) => (await app.client(customer.token).call(api.getRequest, { params: { requestId } })).data;
const daysAfter = (at = '', days = 0) => new Date(Date.parse(at) + days * 86_400_000).toISOString();
const names = (actions: { name: string; blockedBy: string[] }[]) =>
  actions.filter(({ blockedBy }) => blockedBy.length === 0).map(({ name }) => name);
const appeal = (target: { requestId: number; version: number }, token = customer.token) =>
  app.client(token).call(api.appealRequest, { body: { ...target, reason: 'The delivery note is from 2025.' } });

const noticesOf = async (user: BuiltUser, requestId: number) =>
  (await app.client(user.token).call(listNotices, { query: { requestId } })).data.notices.map(({ kind }) => kind);

describe('a proposal to reject', () => {
  it('is told to all who may decide, and what they decide to who proposed it', async () => {
    const other = await buildStaff(app.platform, { role: 'supervisor' });
    const returned = await buildProposed(app, { ...people(), agent: other });
    expect(await noticesOf(lead, returned.requestId)).toEqual(['rejectionProposed']);
    expect(await noticesOf(other, returned.requestId)).toEqual([]);
    await app.client(lead.token).call(api.returnProposal, { body: { ...returned, reason: 'Ask for the delivery note' } });
    expect(await noticesOf(other, returned.requestId)).toEqual(['rejectionReturned']);
    const { requestId } = await buildRejected(app, people());
    expect(await noticesOf(other, requestId)).toEqual(['rejectionProposed']);
    expect(await noticesOf(agent, requestId)).toEqual(['rejectionAgreed']);
  });

  it('is no news to anyone anymore once it was decided, taken back, or withdrawn with the claim', async () => {
    const other = await buildStaff(app.platform, { role: 'supervisor' });
    const unread = async (requestId: number) =>
      (await app.client(other.token).call(listNotices, { query: { requestId, unread: 'true' } })).data.notices.map(({ kind }) => kind);
    const ends: ((target: { requestId: number; version: number }) => Promise<unknown>)[] = [
      (body) => app.client(lead.token).call(api.rejectRequest, { body }),
      (target) => app.client(lead.token).call(api.returnProposal, { body: { ...target, reason: 'Ask for the delivery note' } }),
      (body) => app.client(agent.token).call(api.takeBackProposal, { body }),
      (target) => app.client(customer.token).call(api.withdrawRequest, { body: { ...target, reason: 'Solved on site' } }),
    ];
    for (const end of ends) {
      const proposed = await buildProposed(app, people());
      expect(await unread(proposed.requestId)).toEqual(['rejectionProposed']);
      await end(proposed);
      expect(await unread(proposed.requestId)).toEqual([]);
    }
  });

  it('waits for someone else, and only staff see it', async () => {
    const { requestId, version } = await buildProposed(app, people());
    const seen = await staffSees(requestId, lead.token);
    expect(seen).toMatchObject({ status: 'picked_up', version, nodes: [0, 1], rejection: null });
    expect(seen.proposal).toMatchObject({
      state: 'open',
      reasonCode: '1',
      reason: 'Out of warranty',
      note: 'All from one delivery',
      proposedBy: 'Ingrid Halvorsen',
      decidedBy: null,
    });
    expect(seen.decisionDue).toBe(seen.proposal?.dueAt);
    expect(names(seen.actions)).toEqual(expect.arrayContaining(['reject', 'returnProposal']));
    expect(seen.actions).toContainEqual({ name: 'proposeRejection', blockedBy: ['noOpenProposal'] });
    expect(await customerSees(requestId)).toMatchObject({ status: 'picked_up', proposal: null, decisionDue: null, rejection: null });
    const { messages } = (await app.client(customer.token).call(listMessages, { query: { requestId } })).data;
    expect(messages.map(({ content }) => content)).not.toContain('rejected');
    const { data } = await app.client(lead.token).call(api.deskList, { query: { view: 'toApprove' } });
    expect(data.map((row) => row.requestId)).toContain(requestId);
  });

  it('is made once, for a reason that there is', async () => {
    const { requestId, version } = await buildPickedUpClaim(app, people());
    const propose = (change: object, at = version) =>
      app.client(agent.token).call(api.proposeRejection, {
        body: { requestId, version: at, reasonCode: '2', publicText: 'Not covered.', note: '', ...change },
      });
    expect((await propose({ reasonCode: 'none' })).errors).toMatchObject([{ path: 'reasonCode', rule: 'invalid' }]);
    expect((await propose({ publicText: ' ' })).errors).toMatchObject([{ path: 'publicText', rule: 'required' }]);
    const proposed = await propose({});
    expect(proposed.code).toBe(200);
    expect(await propose({})).toMatchObject({ code: 409, key: 'stale' });
    expect(await propose({}, proposed.data.version)).toMatchObject({ key: 'action.blocked' });
    expect(
      (await app.client(customer.token).call(api.proposeRejection, { body: { requestId, version, reasonCode: '2', publicText: 'x' } }))
        .code,
    ).toBe(403);
  });

  it('is never decided by its author, whatever else they may do', async () => {
    const { requestId, version } = await buildProposed(app, { ...people(), agent: lead });
    const body = { requestId, version };
    expect(await app.client(lead.token).call(api.rejectRequest, { body })).toMatchObject({
      key: 'action.blocked',
      data: { blockedBy: ['notAuthor'] },
    });
    expect(await app.client(lead.token).call(api.returnProposal, { body: { ...body, reason: 'No' } })).toMatchObject({
      key: 'action.blocked',
    });
    expect(await app.client(agent.token).call(api.rejectRequest, { body })).toMatchObject({ code: 403 });
    expect((await staffSees(requestId)).status).toBe('picked_up');
  });

  it('is taken back by its author alone, and can be made again', async () => {
    const { requestId, version } = await buildProposed(app, people());
    expect(await app.client(lead.token).call(api.takeBackProposal, { body: { requestId, version } })).toMatchObject({
      key: 'action.notAllowed',
    });
    const taken = await app.client(agent.token).call(api.takeBackProposal, { body: { requestId, version } });
    expect(names(taken.data.actions)).toContain('proposeRejection');
    expect(await staffSees(requestId)).toMatchObject({ proposal: null, decisionDue: null });
    expect(await app.client(lead.token).call(api.rejectRequest, { body: { requestId, version: taken.data.version } })).toMatchObject({
      key: 'action.notAllowed',
    });
  });

  it('returned, tells why and leaves the claim in review', async () => {
    const { requestId, version } = await buildProposed(app, people());
    const body = { requestId, version, reason: 'The photos show the defect' };
    const { data } = await app.client(lead.token).call(api.returnProposal, { body });
    expect(data).toMatchObject({ status: 'picked_up', nodes: [0, 1] });
    const seen = await staffSees(requestId);
    expect(seen.proposal).toMatchObject({ state: 'returned', decidedBy: 'Marta Lindqvist', decision: body.reason });
    expect(seen.events?.[0]).toMatchObject({ action: 'returnProposal', reason: body.reason });
    expect((await customerSees(requestId)).proposal).toBeNull();
    expect(names(seen.actions)).toContain('proposeRejection');
  });

  it('lapses when the customer withdraws the claim', async () => {
    const { requestId, version } = await buildProposed(app, people());
    const body = { requestId, version, reason: 'Repaired on site' };
    expect((await app.client(customer.token).call(api.withdrawRequest, { body })).data.status).toBe('withdrawn');
    expect(await staffSees(requestId)).toMatchObject({ proposal: null, decisionDue: null });
    const states = await app.platform.db.selectFrom('request_proposal').select('state').where('request_id', '=', requestId).execute();
    expect(states).toEqual([{ state: 'lapsed' }]);
  });

  it('begins with a text in the customer’s language', async () => {
    const { requestId } = await buildPickedUpClaim(app, people(), 'es');
    const { data } = await app.client(agent.token).call(api.rejectReasons, { query: { requestId } });
    expect(data).toMatchObject({ language: 'es', appealDays: 30 });
    expect(data.reasons[0]).toMatchObject({ value: '1', label: 'Out of warranty' });
    expect(data.reasons[0]?.text).toContain('garantía');
    const stranger = await buildStaff(app.platform, { role: 'tracker_agent' });
    expect((await app.client(stranger.token).call(api.rejectReasons, { query: { requestId } })).code).toBe(404);
  });
});

describe('a rejected claim', () => {
  it('tells the customer why, by mail too, and until when to appeal', async () => {
    const { requestId } = await buildRejected(app, people());
    const seen = await customerSees(requestId);
    const until = daysAfter(seen.rejection?.rejectedAt, 30);
    expect(seen).toMatchObject({ status: 'rejected', nodes: [0, 1, 6], waitingOn: 'none', appealUntil: until, proposal: null });
    expect(seen.rejection).toMatchObject({ reason: 'Out of warranty', publicText: 'The warranty ended in May.' });
    expect(seen.processNodes.map(({ processCode }) => processCode)).toEqual([0, 1, 6]);
    expect(names(seen.actions)).toEqual(expect.arrayContaining(['appeal', 'message']));
    const { messages } = (await app.client(customer.token).call(listMessages, { query: { requestId } })).data;
    expect(messages.at(-1)).toMatchObject({ content: 'rejected', params: { until } });
    await mailWith(app, customer.email, 'The warranty ended in May.');
    const history = (await app.client(customer.token).call(api.getFromHistory, { query: { requestId } })).data;
    expect(history).toMatchObject({ status: 'rejected', outcome: 'The warranty ended in May.' });
    const { data } = await app.client(customer.token).call(api.listRequests, { query: { view: 'closed' } });
    expect(data).toMatchObject([{ requestId, status: 'rejected', appealUntil: until }]);
  });

  it('is reviewed again after one appeal; a second one is refused with words of its own', async () => {
    const { requestId, version } = await buildRejected(app, people());
    const appealed = await appeal({ requestId, version });
    expect(appealed.data).toMatchObject({ status: 'picked_up', waitingOn: 'us', nodes: [0, 1], ownerId: agent.userId });
    expect(await appeal({ requestId, version })).toMatchObject({ code: 409, key: 'request.alreadyAppealed' });
    const seen = await staffSees(requestId);
    expect(seen).toMatchObject({ rejection: null, lastWord: { by: 'customer' } });
    expect(seen.events?.[0]).toMatchObject({ action: 'appeal', from: 'rejected', to: 'picked_up' });
    const again = await buildRejected(app, people(), { requestId, version: appealed.data.version });
    const final = await customerSees(requestId);
    expect(final).toMatchObject({ status: 'rejected', appealUntil: null, nodes: [0, 1, 6] });
    expect(final.actions.find(({ name }) => name === 'appeal')?.blockedBy).toContain('notAppealedYet');
    expect(await appeal(again)).toMatchObject({ code: 409, key: 'request.alreadyAppealed' });
    await mailTo(app, customer.email, 5);
    expect((await mailsTo(app, customer.email)).map(({ subject }) => subject).join()).toContain('our decision on your appeal');
  });

  it('can be appealed as long as the configuration says', async () => {
    await transaction(app.platform.db, (tx) => systemConfigOf(app.platform).set(tx, 'claim.appealDays', '2'));
    const { requestId, version } = await buildRejected(app, people());
    await transaction(app.platform.db, (tx) => systemConfigOf(app.platform).set(tx, 'claim.appealDays', '30'));
    const { appealUntil, rejection } = await customerSees(requestId);
    expect(appealUntil).toBe(daysAfter(rejection?.rejectedAt, 2));
    await app.platform.db.updateTable('request').set({ appeal_until: app.clock.now() }).where('id', '=', requestId).execute();
    expect(await appeal({ requestId, version })).toMatchObject({ key: 'action.blocked', data: { blockedBy: ['withinAppealPeriod'] } });
  });

  it('is nothing to a customer of another company or a provider', async () => {
    const target = await buildRejected(app, people());
    const [other, provider] = [await buildCustomer(app.platform), await buildProviderUser(app.platform)];
    expect(await appeal(target, other.token)).toMatchObject({ code: 404 });
    expect(await appeal(target, provider.token)).toMatchObject({ code: 403 });
    for (const { token } of [other, provider])
      expect((await app.client(token).call(api.getRequest, { params: { requestId: target.requestId } })).code).not.toBe(200);
  });
});

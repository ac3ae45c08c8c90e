// @both-engines
import { listMessages } from '@heliodesk/contract/case-chat';
import { getModuleClaimProfile } from '@heliodesk/contract/module-claim';
import { listNotices } from '@heliodesk/contract/notification';
import { deskList, deskRequest, getRequest, listTips, sendTip, solutionConfirmation, withdrawRequest } from '@heliodesk/contract/request';
import * as api from '@heliodesk/contract/solution';
import { getTrackerClaim } from '@heliodesk/contract/tracker-claim';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildStaff, signIn } from '#src/domains/identity/seed.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { eventually } from '#src/testing/eventually.ts';
import { mailsTo } from '#src/testing/mailbox.ts';
import { buildPending, buildSolved, buildSolvingPeople, contextFor, solutionsOf, type SolvingPeople } from '#src/testing/solved-claims.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { buildLimits, compensation, exchange, repair, sendSolutions, tellLateApprovals } from './seed.ts';

let app: TestApp;
let people: SolvingPeople;
beforeAll(async () => {
  app = await startTestApp();
  people = await buildSolvingPeople(app);
});
afterAll(() => app.stop());

const seen = async (requestId: number, by = people.agent) => (await app.client(by.token).call(deskRequest, { params: { requestId } })).data;
const asCustomer = () => app.client(people.customer.token);
const open = (actions: { name: string; blockedBy: string[] }[]) =>
  actions.filter(({ blockedBy }) => blockedBy.length === 0).map(({ name }) => name);
const noticesOf = async (user: { token: string }, requestId: number) =>
  (await app.client(user.token).call(listNotices, { query: { requestId } })).data.notices.map(({ kind }) => kind);
const signedInAgain = async <User extends { userId: number }>(user: User): Promise<User & { token: string }> => ({
  ...user,
  token: await signIn(app.platform, user),
});
/** Mails that ask the customer to confirm solutions, as many as there have to be. */
const eventuallyMails = (count: number) =>
  eventually(async () => {
    const mails = (await mailsTo(app, people.customer.email)).filter(({ subject }) => subject.includes('confirm'));
    expect(mails).toHaveLength(count);
  });
const statesOf = async (requestId: number) => (await solutionsOf(app, requestId).plan(people.agent)).solutions.map(({ state }) => state);

describe('sending for approval', () => {
  it('needs a solution, all accepted pieces covered, and no open task', async () => {
    const requestId = await buildSolved(app, people, { pieces: 3, solutions: [] });
    const { send, save } = solutionsOf(app, requestId);
    expect(await send(people.agent)).toMatchObject({
      key: 'action.blocked',
      data: { blockedBy: ['hasSolution', 'allCovered', 'solutionsComplete'] },
    });
    await save(people.agent, compensation({ quantity: 2 }));
    expect(await send(people.agent)).toMatchObject({ key: 'action.blocked', data: { blockedBy: ['allCovered'] } });
    await save(people.agent, exchange());
    const sent = await send(people.agent);
    expect(sent).toMatchObject({ code: 200, data: { status: 'pending', nodes: [0, 1, 2], waitingOn: 'us' } });
    expect(await statesOf(requestId)).toEqual(['pending', 'pending']);
  });

  it('keeps which serial numbers each solution covers', async () => {
    const requestId = await buildSolved(app, people, {
      pieces: 6,
      refused: 1,
      solutions: [compensation({ quantity: 2 }), repair(), exchange({ quantity: 2 })],
    });
    await sendSolutions(await contextFor(app, people.agent), requestId);
    const { db } = app.platform;
    const runs = await db
      .selectFrom('solution')
      .select(['first_entry', 'last_entry'])
      .where('request_id', '=', requestId)
      .orderBy('position')
      .execute();
    const entries = await db
      .selectFrom('serial_list_entry')
      .innerJoin('serial_list', 'serial_list.id', 'serial_list_entry.list_id')
      .select('serial_list_entry.id')
      .where('serial_list.owner_id', '=', requestId)
      .orderBy('serial_list_entry.id')
      .execute();
    const [one, two, three, four, five] = entries.map(({ id }) => id);
    expect(runs).toEqual([
      { first_entry: one, last_entry: two },
      { first_entry: three, last_entry: three },
      { first_entry: four, last_entry: five },
    ]);
  });

  it('the customer sees the label of the state alone', async () => {
    const { requestId } = await buildPending(app, people);
    const { data } = await asCustomer().call(getRequest, { params: { requestId } });
    expect(data).toMatchObject({ status: 'pending', decisionDue: null, actions: expect.not.arrayContaining([{ name: 'withdraw' }]) });
    expect((await asCustomer().call(api.offeredSolutions, { query: { requestId } })).data).toEqual({
      publicText: '',
      accepted: 0,
      refused: 0,
      solutions: [],
    });
    expect((await asCustomer().call(getModuleClaimProfile, { params: { id: requestId } })).data.solutions).toEqual([]);
    const { messages } = (await asCustomer().call(listMessages, { query: { requestId } })).data;
    expect(messages.filter(({ content }) => /approv|solution/iu.test(content))).toEqual([]);
    expect((await asCustomer().call(withdrawRequest, { body: { requestId, version: data.version, reason: 'Too late' } })).code).toBe(409);
  });

  it('is in the view of those who approve until it is decided, and leads hear when no one does in time', async () => {
    const { requestId } = await buildPending(app, people);
    const listed = async () =>
      (await app.client(people.lead2.token).call(deskList, { query: { view: 'toApprove', pageSize: 50 } })).data.some(
        (row) => row.requestId === requestId,
      );
    expect(await listed()).toBe(true);
    expect((await seen(requestId)).decisionDue).not.toBeNull();
    await tellLateApprovals(app.platform);
    expect(await noticesOf(people.lead, requestId)).toEqual(['solutionProposed']);
    app.clock.advance({ days: 5 });
    const [agent, lead] = [await signedInAgain(people.agent), await signedInAgain(people.lead)];
    people = {
      ...people,
      agent,
      lead,
      lead2: await signedInAgain(people.lead2),
      customer: { ...people.customer, ...(await signedInAgain(people.customer)) },
    };
    await tellLateApprovals(app.platform);
    await tellLateApprovals(app.platform);
    expect(await noticesOf(people.lead, requestId)).toEqual(['approvalLate', 'solutionProposed']);
    expect(await noticesOf(people.agent, requestId)).toEqual([]);
    await solutionsOf(app, requestId).approve(people.lead);
    expect(await listed()).toBe(false);
  });
});

describe('approving', () => {
  it.each(['module', 'tracker'] as const)('offers the customer the solutions of a %s claim, with one mail', async (type) => {
    const before = (await mailsTo(app, people.customer.email)).filter(({ subject }) => subject.includes('confirm')).length;
    const solutions = [compensation({ quantity: 3 }), repair()];
    const { requestId } = await buildPending(app, people, { type, solutions });
    expect((await seen(requestId)).firstContactAt).toBeNull();
    await solutionsOf(app, requestId).approve(people.lead);
    expect(await seen(requestId)).toMatchObject({
      status: 'approved',
      nodes: [0, 1, 2, 7],
      waitingOn: 'customer',
      decisionDue: null,
      // Offering them is the first word that the customer gets, which keeps the promise.
      firstContactAt: expect.any(String),
    });
    const { data } = await asCustomer().call(api.offeredSolutions, { query: { requestId } });
    expect(data.solutions).toMatchObject([
      { state: 'approved', quantity: 3, unitPrice: '86.50', money: '259.50', currency: 'EUR' },
      { state: 'approved', quantity: 1, repairSite: 'On site, Almería Norte 3', money: '', currency: '' },
    ]);
    expect(JSON.stringify(data)).not.toContain('1240');
    expect(data.publicText).toContain('259.50 EUR');
    const profile =
      type === 'module'
        ? await asCustomer().call(getModuleClaimProfile, { params: { id: requestId } })
        : await asCustomer().call(getTrackerClaim, { query: { requestId } });
    expect(profile.data.solutions).toEqual(data.solutions);
    await eventuallyMails(before + 1);
    expect(await noticesOf(people.agent, requestId)).toContain('solutionApproved');
  });

  it('is never for those who wrote, sent, or only administer', async () => {
    const requestId = await buildSolved(app, people);
    const { texts, approve, giveBack, plan } = solutionsOf(app, requestId);
    await texts(people.lead2, { publicText: 'We pay for all four.' });
    await sendSolutions(await contextFor(app, people.lead), requestId);
    const ids = (await plan(people.lead)).solutions.map(({ solutionId }) => solutionId);
    for (const lead of [people.lead, people.lead2]) {
      expect(await approve(lead)).toMatchObject({ key: 'action.blocked', data: { blockedBy: ['notAuthor'] } });
      expect(await giveBack(lead, ids)).toMatchObject({ key: 'action.blocked', data: { blockedBy: ['notAuthor'] } });
    }
    const admin = await buildStaff(app.platform, { role: 'admin' });
    expect((await approve(admin)).code).toBe(403);
    expect((await giveBack(admin, ids)).code).toBe(403);
    expect((await approve(people.agent)).code).toBe(403);
    expect((await approve(people.customer)).code).toBe(403);
    const third = await buildStaff(app.platform, { role: 'supervisor' });
    expect(await approve(third)).toMatchObject({ code: 200, data: { status: 'pending' } });
  });

  it('is refused by the database for authors and senders, whatever the calls do', async () => {
    const { requestId } = await buildPending(app, people);
    const decide = (by: number) =>
      transaction(app.platform.db, (tx) =>
        tx
          .updateTable('solution_round')
          .set({ decision: 'approved', decided_by: by, decided_at: new Date() })
          .where('request_id', '=', requestId)
          .execute(),
      );
    await expect(decide(people.agent.userId)).rejects.toThrow('violates check constraint');
    await decide(people.lead.userId);
  });

  it('takes two where any currency is above the limit of the first', async () => {
    const solutions = [
      compensation({ quantity: 2, unitPrice: '12500.00' }),
      repair({ currency: 'USD', repairTotalMoney: '25000.01', quantity: 2 }),
    ];
    const { requestId } = await buildPending(app, people, { solutions });
    const { check, approve, plan } = solutionsOf(app, requestId);
    expect(await check(people.lead)).toMatchObject({
      amounts: [
        { currency: 'EUR', amount: '25000.00', limit: '25000.00', within: true },
        { currency: 'USD', amount: '25000.01', limit: '25000.00', within: false },
      ],
      needsSecond: true,
    });
    expect(await approve(people.lead)).toMatchObject({ code: 200, data: { status: 'pending', nodes: [0, 1, 2] } });
    expect((await plan(people.agent)).round).toMatchObject({ decision: 'open', firstApprovedBy: people.lead.name });
    expect(await approve(people.lead)).toMatchObject({ key: 'action.blocked', data: { blockedBy: ['notApprovedBefore'] } });
    expect(open((await seen(requestId, people.lead)).actions)).toContain('returnSolution');
    expect(await check(people.lead2)).toMatchObject({ needsSecond: false, amounts: [{ limit: null, within: false }, {}] });
    expect(await approve(people.lead2)).toMatchObject({ code: 200, data: { status: 'approved' } });
    expect((await plan(people.agent)).round).toMatchObject({
      decision: 'approved',
      firstApprovedBy: people.lead.name,
      decidedBy: people.lead2.name,
    });
    const { events } = await seen(requestId);
    expect(events?.filter(({ action }) => action === 'approveFirst' || action === 'approveSolution').map(({ action }) => action)).toEqual([
      'approveSolution',
      'approveFirst',
    ]);
  });

  it('takes two where the first has no limit, but one where nothing costs anything', async () => {
    const { requestId } = await buildPending(app, people, { solutions: [repair({ repairTotalMoney: '0.00', quantity: 4 })] });
    const { approve } = solutionsOf(app, requestId);
    expect(await approve(people.lead2)).toMatchObject({ data: { status: 'pending' } });
    await buildLimits(app.platform, people.lead2.userId, [{ currency: 'EUR', amount: '0.01' }]);
    const other = await buildPending(app, people, { solutions: [repair({ repairTotalMoney: '0.00', quantity: 4 })] });
    expect(await solutionsOf(app, other.requestId).approve(people.lead2)).toMatchObject({ data: { status: 'approved' } });
    await buildLimits(app.platform, people.lead2.userId, []);
  });

  it('only counts for what is as it was', async () => {
    const { requestId, version } = await buildPending(app, people);
    const client = app.client(people.lead.token);
    expect(await client.call(api.approveSolution, { body: { requestId, version: version - 1 } })).toMatchObject({
      code: 409,
      key: 'stale',
    });
    const call = (key: string) => client.call(api.approveSolution, { body: { requestId, version } }, { idempotencyKey: key });
    const first = await call('33333333-3333-4333-8333-333333333333');
    expect(first.data.status).toBe('approved');
    expect((await call('33333333-3333-4333-8333-333333333333')).data).toEqual(first.data);
    expect(await solutionsOf(app, requestId).approve(people.lead)).toMatchObject({ code: 409, key: 'action.notAllowed' });
  });
});

describe('returning', () => {
  it('gives back those that have to change, and tells the one who sent them', async () => {
    const { requestId } = await buildPending(app, people, { solutions: [compensation({ quantity: 3 }), repair()] });
    const { plan, giveBack, save, send, approve } = solutionsOf(app, requestId);
    const [first, second] = (await plan(people.lead)).solutions;
    const answer = await giveBack(people.lead, [first?.solutionId ?? 0], 'We pay 70 for those.');
    expect(answer).toMatchObject({ code: 200, data: { status: 'picked_up', nodes: [0, 1], waitingOn: 'us' } });
    expect(await plan(people.agent)).toMatchObject({
      round: { round: 1, decision: 'returned', decidedBy: people.lead.name, reason: 'We pay 70 for those.' },
      solutions: [
        { state: 'returned', reason: 'We pay 70 for those.' },
        { state: 'draft', reason: '' },
      ],
    });
    expect(await noticesOf(people.agent, requestId)).toEqual(['solutionReturned']);
    expect((await asCustomer().call(getRequest, { params: { requestId } })).data.status).toBe('picked_up');
    const changed = await save(people.agent, compensation({ quantity: 3, unitPrice: '70', solutionId: first?.solutionId ?? 0 }));
    expect(changed.data.solutions[0]).toMatchObject({ state: 'draft', reason: '', money: '210.00' });
    await send(people.agent);
    expect(await plan(people.agent)).toMatchObject({ rounds: 2, round: { round: 2, decision: 'open' } });
    expect((await approve(people.lead)).data.status).toBe('approved');
    expect(second?.state).toBe('pending');
  });

  it('forgets the first approval; who wrote before still may not approve', async () => {
    const { requestId } = await buildPending(app, people, { solutions: [compensation({ quantity: 4, unitPrice: '9000' })] });
    const { plan, approve, giveBack, texts, send } = solutionsOf(app, requestId);
    await approve(people.lead);
    const ids = (await plan(people.lead)).solutions.map(({ solutionId }) => solutionId);
    await giveBack(people.lead2, ids);
    await texts(people.lead2, { publicText: 'A better text.' });
    await send(people.agent);
    expect(await approve(people.lead2)).toMatchObject({ data: { blockedBy: ['notAuthor'] } });
    expect(await approve(people.lead)).toMatchObject({ data: { status: 'pending' } });
  });

  it('leaves the turn to the customer who is asked for files', async () => {
    const { requestId } = await buildPending(app, people);
    const asked = { requestId, tipsType: 4 as const, content: 'The invoice' };
    expect((await app.client(people.agent.token).call(sendTip, { body: asked })).code).toBe(200);
    const { plan, giveBack } = solutionsOf(app, requestId);
    const ids = (await plan(people.lead)).solutions.map(({ solutionId }) => solutionId);
    expect(await giveBack(people.lead, ids)).toMatchObject({ data: { status: 'picked_up', waitingOn: 'customer' } });
  });

  it('counts who wrote what is still there once the customer has declined everything', async () => {
    const requestId = await buildSolved(app, people, { pieces: 2 });
    const { save, send, approve, plan } = solutionsOf(app, requestId);
    const [written] = (await plan(people.agent)).solutions;
    await save(people.lead, compensation({ quantity: 2, unitPrice: '80', solutionId: written?.solutionId ?? 0 }));
    await send(people.agent);
    await approve(people.lead2);
    const third = await buildStaff(app.platform, { role: 'supervisor' });
    await approve(third);
    const [tip] = (await asCustomer().call(listTips, { query: { requestId } })).data;
    await asCustomer().call(solutionConfirmation, { body: { msgId: tip?.msgId ?? 0, accept: false, reason: 'We need new ones' } });
    expect(await statesOf(requestId)).toEqual(['declined']);
    await send(third);
    expect(await approve(people.lead)).toMatchObject({ data: { blockedBy: ['notAuthor'] } });
    expect(await approve(people.lead2)).toMatchObject({ code: 200 });
  });

  it('needs a reason and solutions of the claim', async () => {
    const { requestId } = await buildPending(app, people);
    const other = await buildPending(app, people);
    const { plan, giveBack } = solutionsOf(app, requestId);
    const [own = 0] = (await plan(people.lead)).solutions.map(({ solutionId }) => solutionId);
    const [foreign = 0] = (await solutionsOf(app, other.requestId).plan(people.lead)).solutions.map(({ solutionId }) => solutionId);
    const rules = async (ids: number[], reason?: string) =>
      (await giveBack(people.lead, ids, reason)).errors?.map(({ path, rule }) => `${path} ${rule}`);
    expect(await rules([own], ' ')).toEqual(['reason required']);
    expect(await rules([own], 'x'.repeat(501))).toEqual(['reason tooLong']);
    expect(await rules([])).toEqual(['solutionIds required']);
    expect(await rules([own, foreign])).toEqual(['solutionIds invalid']);
    expect(await statesOf(requestId)).toEqual(['pending']);
  });
});

import { getModuleClaimProfile } from '@heliodesk/contract/module-claim';
import * as api from '@heliodesk/contract/solution';
import { getTrackerClaim } from '@heliodesk/contract/tracker-claim';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildStaff } from '#src/domains/identity/seed.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { approvalViews } from '#src/testing/approval-views.ts';
import { eventually } from '#src/testing/eventually.ts';
import { mailsTo } from '#src/testing/mailbox.ts';
import { buildPending, buildSolved, buildSolvingPeople, contextFor, solutionsOf, type SolvingPeople } from '#src/testing/solved-claims.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { buildLimits, compensation, repair, sendSolutions } from './seed.ts';

let app: TestApp;
let people: SolvingPeople;
beforeAll(async () => {
  app = await startTestApp();
  people = await buildSolvingPeople(app);
});
afterAll(() => app.stop());

const { asCustomer, seen, noticesOf } = approvalViews(() => ({ app, people }));
const open = (actions: { name: string; blockedBy: string[] }[]) =>
  actions.filter(({ blockedBy }) => blockedBy.length === 0).map(({ name }) => name);
/** Mails that ask the customer to confirm solutions, as many as there have to be. */
const eventuallyMails = (count: number) =>
  eventually(async () => {
    const mails = (await mailsTo(app, people.customer.email)).filter(({ subject }) => subject.includes('confirm'));
    expect(mails).toHaveLength(count);
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

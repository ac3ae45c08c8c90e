import { getRequest, listTips, sendTip, solutionConfirmation } from '@heliodesk/contract/request';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildStaff } from '#src/domains/identity/seed.ts';
import { approvalViews } from '#src/testing/approval-views.ts';
import { buildPending, buildSolved, buildSolvingPeople, solutionsOf, type SolvingPeople } from '#src/testing/solved-claims.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { compensation, repair } from './seed.ts';

let app: TestApp;
let people: SolvingPeople;
beforeAll(async () => {
  app = await startTestApp();
  people = await buildSolvingPeople(app);
});
afterAll(() => app.stop());

const { asCustomer, noticesOf, statesOf } = approvalViews(() => ({ app, people }));

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

import { listMessages } from '@heliodesk/contract/case-chat';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendText } from '#src/testing/conversations.ts';
import { eventually } from '#src/testing/eventually.ts';
import { mailsTo } from '#src/testing/mailbox.ts';
import { noticeKinds } from '#src/testing/payments.ts';
import { buildPartlyDone, settledEntriesOf } from '#src/testing/reopened-claims.ts';
import { buildSolvingPeople, type SolvingPeople } from '#src/testing/solved-claims.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { repair } from './seed.ts';

let app: TestApp;
let people: SolvingPeople;
beforeAll(async () => {
  app = await startTestApp();
  people = await buildSolvingPeople(app);
});
afterAll(() => app.stop());

const kinds = ['module', 'tracker'] as const;
const build = (type?: 'module' | 'tracker') => buildPartlyDone(app, people, type);
const entriesOf = (requestId: number) => settledEntriesOf(app, requestId);

describe('reopening a completed claim', () => {
  it.each(kinds)('keeps what was done of a %s claim, and settles the rest in a second round', async (type) => {
    const claim = await build(type);
    expect((await claim.seen()).nodes).toEqual([0, 1, 2, 7, 5]);
    expect(await claim.reopen()).toMatchObject({ code: 200, data: { status: 'picked_up', waitingOn: 'us' } });
    expect(await claim.seenByCustomer()).toMatchObject({ status: 'picked_up', nodes: [0, 1, 7], appealUntil: null });
    const plan = await claim.plan(people.agent);
    expect(plan).toMatchObject({ accepted: 5, covered: 5, publicText: '' });
    expect(plan.solutions).toMatchObject([
      { solutionId: claim.done, state: 'done', isSettled: true, first: 1, last: 3, repairReport: 'All boxes were replaced.' },
      { state: 'declined', isSettled: false, first: 4, last: 5 },
    ]);
    await claim.acceptRefused(type);
    const declined = plan.solutions[1]?.solutionId;
    expect(await claim.plan(people.agent)).toMatchObject({ accepted: 6, covered: 5 });
    expect(await claim.save(people.agent, repair({ quantity: 4 }))).toMatchObject({ code: 510, errors: [{ path: 'quantity' }] });
    expect((await claim.save(people.agent, { ...repair({ quantity: 3 }), solutionId: declined })).code).toBe(200);
    // The customer sees nothing of it before it is approved.
    expect((await claim.offered()).solutions).toMatchObject([{ solutionId: claim.done, isSettled: true }]);
    expect(await claim.complete()).toMatchObject({ key: 'action.blocked', data: { blockedBy: ['nothingUnfinished'] } });
    expect((await claim.send(people.agent)).code).toBe(200);
    expect((await claim.seen()).nodes).toEqual([0, 1, 2]);
    expect((await claim.offered()).solutions).toHaveLength(1);
    expect((await claim.approve(people.lead)).code).toBe(200);
    expect(await claim.offered()).toMatchObject({
      accepted: 6,
      refused: 0,
      solutions: [{ state: 'done' }, { state: 'approved', first: 4, last: 6 }],
    });
    await claim.answer(0);
    expect((await claim.seen()).status).toBe('processing');
    expect((await claim.repaired(claim.done)).code).toBe(404);
    expect((await claim.repaired(declined ?? 0)).code).toBe(200);
    expect(await claim.complete()).toMatchObject({ code: 200, data: { status: 'completed' } });
    const { solutions, accepted, covered } = await claim.plan(people.agent);
    expect([accepted, covered, solutions.map(({ state, quantity }) => [state, quantity])]).toEqual([
      6,
      6,
      [
        ['done', 3],
        ['done', 3],
      ],
    ]);
  });

  it('says which serial number was settled by which solution, so that none is covered twice', async () => {
    const claim = await build();
    await claim.reopen();
    const settled = (await entriesOf(claim.requestId)).map(({ settled_by: by }) => by);
    expect(settled).toEqual([null, null, claim.done, claim.done, claim.done, null]);
    await claim.acceptRefused('module');
    const declined = (await claim.plan(people.agent)).solutions[1]?.solutionId ?? 0;
    await claim.save(people.agent, { ...repair({ quantity: 3 }), solutionId: declined });
    await claim.send(people.agent);
    await claim.approve(people.lead);
    await claim.answer(0);
    await claim.repaired(declined);
    await claim.complete();
    expect((await claim.reopenByLead()).code).toBe(200);
    const twice = (await entriesOf(claim.requestId)).map(({ settled_by: by }) => by);
    expect(twice).toEqual([declined, declined, claim.done, claim.done, claim.done, declined]);
  });

  it.each(kinds)('can be completed again with words where a %s claim has nothing new', async (type) => {
    const claim = await build(type);
    expect((await claim.reopenByLead()).code).toBe(200);
    expect(await claim.complete()).toMatchObject({ code: 200, data: { status: 'completed', waitingOn: 'none' } });
    expect((await claim.seen()).nodes).toEqual([0, 1, 7, 5]);
    const { messages } = (await claim.customer.call(listMessages, { query: { requestId: claim.requestId } })).data;
    expect(messages.slice(-2)).toMatchObject([{ content: 'All of it is done.' }, { content: 'claimCompleted' }]);
    // A lead may do it again; the customer's one time is still left.
    expect((await claim.reopenByLead()).code).toBe(200);
    expect((await claim.complete()).code).toBe(200);
    expect((await claim.reopen()).code).toBe(200);
  });

  it('is not over while what the customer declined is written once more, as it was', async () => {
    const claim = await build();
    await claim.reopen();
    const declined = (await claim.plan(people.agent)).solutions[1]?.solutionId ?? 0;
    expect((await claim.send(people.agent)).code).toBe(200);
    expect((await claim.giveBack(people.lead, [declined])).code).toBe(200);
    expect(await claim.complete()).toMatchObject({ key: 'action.blocked', data: { blockedBy: ['nothingUnfinished'] } });
  });

  it('is not what a message does: both sides may still write about it, and it stays completed', async () => {
    const claim = await build();
    for (const by of [people.customer, people.agent])
      expect((await sendText(app, by, claim.requestId, 'The boxes are all dry, thank you.')).code).toBe(200);
    expect(await claim.seenByCustomer()).toMatchObject({ status: 'completed', waitingOn: 'none' });
    expect((await claim.reopen()).code).toBe(200);
  });

  it('tells the owner, the customer and the conversation, and leaves its reason in the history', async () => {
    const claim = await build();
    await claim.reopen();
    expect(await noticeKinds(app, people.agent, claim.requestId)).toContain('reopened');
    const { requestNo } = await claim.seen();
    await eventually(async () => {
      const subjects = (await mailsTo(app, people.customer.email)).map(({ subject }) => subject);
      expect(subjects.filter((subject) => subject.includes(requestNo) && subject.includes('we’ve reopened your request'))).toHaveLength(1);
    });
    const { messages } = (await claim.customer.call(listMessages, { query: { requestId: claim.requestId } })).data;
    expect(messages.at(-1)).toMatchObject({ content: 'claimReopened' });
    const event = await app.platform.db
      .selectFrom('request_event')
      .selectAll()
      .where('request_id', '=', claim.requestId)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(event).toMatchObject({
      action: 'reopenClaim',
      actor_id: people.customer.userId,
      from_status: 'completed',
      to_status: 'picked_up',
      reason: 'New photos show the defect.',
      after: { settled: 3 },
    });
    const voided = await app.platform.db
      .selectFrom('process_node')
      .select('code')
      .where('request_id', '=', claim.requestId)
      .where('voided_at', 'is not', null)
      .orderBy('code')
      .execute();
    expect(voided.map(({ code }) => code)).toEqual([2, 5]);
  });
});

describe('a claim that comes back without an owner', () => {
  const told = async (claim: { requestId: number }) => {
    const { requestId } = claim;
    return Promise.all([people.lead, people.lead2, people.agent].map((one) => noticeKinds(app, one, requestId)));
  };

  it('is told to the leads when its customer reopens it, and to no agent', async () => {
    const claim = await build();
    await app.platform.db.updateTable('request').set({ owner_id: null }).where('id', '=', claim.requestId).execute();
    expect(await claim.reopen()).toMatchObject({ code: 200, data: { ownerId: null } });
    const [lead, lead2, agent] = await told(claim);
    expect([lead?.[0], lead2?.[0]]).toEqual(['reopened', 'reopened']);
    expect(agent).not.toContain('reopened');
  });

  it('is told to its owner alone where it has one', async () => {
    const claim = await build();
    await claim.reopen();
    const [lead, lead2, agent] = await told(claim);
    expect(agent).toContain('reopened');
    expect([lead, lead2].flat()).not.toContain('reopened');
  });
});

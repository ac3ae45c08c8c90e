// @both-engines
import { listMessages } from '@heliodesk/contract/case-chat';
import { askCustomer, proposeRejection, reopenCase, reopenClaim, withdrawRequest } from '@heliodesk/contract/request';
import { decideSerials } from '@heliodesk/contract/serial-number';
import { decidePart } from '@heliodesk/contract/tracker-claim';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { buildStaff } from '#src/domains/identity/seed.ts';
import { systemConfigOf } from '#src/domains/reference/index.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { sendText } from '#src/testing/conversations.ts';
import { eventually } from '#src/testing/eventually.ts';
import { mailsTo } from '#src/testing/mailbox.ts';
import { noticeKinds } from '#src/testing/payments.ts';
import { buildCompleted } from '#src/testing/reopened-claims.ts';
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

type Kind = 'module' | 'tracker';
const kinds = ['module', 'tracker'] as const;

/** Six pieces, of which the last is refused, two declined, and three done. */
const build = (type: Kind = 'module') =>
  buildCompleted(app, people, { type, pieces: 6, refused: 1, solutions: [repair({ quantity: 2 }), repair({ quantity: 3 })] });

const entriesOf = async (requestId: number) => {
  const { rows } = await sql<{ id: number; decision: string; settled_by: number | null }>`
    select e.id, d.decision, d.settled_by from serial_list l join serial_list_entry e on e.list_id = l.id
    left join serial_decision d on d.list_id = l.id and d.entry_id = e.id
    where l.owner_kind = 'request' and l.owner_id = ${requestId} and l.list = 'claim' order by e.id`.execute(app.platform.db);
  return rows.map((row) => ({ ...row, id: Number(row.id), settled_by: row.settled_by === null ? null : Number(row.settled_by) }));
};

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

describe('two who reopen it at the same moment', () => {
  const together = async (
    claim: Awaited<ReturnType<typeof build>>,
    calls: (typeof reopenClaim | typeof reopenCase)[],
    by: { token: string }[],
  ) => {
    const { version } = await claim.seen();
    const body = { requestId: claim.requestId, version, reason: 'New photos show the defect.' };
    return Promise.all(calls.map((call, index) => app.client(by[index]?.token ?? '').call(call, { body })));
  };
  const reopenings = async ({ requestId }: { requestId: number }) =>
    (
      await app.platform.db
        .selectFrom('request_event')
        .select('action')
        .where('request_id', '=', requestId)
        .where('action', 'in', ['reopenClaim', 'reopenCase'])
        .execute()
    ).length;

  it('as colleagues: one does, and the other hears that it was reopened already', async () => {
    const claim = await build();
    const colleague = await buildCustomer(app.platform, { company: people.customer });
    const answers = await together(claim, [reopenClaim, reopenClaim], [people.customer, colleague]);
    expect(answers.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(answers.find(({ code }) => code === 409)).toMatchObject({ key: 'request.alreadyReopened' });
    expect(await reopenings(claim)).toBe(1);
    expect((await claim.seen()).settled).toBe(3);
    expect((await entriesOf(claim.requestId)).filter(({ settled_by: by }) => by === claim.done)).toHaveLength(3);
  });

  it('as customer and lead: one does, and the other hears that the page is outdated', async () => {
    const claim = await build('tracker');
    const answers = await together(claim, [reopenClaim, reopenCase], [people.customer, people.lead]);
    expect(answers.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(answers.find(({ code }) => code === 409)).toMatchObject({ key: 'stale', data: { status: 'picked_up' } });
    expect(await reopenings(claim)).toBe(1);
    expect((await claim.seen()).settled).toBe(3);
  });
});

describe('what was done', () => {
  it.each(kinds)('stays decided in a %s claim', async (type) => {
    const claim = await build(type);
    await claim.reopen();
    const { agent, requestId } = claim;
    if (type === 'tracker') {
      const partId = await claim.partId();
      const decide = (body: { decision: 'accepted' | 'refused' | 'undecided'; accepted?: number; reasonCode?: string }) =>
        agent.call(decidePart, { body: { requestId, partId, ...body } });
      expect((await decide({ decision: 'refused', reasonCode: '6' })).key).toBe('review.settled');
      expect((await decide({ decision: 'undecided' })).key).toBe('review.settled');
      expect((await decide({ decision: 'accepted', accepted: 2, reasonCode: '6' })).key).toBe('review.settled');
      expect((await decide({ decision: 'accepted', accepted: 3, reasonCode: '6' })).code).toBe(200);
      return;
    }
    const before = await entriesOf(requestId);
    const decide = (selection: object, decision: 'refused' | 'asked') =>
      agent.call(decideSerials, { body: { requestId, selection, decision, reasonCode: decision === 'refused' ? '6' : '' } });
    expect((await decide({ ids: [before[2]?.id] }, 'refused')).key).toBe('review.settled');
    expect((await decide({ ids: [before[0]?.id] }, 'asked')).key).toBe('review.listClosed');
    expect((await decide({}, 'refused')).code).toBe(200);
    expect((await entriesOf(requestId)).map(({ decision }) => decision)).toEqual([
      'refused',
      'refused',
      'accepted',
      'accepted',
      'accepted',
      'refused',
    ]);
  });

  it('can be neither changed, removed nor moved', async () => {
    const claim = await build();
    await claim.reopen();
    const [done, declined] = (await claim.plan(people.agent)).solutions.map(({ solutionId }) => solutionId) as [number, number];
    expect((await claim.save(people.agent, { ...repair({ quantity: 1 }), solutionId: done })).key).toBe('action.notAllowed');
    expect((await claim.remove(people.agent, done)).key).toBe('action.notAllowed');
    expect((await claim.order(people.agent, [declined, done])).code).toBe(510);
    expect((await claim.plan(people.agent)).solutions).toHaveLength(2);
  });

  it('is kept by the database as well', async () => {
    const { db } = app.platform;
    const [claim, parts] = [await build(), await build('tracker')];
    await claim.reopen();
    await parts.reopen();
    const [, , settled] = await entriesOf(claim.requestId);
    const partId = await parts.partId();
    const refused = [
      db.updateTable('solution').set({ quantity: 1 }).where('id', '=', claim.done).execute(),
      db.updateTable('solution').set({ state: 'running', done_at: null }).where('id', '=', claim.done).execute(),
      db.updateTable('solution').set({ settled_at: null }).where('id', '=', claim.done).execute(),
      db.deleteFrom('solution').where('id', '=', claim.done).execute(),
      db
        .updateTable('serial_decision')
        .set({ settled_by: null })
        .where('entry_id', '=', settled?.id ?? 0)
        .execute(),
      db
        .deleteFrom('serial_decision')
        .where('entry_id', '=', settled?.id ?? 0)
        .execute(),
      db.updateTable('tracker_claim_part_decision').set({ settled: 0 }).where('part_id', '=', partId).execute(),
      db.updateTable('tracker_claim_part_decision').set({ accepted: 2 }).where('part_id', '=', partId).execute(),
      db.deleteFrom('tracker_claim_part_decision').where('part_id', '=', partId).execute(),
      db.updateTable('request').set({ accepted_quantity: 2 }).where('id', '=', claim.requestId).execute(),
    ];
    for (const change of await Promise.allSettled(refused)) expect(change).toMatchObject({ status: 'rejected', reason: { code: '23514' } });
  });

  it('keeps the claim from being withdrawn, rejected, or asked about its list', async () => {
    const claim = await build();
    await claim.reopen();
    const { requestId } = claim;
    await claim.save(people.agent, repair({ quantity: 2 }));
    await claim.remove(people.agent, (await claim.plan(people.agent)).solutions[1]?.solutionId ?? 0);
    const target = async () => ({ requestId, version: (await claim.seen()).version });
    const blocked = { key: 'action.blocked', data: { blockedBy: ['noApprovedSolution'] } };
    expect(await claim.customer.call(withdrawRequest, { body: { ...(await target()), reason: 'No longer needed' } })).toMatchObject(
      blocked,
    );
    const proposal = { ...(await target()), reasonCode: '1', publicText: 'Out of warranty' };
    expect(await claim.agent.call(proposeRejection, { body: proposal })).toMatchObject(blocked);
    const question = { ...(await target()), tipsType: 3 as const, all: true, content: 'Which ones?' };
    expect(await claim.agent.call(askCustomer, { body: question })).toMatchObject({ key: 'review.listClosed' });
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

describe('it can not be reopened', () => {
  it('after the period, nor once it is archived', async () => {
    const late = await build();
    await app.platform.db.updateTable('request').set({ appeal_until: app.clock.now() }).where('id', '=', late.requestId).execute();
    expect(await late.reopen()).toMatchObject({ key: 'action.blocked', data: { blockedBy: ['withinClaimReopenTime'] } });
    expect((await late.reopenByLead()).code).toBe(200);
    const old = await build();
    const monthAgo = new Date(app.clock.now().getTime() - 30 * 86_400_000);
    await app.platform.db.updateTable('request').set({ closed_at: monthAgo }).where('id', '=', old.requestId).execute();
    expect(await old.reopen()).toMatchObject({ key: 'action.blocked', data: { blockedBy: ['notArchived'] } });
    expect(await old.reopenByLead()).toMatchObject({ key: 'action.blocked', data: { blockedBy: ['notArchived'] } });
  });

  it('later than the configuration says, or than it can be changed', async () => {
    const days = async (value: string) => {
      await transaction(app.platform.db, (tx) => systemConfigOf(app.platform).set(tx, 'claim.appealDays', value));
      const { seenByCustomer, requestId } = await build();
      const { closed_at: closedAt } = await app.platform.db
        .selectFrom('request')
        .select('closed_at')
        .where('id', '=', requestId)
        .executeTakeFirstOrThrow();
      return Math.round((Date.parse((await seenByCustomer()).appealUntil ?? '') - Number(closedAt)) / 86_400_000);
    };
    expect([await days('7'), await days('90'), await days('30')]).toEqual([7, 30, 30]);
  });

  it('twice by the customer', async () => {
    const claim = await build();
    await claim.reopen();
    await claim.complete();
    expect((await claim.seenByCustomer()).appealUntil).toBeNull();
    expect(await claim.reopen()).toMatchObject({ code: 409, key: 'request.alreadyReopened' });
    expect((await claim.reopenByLead()).code).toBe(200);
  });

  it('by others, without a reason, or while it runs', async () => {
    const claim = await build();
    const [stranger, colleague] = [await buildCustomer(app.platform), await buildCustomer(app.platform, { company: people.customer })];
    expect((await claim.reopen(stranger)).code).toBe(404);
    expect((await claim.reopen(people.agent)).code).toBe(403);
    expect((await claim.reopenByLead(people.agent)).code).toBe(403);
    expect((await claim.reopenByLead(await buildStaff(app.platform, { role: 'finance' }))).code).toBe(403);
    expect(await claim.reopen(colleague, '')).toMatchObject({ code: 510, errors: [{ path: 'reason' }] });
    expect((await claim.reopen(colleague)).code).toBe(200);
    expect((await claim.reopenByLead()).key).toBe('action.notAllowed');
  });
});

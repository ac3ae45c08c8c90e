// @both-engines
import { askCustomer, proposeRejection, withdrawRequest } from '@heliodesk/contract/request';
import { decideSerials } from '@heliodesk/contract/serial-number';
import { decidePart } from '@heliodesk/contract/tracker-claim';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

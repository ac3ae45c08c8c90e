// @both-engines
import { reopenCase, reopenClaim } from '@heliodesk/contract/request';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { buildStaff } from '#src/domains/identity/seed.ts';
import { systemConfigOf } from '#src/domains/reference/index.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { buildPartlyDone, settledEntriesOf } from '#src/testing/reopened-claims.ts';
import { buildSolvingPeople, type SolvingPeople } from '#src/testing/solved-claims.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
let people: SolvingPeople;
beforeAll(async () => {
  app = await startTestApp();
  people = await buildSolvingPeople(app);
});
afterAll(() => app.stop());

const build = (type?: 'module' | 'tracker') => buildPartlyDone(app, people, type);
const entriesOf = (requestId: number) => settledEntriesOf(app, requestId);

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

// @both-engines
import { changeAbsence, listTeamMembers, planAbsence, type PlanAbsenceBody } from '@heliodesk/contract/request';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BuiltCustomer } from '#src/domains/account/seed.ts';
import { buildStaff, type BuiltUser } from '#src/domains/identity/seed.ts';
import { absencesIn, buildAbsentTeam } from '#src/testing/absent-team.ts';
import { startTwoInstances, type TwoInstances } from '#src/testing/races.ts';
import type { TestApp } from '#src/testing/test-app.ts';

let instances: TwoInstances;
let app: TestApp;
let customer: BuiltCustomer;
let sofie: BuiltUser;
let jakub: BuiltUser;
let lead: BuiltUser;
beforeAll(async () => {
  instances = await startTwoInstances({ onOneClock: true });
  ({ app } = instances);
});
afterAll(() => instances.stop());
beforeEach(async () => {
  ({ customer, sofie, jakub, lead } = await buildAbsentTeam(app));
});

const { as, day, absence, plan, detailOf, absencesOf, follow, owned } = absencesIn(() => ({ ...instances, customer, sofie, jakub, lead }));

describe('changing an absence', () => {
  const change = async (who: BuiltUser, absenceId: number, to: Partial<PlanAbsenceBody>) => {
    const { userId: _, ...body } = absence(to);
    return (await as(who)).call(changeAbsence, { body: { absenceId, ...body } });
  };

  it('is for those who may enter it, by the same rules, without colliding with itself', async () => {
    await plan(sofie, { fromDay: day(2), untilDay: day(5), note: 'Spring' });
    const [{ absenceId = 0 } = {}] = await absencesOf(sofie);
    expect((await change(jakub, absenceId, { fromDay: day(2) })).code).toBe(403);
    expect((await change(sofie, 999_999_999, {})).code).toBe(404);
    expect((await change(sofie, absenceId, { fromDay: day(-1) })).errors).toMatchObject([{ path: 'fromDay', rule: 'dayPast' }]);
    expect((await change(sofie, absenceId, { standInId: sofie.userId })).errors).toMatchObject([{ rule: 'wrongStandIn' }]);
    const changed = await change(lead, absenceId, { fromDay: day(3), untilDay: day(8), standInId: lead.userId, handOpen: false });
    expect(changed.code).toBe(200);
    expect(await absencesOf(sofie)).toMatchObject([
      { absenceId, fromDay: day(3), untilDay: day(8), standIn: 'Ada Lindqvist', handOpen: false, note: '' },
    ]);
    await plan(jakub, { userId: jakub.userId, standInId: sofie.userId, fromDay: day(10), untilDay: day(12) });
    expect((await change(sofie, absenceId, { fromDay: day(3), untilDay: day(10), standInId: lead.userId })).errors).toMatchObject([
      { path: 'fromDay', rule: 'standsInThen' },
    ]);
  });

  it('keeps what has happened once it has started', async () => {
    const requestId = await owned();
    await plan(sofie);
    await follow();
    const [{ absenceId = 0 } = {}] = await absencesOf(sofie);
    app.clock.advance({ days: 1 });
    const [first, last] = [day(-1), day(3)];
    expect((await change(sofie, absenceId, { fromDay: day(0), untilDay: last })).errors).toMatchObject([
      { path: 'fromDay', rule: 'absenceBegun' },
    ]);
    expect((await change(sofie, absenceId, { fromDay: first, untilDay: last, standInId: lead.userId })).errors).toMatchObject([
      { path: 'standInId', rule: 'absenceBegun' },
    ]);
    expect((await change(sofie, absenceId, { fromDay: first, untilDay: first })).errors).toMatchObject([
      { path: 'untilDay', rule: 'dayPast' },
    ]);
    expect((await change(sofie, absenceId, { fromDay: first, untilDay: day(0) })).code).toBe(200);
    app.clock.advance({ days: 1 });
    await follow();
    expect((await detailOf(requestId)).ownerId).toBe(sofie.userId);
  });
});

describe('entering an absence', () => {
  const refused = async (who: BuiltUser, change: Partial<PlanAbsenceBody>) => (await plan(who, change)).errors?.[0];

  it('is for oneself, and for leads', async () => {
    expect((await plan(jakub)).code).toBe(403);
    expect((await plan(lead)).code).toBe(200);
    expect((await (await as(customer)).call(planAbsence, { body: absence() })).code).toBe(403);
    const people = (await (await as(jakub)).call(listTeamMembers, {})).data.people;
    expect(people.find(({ userId }) => userId === jakub.userId)?.mayPlan).toBe(true);
    expect(people.find(({ userId }) => userId === sofie.userId)).toMatchObject({ mayPlan: false, absences: [{ mayEnd: false }] });
  });

  it('refuses days that can’t be, at their field', async () => {
    expect(await refused(sofie, { fromDay: day(-1) })).toMatchObject({ path: 'fromDay', rule: 'dayPast' });
    expect(await refused(sofie, { fromDay: day(3), untilDay: day(2) })).toMatchObject({ path: 'untilDay', rule: 'endsLater' });
    expect(await refused(sofie, { untilDay: day(400) })).toMatchObject({ path: 'untilDay', rule: 'absenceTooLong' });
    expect(await refused(sofie, { fromDay: 'soon' })).toMatchObject({ path: 'fromDay' });
  });

  it('refuses a stand-in who can’t do it', async () => {
    const tracker = await buildStaff(app.platform, { role: 'tracker_agent' });
    for (const standInId of [sofie.userId, tracker.userId, customer.userId, 999_999_999])
      expect(await refused(sofie, { standInId })).toMatchObject({ path: 'standInId', rule: 'wrongStandIn' });
  });

  it('refuses overlaps: own ones, a stand-in who is away, and someone who substitutes for another', async () => {
    await plan(sofie, { fromDay: day(2), untilDay: day(5) });
    expect(await refused(sofie, { fromDay: day(5), untilDay: day(9), standInId: lead.userId })).toMatchObject({
      path: 'fromDay',
      rule: 'absenceOverlaps',
      message: expect.stringContaining(day(2).replaceAll('-', '/')),
    });
    expect(await refused(lead, { userId: lead.userId, standInId: sofie.userId, fromDay: day(4) })).toMatchObject({
      path: 'standInId',
      rule: 'standInAway',
    });
    expect(await refused(jakub, { userId: jakub.userId, standInId: lead.userId, fromDay: day(1), untilDay: day(2) })).toMatchObject({
      path: 'fromDay',
      rule: 'standsInThen',
    });
    expect((await plan(sofie, { fromDay: day(6), untilDay: day(9) })).code).toBe(200);
  });

  it('keeps two that are entered at the same time from overlapping', async () => {
    const answers = await Promise.all([plan(sofie), plan(lead)]);
    expect(answers.map(({ code }) => code).toSorted((one, two) => one - two)).toEqual([200, 510]);
  });
});

// @both-engines
import { listMessages } from '@heliodesk/contract/case-chat';
import {
  assign,
  changeAbsence,
  changeOwner,
  deskList,
  deskRequest,
  endAbsence,
  getRequest,
  listColleagues,
  listTeamMembers,
  pickUp,
  planAbsence,
  type PlanAbsenceBody,
} from '@heliodesk/contract/request';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildCustomer, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { buildMessage } from '#src/domains/case-chat/seed.ts';
import { buildEnquiry } from '#src/domains/enquiry/seed.ts';
import { buildStaff, signIn, type BuiltUser } from '#src/domains/identity/seed.ts';
import { mailsTo, mailTo } from '#src/testing/mailbox.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { followAbsences } from './follow.ts';

let app: TestApp;
/** A second instance on the same database where there can be one. */
let other: TestApp;
let customer: BuiltCustomer;
let sofie: BuiltUser;
let jakub: BuiltUser;
let lead: BuiltUser;
beforeAll(async () => {
  app = await startTestApp();
  const { databaseUrl, dataDir } = app.platform.config;
  other = databaseUrl === undefined ? app : await startTestApp({ databaseUrl, dataDir }, { clock: app.clock });
});
afterAll(async () => {
  if (other !== app) await other.stop();
  await app.stop();
});
beforeEach(async () => {
  customer = await buildCustomer(app.platform);
  sofie = await buildStaff(app.platform, { name: 'Sofie Dahl' });
  jakub = await buildStaff(app.platform, { name: 'Jakub Wrona' });
  lead = await buildStaff(app.platform, { role: 'supervisor', name: 'Ada Lindqvist' });
});

/** Sessions end while the clock moves by days. */
const as = async (who: { userId: number }) => app.client(await signIn(app.platform, who));
const day = (later: number) => new Date(app.clock.now().getTime() + later * 86_400_000).toISOString().slice(0, 10);
const absence = (change: Partial<PlanAbsenceBody> = {}): PlanAbsenceBody => ({
  userId: sofie.userId,
  fromDay: day(0),
  untilDay: day(4),
  standInId: jakub.userId,
  ...change,
});
const plan = async (who: BuiltUser, change: Partial<PlanAbsenceBody> = {}) => (await as(who)).call(planAbsence, { body: absence(change) });
const detailOf = async (requestId: number) => (await (await as(lead)).call(deskRequest, { params: { requestId } })).data;
const absencesOf = async (who: BuiltUser) =>
  (await (await as(lead)).call(listTeamMembers, {})).data.people.find(({ userId }) => userId === who.userId)?.absences ?? [];
const follow = () => Promise.all([followAbsences(app.platform), followAbsences(other.platform)]);

/** An enquiry that Sofie has picked up; with her answer, it's no one's turn until the customer writes. */
async function owned({ isAnswered = false } = {}): Promise<number> {
  const { requestId } = await buildEnquiry(app.platform, customer, { desc: 'Torque of the clamps?', submit: true });
  const { version } = await detailOf(requestId);
  expect((await (await as(sofie)).call(pickUp, { body: { requestId, version } })).code).toBe(200);
  if (!isAnswered) return requestId;
  await buildMessage(app.platform, { token: await signIn(app.platform, sofie) }, requestId, 'At most 16 Nm.');
  await app.platform.db.updateTable('request').set({ waiting_on: 'customer' }).where('id', '=', requestId).execute();
  return requestId;
}

/** Makes someone the owner of a request, as a lead does. */
async function give(requestId: number, to: BuiltUser): Promise<void> {
  const body = { requestId, version: (await detailOf(requestId)).version, ownerId: to.userId };
  expect((await (await as(lead)).call(assign, { body })).code).toBe(200);
}

describe('an absence', () => {
  it('hands over what is due in it, once, and gives back what is still open at its end', async () => {
    const [due, quiet] = [await owned(), await owned({ isAnswered: true })];
    expect((await plan(sofie)).code).toBe(200);
    await follow();
    await follow();
    const handed = await detailOf(due);
    expect(handed).toMatchObject({ ownerId: jakub.userId, standsInFor: 'Sofie Dahl', ownerAway: null });
    expect(handed.events?.filter(({ action }) => action === 'standIn')).toMatchObject([
      { actor: '', change: { before: 'Sofie Dahl', after: 'Jakub Wrona' } },
    ]);
    expect(await detailOf(quiet)).toMatchObject({
      ownerId: sofie.userId,
      standsInFor: '',
      ownerAway: { until: day(4), standIn: 'Jakub Wrona' },
    });
    expect((await (await as(customer)).call(getRequest, { params: { requestId: due } })).data).toMatchObject({
      contactName: 'Jakub Wrona',
      standsInFor: '',
      ownerAway: null,
    });
    expect(JSON.stringify((await (await as(customer)).call(listMessages, { query: { requestId: due } })).data)).toContain('Jakub Wrona');
    await mailTo(app, customer.email, 1);

    await buildMessage(app.platform, { token: await signIn(app.platform, customer) }, quiet, 'And on the long side?');
    await follow();
    expect((await detailOf(quiet)).ownerId).toBe(jakub.userId);
    expect(await absencesOf(sofie)).toMatchObject([{ isRunning: true, handedOver: 2 }]);

    app.clock.advance({ days: 5 });
    await follow();
    await follow();
    const back = await detailOf(due);
    expect(back).toMatchObject({ ownerId: sofie.userId, standsInFor: '' });
    expect(back.events?.filter(({ action }) => action === 'takeBack')).toHaveLength(1);
    expect((await detailOf(quiet)).ownerId).toBe(sofie.userId);
    expect(await absencesOf(sofie)).toEqual([]);
  });

  it('leaves with others what moved on in the meantime', async () => {
    const requestId = await owned();
    await plan(sofie);
    await follow();
    const body = { requestId, version: (await detailOf(requestId)).version, ownerId: lead.userId, reason: 'Knows the project' };
    expect((await (await as(jakub)).call(changeOwner, { body })).code).toBe(200);
    app.clock.advance({ days: 5 });
    await follow();
    expect((await detailOf(requestId)).ownerId).toBe(lead.userId);
  });

  it('does nothing half: what broke off is done by the next look', async () => {
    const requestId = await owned();
    await plan(sofie);
    await app.platform.db.updateTable('app_user').set({ disabled_at: app.clock.now() }).where('id', '=', jakub.userId).execute();
    await follow();
    expect((await detailOf(requestId)).ownerId).toBe(sofie.userId);
    await app.platform.db.updateTable('app_user').set({ disabled_at: null }).where('id', '=', jakub.userId).execute();
    await follow();
    expect((await detailOf(requestId)).ownerId).toBe(jakub.userId);
  });

  it('begins on its day, and is shown on the desk and where colleagues are chosen', async () => {
    const requestId = await owned();
    await plan(lead, { fromDay: day(1) });
    await follow();
    expect((await detailOf(requestId)).ownerId).toBe(sofie.userId);
    app.clock.advance({ days: 1 });
    await follow();
    const desk = await (await as(lead)).call(deskList, { query: { view: 'away', pageSize: 50 } });
    expect(desk.data.map((row) => row.requestId)).toContain(requestId);
    expect(desk.data.find((row) => row.requestId === requestId)).toMatchObject({ standsInFor: 'Sofie Dahl' });
    const colleagues = (await (await as(lead)).call(listColleagues, { query: { type: 1 } })).data;
    expect(colleagues.find(({ userId }) => userId === sofie.userId)?.away).toEqual({ until: day(3), standIn: 'Jakub Wrona' });
    expect(colleagues.find(({ userId }) => userId === jakub.userId)?.away).toBeNull();
  });

  it('ends early, or not at all, and gives back what is open right away', async () => {
    const requestId = await owned();
    await plan(sofie);
    await follow();
    const [running] = await absencesOf(sofie);
    const end = async (who: BuiltUser, absenceId = 0) => (await as(who)).call(endAbsence, { body: { absenceId } });
    expect((await end(jakub, running?.absenceId)).code).toBe(403);
    expect((await end(sofie, running?.absenceId)).code).toBe(200);
    expect((await detailOf(requestId)).ownerId).toBe(sofie.userId);
    expect((await end(sofie, running?.absenceId)).code).toBe(404);
    await plan(sofie, { fromDay: day(10), untilDay: day(12) });
    const [planned] = await absencesOf(sofie);
    expect((await end(lead, planned?.absenceId)).code).toBe(200);
    expect(await absencesOf(sofie)).toEqual([]);
    expect(await mailsTo(app, sofie.email)).toEqual([]);
  });
});

describe('the choices of an absence', () => {
  it('hands over only what becomes the person’s in the meantime', async () => {
    const before = await owned();
    await plan(sofie, { handOpen: false });
    await follow();
    expect((await detailOf(before)).ownerId).toBe(sofie.userId);
    const { requestId } = await buildEnquiry(app.platform, customer, { desc: 'Torque of the clamps?', submit: true });
    await give(requestId, sofie);
    await follow();
    expect((await detailOf(requestId)).ownerId).toBe(jakub.userId);
    expect((await detailOf(before)).ownerId).toBe(sofie.userId);
  });

  it('hands over only what was the person’s before, or nothing', async () => {
    const before = await owned();
    await plan(sofie, { handNew: false });
    await follow();
    expect((await detailOf(before)).ownerId).toBe(jakub.userId);
    const { requestId } = await buildEnquiry(app.platform, customer, { desc: 'Torque of the clamps?', submit: true });
    await give(requestId, sofie);
    await follow();
    expect((await detailOf(requestId)).ownerId).toBe(sofie.userId);
    const [running] = await absencesOf(sofie);
    expect(running).toMatchObject({ handNew: false, handOpen: true, tellCustomers: false, handedOver: 1 });
    await plan(lead, { userId: lead.userId, handNew: false, handOpen: false });
    await give(requestId, lead);
    await follow();
    expect((await detailOf(requestId)).ownerId).toBe(lead.userId);
  });

  it('tells customers who write, once in each request', async () => {
    const [written, silent] = [await owned(), await owned()];
    await plan(sofie, { tellCustomers: true });
    await follow();
    const lines = async (requestId: number) =>
      (await (await as(customer)).call(listMessages, { query: { requestId } })).data.messages.filter(
        ({ content }) => content === 'ownerAway',
      );
    app.clock.advance({ minutes: 5 });
    for (const text of ['Any news?', 'Hello?']) {
      await buildMessage(app.platform, { token: await signIn(app.platform, customer) }, written, text);
      await follow();
      await follow();
    }
    expect(await lines(written)).toMatchObject([
      { params: { name: 'Sofie Dahl', substitute: 'Jakub Wrona', until: day(4).replaceAll('-', '/') } },
    ]);
    expect(await lines(silent)).toEqual([]);
  });
});

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

// @both-engines
import { listMessages } from '@heliodesk/contract/case-chat';
import { assign, changeOwner, deskList, endAbsence, getRequest, listColleagues } from '@heliodesk/contract/request';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BuiltCustomer } from '#src/domains/account/seed.ts';
import { buildMessage } from '#src/domains/case-chat/seed.ts';
import { buildEnquiry } from '#src/domains/enquiry/seed.ts';
import { signIn, type BuiltUser } from '#src/domains/identity/seed.ts';
import { absencesIn, buildAbsentTeam } from '#src/testing/absent-team.ts';
import { mailsTo, mailTo } from '#src/testing/mailbox.ts';
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

const { as, day, plan, detailOf, absencesOf, follow, owned } = absencesIn(() => ({ ...instances, customer, sofie, jakub, lead }));

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

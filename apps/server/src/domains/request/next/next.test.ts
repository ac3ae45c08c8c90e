// @both-engines
import {
  assign,
  deskRequest,
  holdNext,
  leaveNext,
  pickUp,
  skipNext,
  takeNext,
  type NextFrom,
  type SkipReason,
} from '@heliodesk/contract/request';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildCustomer, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { buildMessage } from '#src/domains/case-chat/seed.ts';
import { buildEnquiry } from '#src/domains/enquiry/seed.ts';
import { buildStaff, type BuiltUser } from '#src/domains/identity/seed.ts';
import { buildClaim } from '#src/domains/module-claim/seed.ts';
import { soak } from '#src/testing/soak.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
/** A second instance on the same database where there can be one. */
let other: TestApp;
let customer: BuiltCustomer;
let agent: BuiltUser;
let colleague: BuiltUser;
beforeAll(async () => {
  app = await startTestApp();
  const { databaseUrl, dataDir } = app.platform.config;
  other = databaseUrl === undefined ? app : await startTestApp({ databaseUrl, dataDir }, { clock: app.clock });
  customer = await buildCustomer(app.platform);
});
afterAll(async () => {
  if (other !== app) await other.stop();
  await app.stop();
});
/** Each test has people of its own, and nothing to do but what it builds. */
beforeEach(async () => {
  await app.platform.db.updateTable('request').set({ status: 'withdrawn', closed_at: new Date(), decision_due: null }).execute();
  agent = await buildStaff(app.platform, { name: 'Ingrid Halvorsen' });
  colleague = await buildStaff(app.platform, { name: 'Tomás Quiroga' });
});

const submitted = async (): Promise<number> =>
  (await buildEnquiry(app.platform, customer, { desc: 'Torque of the clamps?', submit: true })).requestId;
const take = async (who: BuiltUser, at = app) => (await at.client(who.token).call(takeNext, { query: {} })).data;
const idOf = async (who: BuiltUser) => (await take(who)).next?.requestId;
const skip = (who: BuiltUser, requestId: number, reason: SkipReason) =>
  app.client(who.token).call(skipNext, { query: {}, body: { requestId, reason } });
const leave = (who: BuiltUser) => app.client(who.token).call(leaveNext, {});
const versionOf = async (requestId: number) =>
  (await app.client(colleague.token).call(deskRequest, { params: { requestId } })).data.version;
const pick = async (who: BuiltUser, requestId: number) =>
  app.client(who.token).call(pickUp, { body: { requestId, version: await versionOf(requestId) } });
const promise = (requestId: number, hours: number) =>
  app.platform.db
    .updateTable('request')
    .set({ first_contact_due: new Date(app.clock.now().getTime() + hours * 3_600_000) })
    .where('id', '=', requestId)
    .execute();

describe('the next case', () => {
  it('is the late one, then the one the customer answered, then the one promised first', async () => {
    const [soon, answered, late, later] = [await submitted(), await submitted(), await submitted(), await submitted()];
    await promise(soon, 2);
    await promise(answered, 30);
    await promise(late, -1);
    await promise(later, 40);
    await buildMessage(app.platform, customer, answered, 'We need it by Monday.');
    const first = await take(agent);
    expect(first.next).toMatchObject({ requestId: late, reason: 'late', lastMessage: 'Torque of the clamps?' });
    expect(first.after.map(({ requestId }) => requestId)).toEqual([answered, soon, later]);
    expect(first.remaining).toBe(4);
    expect((await skip(agent, late, 'notNow')).data.next).toMatchObject({
      requestId: answered,
      reason: 'answered',
      lastMessage: 'We need it by Monday.',
    });
    const third = (await skip(agent, answered, 'notNow')).data;
    expect(third).toMatchObject({ next: { requestId: soon, reason: 'promise' }, remaining: 2 });
  });

  it('is an own one only while it needs an answer', async () => {
    const requestId = await submitted();
    await pick(agent, requestId);
    expect(await idOf(colleague)).toBeUndefined();
    expect(await idOf(agent)).toBe(requestId);
    await buildMessage(app.platform, agent, requestId, 'At most 16 Nm.');
    expect(await take(agent)).toEqual({ next: null, after: [], remaining: 0 });
    await buildMessage(app.platform, customer, requestId, 'And on the long side?');
    expect(await idOf(agent)).toBe(requestId);
  });

  it('follows the promise across types, late ones first', async () => {
    const claimed = async () => (await buildClaim(app.platform, customer, { submit: true })).requestId;
    const [first, third, second, last] = [await submitted(), await submitted(), await claimed(), await claimed()];
    for (const [requestId, hours] of [
      [first, -2],
      [second, -1],
      [third, 5],
      [last, 9],
    ] as const)
      await promise(requestId, hours);
    const { next, after } = await take(agent);
    expect([next?.requestId, ...after.map(({ requestId }) => requestId)]).toEqual([first, second, third, last]);
  });

  it('comes from what is chosen: what no one has picked up, one’s own, or one type', async () => {
    const [free, own] = [await submitted(), await submitted()];
    await pick(agent, own);
    const { requestId: claim } = await buildClaim(app.platform, customer, { submit: true });
    const ids = async (query: NextFrom) => {
      const { next, after, remaining } = (await app.client(agent.token).call(takeNext, { query })).data;
      await leave(agent);
      const found = [next?.requestId, ...after.map(({ requestId }) => requestId)].filter((id) => id !== undefined);
      expect(remaining).toBe(found.length);
      return found.toSorted((one, two) => one - two);
    };
    expect(await ids({})).toEqual([free, own, claim]);
    expect(await ids({ owner: 'unassigned' })).toEqual([free, claim]);
    expect(await ids({ owner: 'mine' })).toEqual([own]);
    expect(await ids({ type: 3 })).toEqual([claim]);
    expect(await ids({ owner: 'mine', type: 3 })).toEqual([]);
    const skipped = await app.client(agent.token).call(skipNext, { query: { type: 3 }, body: { requestId: claim, reason: 'notNow' } });
    expect(skipped.data).toEqual({ next: null, after: [], remaining: 0 });
    expect((await app.client(agent.token).call(takeNext, { query: { type: 9 as 3 } })).code).toBe(510);
  });

  it('is late before it counts as answered, and is there once', async () => {
    const [late, answered] = [await submitted(), await submitted()];
    await promise(late, -1);
    await buildMessage(app.platform, customer, answered, 'We need it by Monday.');
    await buildMessage(app.platform, customer, late, 'Any news?');
    const { next, after, remaining } = await take(agent);
    expect(next).toMatchObject({ requestId: late, reason: 'late' });
    expect(after.map(({ requestId }) => requestId)).toEqual([answered]);
    expect(remaining).toBe(2);
  });

  it('is of the own team, and for people who pick up', async () => {
    await submitted();
    const tracker = await buildStaff(app.platform, { role: 'tracker_agent' });
    expect(await idOf(tracker)).toBeUndefined();
    const finance = await buildStaff(app.platform, { role: 'finance' });
    expect((await app.client(finance.token).call(takeNext, { query: {} })).code).toBe(403);
    expect((await app.client(customer.token).call(takeNext, { query: {} })).code).toBe(403);
  });

  it('stays with the person for 5 minutes, longer while they look at it, and shorter when they leave', async () => {
    const [first, second] = [await submitted(), await submitted()];
    await promise(first, -2);
    expect(await idOf(agent)).toBe(first);
    expect(await idOf(agent)).toBe(first);
    expect(await idOf(colleague)).toBe(second);
    const refused = await pick(colleague, first);
    expect(refused).toMatchObject({ code: 409, key: 'request.held', msg: expect.stringContaining('Ingrid Halvorsen') });
    await leave(colleague);

    app.clock.advance({ minutes: 4 });
    expect((await app.client(agent.token).call(holdNext, { body: { requestId: first } })).code).toBe(200);
    app.clock.advance({ minutes: 4 });
    expect(await idOf(colleague)).toBe(second);
    app.clock.advance({ minutes: 2 });
    await leave(colleague);
    expect(await idOf(colleague)).toBe(first);
    expect(await app.client(agent.token).call(holdNext, { body: { requestId: first } })).toMatchObject({ code: 409, key: 'request.held' });
    await leave(colleague);
    expect((await pick(agent, first)).code).toBe(200);
  });

  it('does not come back to those who passed it on before its time, and others get it', async () => {
    const requestId = await submitted();
    expect(await idOf(agent)).toBe(requestId);
    expect((await skip(agent, requestId, 'notNow')).data).toEqual({ next: null, after: [], remaining: 0 });
    expect(await idOf(colleague)).toBe(requestId);
    await skip(colleague, requestId, 'otherLanguage');
    app.clock.advance({ minutes: 61 });
    expect(await idOf(agent)).toBe(requestId);
    await leave(agent);
    expect(await idOf(colleague)).toBeUndefined();
    const skips = await app.platform.db.selectFrom('request_skip').select(['reason']).where('request_id', '=', requestId).execute();
    expect(skips).toEqual([{ reason: 'notNow' }, { reason: 'otherLanguage' }]);
    const wrong = await app.client(agent.token).call(skipNext, { query: {}, body: { requestId, reason: 'tired' as SkipReason } });
    expect(wrong).toMatchObject({ code: 510, data: { errors: [{ path: 'reason' }] } });
    const tracker = await buildStaff(app.platform, { role: 'tracker_agent' });
    expect((await skip(tracker, requestId, 'notNow')).code).toBe(404);
  });

  it('leaves a lead free to assign what someone looks at', async () => {
    const requestId = await submitted();
    await take(agent);
    const lead = await buildStaff(app.platform, { role: 'supervisor' });
    const body = { requestId, version: await versionOf(requestId), ownerId: colleague.userId };
    expect((await app.client(lead.token).call(assign, { body })).code).toBe(200);
    expect(await idOf(agent)).toBeUndefined();
    expect(await idOf(colleague)).toBe(requestId);
  });

  it('is never the same for two people, on two instances', async () => {
    for (let count = 0; count < 3; count += 1) await submitted();
    for (let pair = 0; pair < (other === app ? 40 : 200) * soak; pair += 1) {
      const [mine, theirs] = await Promise.all([take(agent), take(colleague, other)]);
      expect(mine.next?.requestId).toBeDefined();
      expect(theirs.next?.requestId).toBeDefined();
      expect(mine.next?.requestId).not.toBe(theirs.next?.requestId);
      await Promise.all([leave(agent), leave(colleague)]);
    }
  });
});

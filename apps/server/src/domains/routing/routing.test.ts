// @both-engines
import { listNotices } from '@heliodesk/contract/notification';
import { assign, deskList, deskRequest, pickUp, planAbsence, takeNext } from '@heliodesk/contract/request';
import { changeCoverage, changeRule, deleteRule, getRouting, orderRules, tryRequest, type RuleBody } from '@heliodesk/contract/routing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildCustomer, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { buildEnquiry } from '#src/domains/enquiry/seed.ts';
import { buildStaff, buildTeam, signIn, type BuiltUser } from '#src/domains/identity/seed.ts';
import { buildClaim } from '#src/domains/module-claim/seed.ts';
import { systemConfigOf } from '#src/domains/reference/index.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { buildCoverage, buildRule } from './seed.ts';
import { routeAll, routeOne } from './service/route.ts';

let app: TestApp;
/** A second instance on the same database where there can be one. */
let other: TestApp;
let customer: BuiltCustomer;
let lead: BuiltUser;
let ingrid: BuiltUser;
let tomas: BuiltUser;
let teamId: number;
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
/** Each test has rules and people of its own, and nothing that waits but what it builds. */
beforeEach(async () => {
  const { db } = app.platform;
  await db.deleteFrom('routing_rule').execute();
  await db.updateTable('request').set({ status: 'withdrawn', closed_at: app.clock.now() }).where('status', '<>', 'draft').execute();
  lead = await buildStaff(app.platform, { role: 'supervisor', name: 'Ada Lindqvist' });
  ingrid = await buildStaff(app.platform, { name: 'Ingrid Halvorsen' });
  tomas = await buildStaff(app.platform, { name: 'Tomás Quiroga' });
  teamId = await buildTeam(app.platform, `Europe ${lead.userId}`, [ingrid.userId, tomas.userId]);
});

/** Sessions end while the clock moves by days. */
const as = async (who: { userId: number }) => app.client(await signIn(app.platform, who));
const submitted = async (): Promise<number> =>
  (await buildEnquiry(app.platform, customer, { desc: 'Torque of the clamps?', submit: true })).requestId;
const rule = (change: Partial<RuleBody> = {}) =>
  buildRule(app.platform, lead, { target: { kind: 'team', teamId }, mode: 'automatic', ...change });
const detailOf = async (requestId: number) => (await (await as(lead)).call(deskRequest, { params: { requestId } })).data;
const ownerOf = async (requestId: number) => (await detailOf(requestId)).ownerId;
const suggestedFor = async (requestId: number) => (await detailOf(requestId)).suggested?.userId;
const routing = async () => (await (await as(lead)).call(getRouting, {})).data;
const trace = async (requestId: number) => (await (await as(lead)).call(tryRequest, { query: { requestId } })).data;
const route = () => Promise.all([routeAll(app.platform), routeAll(other.platform)]);
const assignTo = async (requestId: number, ownerId: number) =>
  (await as(lead)).call(assign, { body: { requestId, ownerId, version: (await detailOf(requestId)).version } });

async function limitTo(count: number): Promise<void> {
  await transaction(app.platform.db, async (tx) => {
    await systemConfigOf(app.platform).set(tx, 'routing.openLimit', String(count));
  });
  for (const { platform } of [app, other]) systemConfigOf(platform).clear();
}

describe('an automatic rule', () => {
  it('assigns a new request once, names itself in the events, and tells the owner', async () => {
    await rule({ types: [2, 4] });
    await rule({ types: [1] });
    const requestId = await submitted();
    await route();
    await route();
    const detail = await detailOf(requestId);
    expect(detail).toMatchObject({ ownerId: ingrid.userId, status: 'submitted', suggested: null });
    expect(detail.events?.filter(({ action }) => action === 'route')).toMatchObject([
      { actor: '', rule: 2, change: { before: null, after: 'Ingrid Halvorsen' } },
    ]);
    const { notices } = (await (await as(ingrid)).call(listNotices, { query: {} })).data;
    expect(notices.filter(({ kind }) => kind === 'assigned')).toHaveLength(1);
    expect((await routing()).rules.map(({ decided }) => decided)).toEqual([0, 1]);
  });

  it('is carried out by the job that submitting leaves behind', async () => {
    await rule();
    const requestId = await submitted();
    await expect.poll(() => ownerOf(requestId), { timeout: 15_000 }).toBe(ingrid.userId);
  });

  it('spreads requests, and gives no one more than the limit', async () => {
    await limitTo(2);
    await rule();
    const ids: number[] = [];
    for (let count = 0; count < 5; count += 1) ids.push(await submitted());
    await route();
    const owners = await Promise.all(ids.map((id) => ownerOf(id)));
    expect(owners.filter((owner) => owner === ingrid.userId)).toHaveLength(2);
    expect(owners.filter((owner) => owner === tomas.userId)).toHaveLength(2);
    expect(owners.filter((owner) => owner === null)).toHaveLength(1);
    expect((await routing()).unassigned).toBe(1);
    await limitTo(20);
  });

  it('passes over who is out of office, disabled, or can’t own the type', async () => {
    const tracker = await buildStaff(app.platform, { role: 'tracker_agent', name: 'Mei Lin' });
    const today = app.clock.now().toISOString().slice(0, 10);
    await (await as(lead)).call(planAbsence, { body: { userId: ingrid.userId, standInId: lead.userId, fromDay: today, untilDay: today } });
    await app.platform.db.updateTable('app_user').set({ disabled_at: app.clock.now() }).where('id', '=', tomas.userId).execute();
    await app.platform.db.updateTable('app_user').set({ team_id: teamId }).where('id', '=', tracker.userId).execute();
    await rule();
    const requestId = await submitted();
    await route();
    expect(await ownerOf(requestId)).toBeNull();
    const { steps, result } = await trace(requestId);
    expect(result).toBeNull();
    expect(steps[0]?.considered.map(({ name, passed }) => [name, passed])).toEqual([
      ['Ingrid Halvorsen', 'away'],
      ['Mei Lin', 'cannotOwn'],
    ]);
  });

  it('leaves alone what someone was handed as their next case', async () => {
    const requestId = await submitted();
    expect((await (await as(tomas)).call(takeNext, { query: {} })).data.next?.requestId).toBe(requestId);
    await rule();
    await route();
    expect(await ownerOf(requestId)).toBeNull();
    app.clock.advance({ minutes: 6 });
    await route();
    expect(await ownerOf(requestId)).toBe(ingrid.userId);
  });

  it('and a colleague at the same moment make one owner', async () => {
    await rule({ target: { kind: 'people', userIds: [ingrid.userId] } });
    for (let round = 0; round < 4; round += 1) {
      const requestId = await submitted();
      const { version } = await detailOf(requestId);
      const picking = (await as(tomas)).call(pickUp, { body: { requestId, version } });
      const [picked] = await Promise.all([picking, routeOne(app.platform, requestId), routeOne(other.platform, requestId)]);
      const { ownerId, events } = await detailOf(requestId);
      expect(ownerId).toBe(picked.code === 200 ? tomas.userId : ingrid.userId);
      expect(events?.filter(({ action }) => action === 'route' || action === 'pickUp')).toHaveLength(1);
    }
  });
});

describe('a suggestion', () => {
  it('shows on the desk with the number of its rule, for staff alone, and the one who has it can take it', async () => {
    await rule({ languages: ['ja'], mode: 'suggested' });
    await rule({ mode: 'suggested' });
    const requestId = await submitted();
    await route();
    const { data } = await (await as(lead)).call(deskList, { query: { view: 'unassigned' } });
    expect(data[0]).toMatchObject({ requestId, suggested: { userId: ingrid.userId, name: 'Ingrid Halvorsen', rule: 2 } });
    expect((await (await as(ingrid)).call(pickUp, { body: { requestId, version: data[0]?.version ?? 0 } })).code).toBe(200);
    expect((await detailOf(requestId)).suggested).toBeNull();
    expect((await routing()).suggestions).toEqual({ taken: 1, decided: 1 });
  });

  it('counts as taken or not, before and after the next look', async () => {
    const before = (await routing()).suggestions;
    await rule({ mode: 'suggested' });
    const [taken, given] = [await submitted(), await submitted()];
    await route();
    await assignTo(taken, (await suggestedFor(taken)) ?? 0);
    await assignTo(given, lead.userId);
    const expected = { taken: before.taken + 1, decided: before.decided + 2 };
    expect((await routing()).suggestions).toEqual(expected);
    await route();
    expect((await routing()).suggestions).toEqual(expected);
  });

  it('counts toward the limit, and stays as it is when counts change', async () => {
    await limitTo(1);
    await rule({ mode: 'suggested' });
    const ids = [await submitted(), await submitted(), await submitted()];
    await route();
    const suggested = await Promise.all(ids.map((id) => suggestedFor(id)));
    expect(new Set(suggested)).toEqual(new Set([ingrid.userId, tomas.userId, undefined]));
    await limitTo(20);
    await route();
    const later = await Promise.all(ids.map((id) => suggestedFor(id)));
    expect(later).not.toContain(undefined);
    expect(later.filter((userId, index) => userId === suggested[index])).toHaveLength(2);
  });

  it('stays with its person when several look at the request at the same time', async () => {
    await rule({ mode: 'suggested' });
    const requestId = await submitted();
    const looks = Array.from({ length: 8 }, () => [routeOne(app.platform, requestId), routeOne(other.platform, requestId)]);
    await Promise.all(looks.flat());
    expect(await suggestedFor(requestId)).toBe(ingrid.userId);
  });

  it('moves on when its person goes away, and goes with its rule', async () => {
    const added = await rule({ mode: 'suggested' });
    const requestId = await submitted();
    await route();
    expect(await suggestedFor(requestId)).toBe(ingrid.userId);
    const today = app.clock.now().toISOString().slice(0, 10);
    await (await as(lead)).call(planAbsence, { body: { userId: ingrid.userId, standInId: tomas.userId, fromDay: today, untilDay: today } });
    await route();
    expect(await suggestedFor(requestId)).toBe(tomas.userId);
    const { ruleId, version } = added;
    const body: RuleBody = { target: { kind: 'team', teamId }, isEnabled: false };
    expect((await (await as(lead)).call(changeRule, { params: { ruleId }, body: { ...body, version } })).data.offSince).not.toBeNull();
    await route();
    expect(await suggestedFor(requestId)).toBeUndefined();
  });
});

describe('conditions and coverage', () => {
  it('look at the serial numbers, the company, the language and the region', async () => {
    await buildCoverage(app.platform, lead, tomas.userId, { languages: ['es', 'it'], regions: ['europe'] });
    await rule({ moreThanSerials: 1, mode: 'suggested', target: { kind: 'people', userIds: [lead.userId] } });
    await rule({
      accountIds: [customer.accountId],
      regions: ['europe'],
      mode: 'suggested',
      target: { kind: 'team', teamId, inLanguage: true },
    });
    const serials = ['HD7226W14A018851', 'HD7226W14A018852'];
    const many = (await buildClaim(app.platform, customer, { serials, submit: true })).requestId;
    const italian = (await buildEnquiry(app.platform, customer, { language: 'it', submit: true })).requestId;
    const abroad = (await buildEnquiry(app.platform, customer, { language: 'it', region: 392, submit: true })).requestId;
    await route();
    expect([await suggestedFor(many), await suggestedFor(italian), await suggestedFor(abroad)]).toEqual([
      lead.userId,
      tomas.userId,
      undefined,
    ]);
    expect(await trace(abroad)).toMatchObject({
      country: 392,
      region: 'japan',
      steps: [
        { rule: 1, outcome: 'unfit', unfit: ['serials'] },
        { rule: 2, outcome: 'unfit', unfit: ['place'] },
      ],
    });
  });

  it('what someone covers is edited in the version that was seen', async () => {
    const change = async (version: number) =>
      (await as(lead)).call(changeCoverage, { params: { userId: tomas.userId }, body: { languages: ['pl'], regions: [], version } });
    expect((await change(0)).data).toMatchObject({ languages: ['pl'], version: 1 });
    expect(await change(0)).toMatchObject({ code: 409, data: { key: 'stale', current: { version: 1 } } });
    expect((await change(1)).data.version).toBe(2);
  });
});

describe('rules', () => {
  it('are put in order, numbered by it, and close the gap of one that is deleted', async () => {
    const [first, second, third] = [await rule(), await rule(), await rule()];
    const client = await as(lead);
    await client.call(orderRules, { body: { ruleIds: [third.ruleId, first.ruleId] } });
    const ids = async () => (await routing()).rules.map(({ ruleId }) => ruleId);
    expect(await ids()).toEqual([third.ruleId, first.ruleId, second.ruleId]);
    await client.call(deleteRule, { params: { ruleId: third.ruleId }, query: { version: third.version } });
    const requestId = await submitted();
    expect((await trace(requestId)).result).toMatchObject({ rule: 1, mode: 'automatic' });
  });

  it('name what is there, and people who can get requests', async () => {
    const finance = await buildStaff(app.platform, { role: 'finance' });
    const body = { countries: [1], accountIds: [999_999], target: { kind: 'people' as const, userIds: [finance.userId] }, version: 1 };
    const { ruleId } = await rule();
    const answer = await (await as(lead)).call(changeRule, { params: { ruleId }, body });
    expect(answer).toMatchObject({ code: 510, data: { key: 'validation' } });
    expect(JSON.stringify(answer.data)).toMatch(/"countries".*"accountIds".*"target\.userIds"/);
  });

  it('aren’t for agents', async () => {
    expect((await (await as(ingrid)).call(getRouting, {})).code).toBe(403);
  });

  it('say of a request that the lead can’t see no more than of one that isn’t there', async () => {
    const { requestId } = await buildEnquiry(app.platform, customer, {});
    expect((await (await as(lead)).call(tryRequest, { query: { requestId } })).code).toBe(404);
    expect((await (await as(lead)).call(tryRequest, { query: { requestId: 999_999 } })).code).toBe(404);
  });
});

// @both-engines
import { cancelBulk, changeOwner, deskRequest, getBulkRun, pickUp, type BulkRun } from '@heliodesk/contract/request';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { buildStaff, type BuiltUser } from '#src/domains/identity/seed.ts';
import { buildTrackerClaim } from '#src/domains/tracker-claim/seed.ts';
import { mailTo } from '#src/testing/mailbox.ts';
import { buildClaimRows, buildWaitingRun, endedRun, readRun, rowOf, startRun, type ListedRow } from '#src/testing/bulk-runs.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { carryRun, resumeRuns } from './run.ts';

let app: TestApp;
let customer: BuiltCustomer;
let lead: BuiltUser;
let agent: BuiltUser;
beforeAll(async () => {
  app = await startTestApp();
  customer = await buildCustomer(app.platform);
  lead = await buildStaff(app.platform, { role: 'supervisor', name: 'Ada Lindqvist' });
  agent = await buildStaff(app.platform, { role: 'module_agent', name: 'Tomás Quiroga' });
});
afterAll(() => app.stop());

const as = ({ token }: { token: string }) => app.client(token);

const claims = (count: number) => buildClaimRows(app, customer, count);
const picked = async (row: ListedRow, by = agent): Promise<ListedRow> => rowOf((await as(by).call(pickUp, { body: row })).data);

const start = (person: { token: string }, body: object, idempotencyKey?: string) => startRun(app, person, body, idempotencyKey);
const assigning = (requests: ListedRow[], ownerId = agent.userId) => ({ action: 'assign', requests, ownerId });
const read = (person: { token: string }, runId: number, lang?: string) => readRun(app, person, runId, lang);
const ended = (person: { token: string }, runId: number) => endedRun(app, person, runId);
const run = async (person: { token: string }, body: object): Promise<BulkRun> => {
  const { code, data } = await start(person, body);
  expect(code).toBe(200);
  return ended(person, data.runId);
};
const statesIn = ({ items }: BulkRun) => items.map(({ state }) => state);

const caseOf = async (requestId: number) => (await as(lead).call(deskRequest, { params: { requestId } })).data;
const countOf = async (requestId: number, action: string): Promise<number> =>
  (await caseOf(requestId)).events?.filter((event) => event.action === action).length ?? 0;

const waitingRun = (requests: ListedRow[], by = lead) => buildWaitingRun(app, by, agent, requests);

describe('assigning many requests', () => {
  it('says of each what became of it: rows that moved in the meantime or aren’t to be seen are left as they are', async () => {
    const [first, second, moved] = (await claims(3)) as [ListedRow, ListedRow, ListedRow];
    await picked(moved);
    const run1 = await run(lead, assigning([first, moved, { requestId: 987_654_321, version: 1 }, second]));
    expect(run1).toMatchObject({ state: 'done', total: 4, done: 2, waiting: 0, ownerName: 'Tomás Quiroga' });
    expect(statesIn(run1)).toEqual(['done', 'moved', 'missing', 'done']);
    expect(run1.items[1]).toMatchObject({ movedBy: 'Tomás Quiroga', movedAt: expect.any(String) as string, version: moved.version + 1 });
    expect(run1.items[2]).toMatchObject({ requestNo: '', title: '', version: null });
    for (const { requestId } of [first, second])
      expect(await caseOf(requestId)).toMatchObject({ ownerId: agent.userId, status: 'submitted' });
    const again = run1.items.flatMap(({ requestId, version, state }) =>
      state === 'moved' && version !== null ? [{ requestId, version }] : [],
    );
    expect(statesIn(await run(lead, assigning(again)))).toEqual(['done']);
  });

  it('refuses in the reader’s words where the new owner can’t have the request', async () => {
    const trackers = await buildTrackerClaim(app.platform, customer, { submit: true });
    const [modules] = await claims(1);
    const { runId, items } = await run(lead, assigning([rowOf(trackers), modules as ListedRow]));
    expect(items.map(({ state, reason }) => [state, reason])).toEqual([
      ['refused', 'This person can’t handle this type of request.'],
      ['done', ''],
    ]);
    const { items: inGerman } = await read(lead, runId, 'de');
    expect(inGerman[0]?.reason).toBe('Diese Person kann für Vorgänge dieser Art nicht zuständig sein.');
  });

  it('starts once for a repeated call, and tells the new owner once of each request', async () => {
    const rows = await claims(2);
    const body = assigning([...rows, ...rows]);
    const [one, two] = await Promise.all([start(lead, body, 'bulk-1'), start(lead, body, 'bulk-1')]);
    const runIds = [one, two].flatMap(({ code, data }) => (code === 200 ? data.runId : []));
    expect(new Set(runIds).size).toBe(1);
    expect(await ended(lead, runIds[0] ?? 0)).toMatchObject({ total: 2, done: 2 });
    for (const { requestId } of rows) {
      expect(await countOf(requestId, 'assign')).toBe(1);
      const notices = await app.platform.db
        .selectFrom('notice')
        .select('kind')
        .where('request_id', '=', requestId)
        .where('user_id', '=', agent.userId)
        .execute();
      expect(notices).toEqual([{ kind: 'assigned' }]);
    }
  });
});

describe('asking many customers for files', () => {
  it('sends a tip for each request in review, and says which ones are in another state', async () => {
    const [submitted, inReview] = (await claims(2)) as [ListedRow, ListedRow];
    const asked = { action: 'askFiles', requests: [submitted, await picked(inReview)], content: 'Photos of the labels, please' };
    const { items } = await run(lead, asked);
    expect(items.map(({ state, reason }) => [state, reason])).toEqual([
      ['refused', 'This isn’t possible with the request’s current status.'],
      ['done', ''],
    ]);
    expect(await caseOf(inReview.requestId)).toMatchObject({ tips: 1, waitingOn: 'customer' });
    expect((await mailTo(app, customer.email, 1)).text).toBeDefined();
  });

  it('is for agents on their own requests alone', async () => {
    const [own, foreign] = (await claims(2)) as [ListedRow, ListedRow];
    const colleague = await buildStaff(app.platform, { role: 'module_agent' });
    const requests = [await picked(own), await picked(foreign, colleague)];
    const { items } = await run(agent, { action: 'askFiles', requests, content: 'The delivery note' });
    expect(items.map(({ state, reason }) => [state, reason])).toEqual([
      ['done', ''],
      ['refused', 'You can only do this with your own requests.'],
    ]);
  });
});

describe('reminding many customers', () => {
  it('reminds those that something waits for, and says which ones nothing waits for', async () => {
    const rows = (await claims(2)) as [ListedRow, ListedRow];
    const [waiting, idle] = [await picked(rows[0], lead), await picked(rows[1], lead)];
    const asked = await run(lead, { action: 'askFiles', requests: [waiting], content: 'The delivery note' });
    const requests = [{ ...waiting, version: asked.items[0]?.version ?? 0 }, idle];
    const { items } = await run(lead, { action: 'remind', requests });
    expect(items.map(({ state, blockedBy }) => [state, blockedBy])).toEqual([
      ['done', []],
      ['refused', ['hasOpenTask']],
    ]);
    expect(await countOf(waiting.requestId, 'remind')).toBe(1);
    expect(await countOf(idle.requestId, 'remind')).toBe(0);
  });
});

describe('a run', () => {
  it('needs requests, at most 500, an owner who can have some, and the right to do it', async () => {
    const [row] = (await claims(1)) as [ListedRow];
    const ruleOf = async (body: object) => (await start(lead, body)).errors.map(({ path, rule }) => `${path} ${rule}`);
    expect(await ruleOf(assigning([]))).toEqual(['requests nothingChosen']);
    expect(await ruleOf(assigning(Array.from({ length: 501 }, (_, index) => ({ requestId: index + 1, version: 1 }))))).toEqual([
      'requests tooManyChosen',
    ]);
    expect(await ruleOf(assigning([row], customer.userId))).toEqual(['ownerId wrongOwner']);
    expect(await ruleOf(assigning([row], 987_654_321))).toEqual(['ownerId wrongOwner']);
    expect(await ruleOf({ action: 'askFiles', requests: [row] })).toEqual(['content required']);
    expect((await start(lead, { action: 'close', requests: [row] })).code).toBe(510);
    expect((await start(agent, assigning([row]))).code).toBe(403);
    expect((await start(await buildStaff(app.platform, { role: 'finance' }), assigning([row]))).code).toBe(403);
    expect((await start(customer, assigning([row]))).code).toBe(403);
  });

  it('is read and cancelled by who started it alone', async () => {
    const rows = await claims(2);
    const runId = await waitingRun(rows);
    const other = await buildStaff(app.platform, { role: 'supervisor' });
    expect((await as(other).call(getBulkRun, { query: { runId } })).code).toBe(404);
    expect((await as(other).call(cancelBulk, { body: { runId } })).code).toBe(404);
    const { data } = await as(lead).call(cancelBulk, { body: { runId } });
    expect(data).toMatchObject({ state: 'cancelled', waiting: 0 });
    await carryRun(app.platform, runId);
    expect(statesIn(await read(lead, runId))).toEqual(['cancelled', 'cancelled']);
    for (const { requestId } of rows) expect(await countOf(requestId, 'assign')).toBe(0);
  });

  it('ends where its person may no longer do it', async () => {
    const gone = await buildStaff(app.platform, { role: 'supervisor' });
    const runId = await waitingRun(await claims(1), gone);
    await app.platform.db.updateTable('app_user').set({ disabled_at: app.clock.now() }).where('id', '=', gone.userId).execute();
    await carryRun(app.platform, runId);
    const { state } = await app.platform.db
      .selectFrom('request_bulk_run')
      .select('state')
      .where('id', '=', runId)
      .executeTakeFirstOrThrow();
    expect(state).toBe('cancelled');
  });

  it('that broke off goes on where it was, and does nothing twice', async () => {
    const rows = await claims(12);
    const runId = await waitingRun(rows);
    const broken = rows[5]?.requestId ?? 0;
    const { db } = app.platform;
    await sql`create function break_off() returns trigger language plpgsql as $$ begin raise exception 'broken off'; end $$`.execute(db);
    await sql`create trigger break_off before update on request_bulk_item for each row when (old.request_id = ${sql.lit(broken)}) execute function break_off()`.execute(
      db,
    );
    await expect(carryRun(app.platform, runId)).rejects.toThrow('broken off');
    expect(await countOf(broken, 'assign')).toBe(0);
    const half = statesIn(await read(lead, runId));
    expect(half).toContain('done');
    expect(half).toContain('waiting');
    await sql`drop trigger break_off on request_bulk_item`.execute(db);
    await resumeRuns(app.platform, true);
    expect(await ended(lead, runId)).toMatchObject({ state: 'done', done: 12 });
    for (const { requestId } of rows) expect(await countOf(requestId, 'assign')).toBe(1);
  });

  it('that two work on does each request once', async () => {
    const rows = await claims(6);
    const runId = await waitingRun(rows);
    await Promise.all([carryRun(app.platform, runId), carryRun(app.platform, runId)]);
    expect(await ended(lead, runId)).toMatchObject({ done: 6 });
    for (const { requestId } of rows) expect(await countOf(requestId, 'assign')).toBe(1);
  });

  it('over the rows of another one at the same time does those that the other has not', async () => {
    const rows = await claims(6);
    const colleague = await buildStaff(app.platform, { role: 'module_agent' });
    const [one, two] = await Promise.all([run(lead, assigning(rows)), run(lead, assigning(rows.toReversed(), colleague.userId))]);
    const states = one.items.map(({ requestId, state }) =>
      [state, two.items.find((item) => item.requestId === requestId)?.state].toSorted(),
    );
    expect(states).toEqual(rows.map(() => ['done', 'moved']));
  });

  it('is one of three at most', async () => {
    const rows = await claims(1);
    const busy = await buildStaff(app.platform, { role: 'supervisor' });
    for (let index = 0; index < 3; index += 1) await waitingRun(rows, busy);
    expect(await start(busy, assigning(rows))).toMatchObject({ code: 429, key: 'bulk.tooManyRuns' });
  });

  it('leaves single actions as they were', async () => {
    const [row] = (await claims(1)) as [ListedRow];
    const { items } = await run(lead, assigning([row]));
    const body = { requestId: row.requestId, version: items[0]?.version ?? 0, ownerId: lead.userId, reason: 'Knows the site' };
    expect((await as(lead).call(changeOwner, { body })).code).toBe(200);
  });
});

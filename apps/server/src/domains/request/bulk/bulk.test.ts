// @both-engines
import { cancelBulk, changeOwner, deskRequest, getBulkRun, listTips, type BulkRun } from '@heliodesk/contract/request';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildStaff } from '#src/domains/identity/seed.ts';
import { buildClaim } from '#src/domains/module-claim/seed.ts';
import { buildTrackerClaim } from '#src/domains/tracker-claim/seed.ts';
import { mailTo } from '#src/testing/mailbox.ts';
import { buildBulkDesk, endedRun, readRun, rowOf, startRun, type ListedRow } from '#src/testing/bulk-runs.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { carryRun, resumeRuns } from './run.ts';

let app: TestApp;
let desk: Awaited<ReturnType<typeof buildBulkDesk>>;
beforeAll(async () => {
  app = await startTestApp();
  desk = await buildBulkDesk(app);
});
afterAll(() => app.stop());

const as = ({ token }: { token: string }) => app.client(token);
const start = (person: { token: string }, body: object, idempotencyKey?: string) => startRun(app, person, body, idempotencyKey);
const read = (person: { token: string }, runId: number, lang?: string) => readRun(app, person, runId, lang);
const ended = (person: { token: string }, runId: number) => endedRun(app, person, runId);
const statesIn = ({ items }: BulkRun) => items.map(({ state }) => state);

const caseOf = async (requestId: number) => (await as(desk.lead).call(deskRequest, { params: { requestId } })).data;
const countOf = async (requestId: number, action: string): Promise<number> =>
  (await caseOf(requestId)).events?.filter((event) => event.action === action).length ?? 0;

describe('assigning many requests', () => {
  it('says of each what became of it: rows that moved in the meantime or aren’t to be seen are left as they are', async () => {
    const [first, second, moved] = (await desk.claims(3)) as [ListedRow, ListedRow, ListedRow];
    await desk.picked(moved);
    const run1 = await desk.run(desk.lead, desk.assigning([first, moved, { requestId: 987_654_321, version: 1 }, second]));
    expect(run1).toMatchObject({ state: 'done', total: 4, done: 2, waiting: 0, ownerName: 'Tomás Quiroga' });
    expect(statesIn(run1)).toEqual(['done', 'moved', 'missing', 'done']);
    expect(run1.items[1]).toMatchObject({ movedBy: 'Tomás Quiroga', movedAt: expect.any(String) as string, version: moved.version + 1 });
    expect(run1.items[2]).toMatchObject({ requestNo: '', title: '', version: null });
    for (const { requestId } of [first, second]) {
      expect(await caseOf(requestId)).toMatchObject({ ownerId: desk.agent.userId, status: 'submitted' });
      expect(await countOf(requestId, 'assign')).toBe(1);
    }
    const again = run1.items.flatMap(({ requestId, version, state }) =>
      state === 'moved' && version !== null ? [{ requestId, version }] : [],
    );
    expect(statesIn(await desk.run(desk.lead, desk.assigning(again)))).toEqual(['done']);
  });

  it('refuses in the reader’s words where the new owner can’t have the request', async () => {
    const trackers = await buildTrackerClaim(app.platform, desk.customer, { submit: true });
    const [modules] = await desk.claims(1);
    const { runId, items } = await desk.run(desk.lead, desk.assigning([rowOf(trackers), modules as ListedRow]));
    expect(items.map(({ state, reason }) => [state, reason])).toEqual([
      ['refused', 'This person can’t handle this type of request.'],
      ['done', ''],
    ]);
    const { items: inGerman } = await read(desk.lead, runId, 'de');
    expect(inGerman[0]?.reason).toBe('Diese Person kann für Vorgänge dieser Art nicht zuständig sein.');
  });

  it('starts once for a repeated call, and tells the new owner once of each request', async () => {
    const rows = await desk.claims(2);
    const body = desk.assigning([...rows, ...rows]);
    const [one, two] = await Promise.all([start(desk.lead, body, 'bulk-1'), start(desk.lead, body, 'bulk-1')]);
    const runIds = [one, two].flatMap(({ code, data }) => (code === 200 ? data.runId : []));
    expect(new Set(runIds).size).toBe(1);
    expect(await ended(desk.lead, runIds[0] ?? 0)).toMatchObject({ total: 2, done: 2 });
    for (const { requestId } of rows) {
      expect(await countOf(requestId, 'assign')).toBe(1);
      const notices = await app.platform.db
        .selectFrom('notice')
        .select('kind')
        .where('request_id', '=', requestId)
        .where('user_id', '=', desk.agent.userId)
        .execute();
      expect(notices).toEqual([{ kind: 'assigned' }]);
    }
  });
});

describe('asking many customers for files', () => {
  it('sends a tip for each request in review, and says which ones are in another state', async () => {
    const [submitted, inReview] = (await desk.claims(2)) as [ListedRow, ListedRow];
    const asked = { action: 'askFiles', requests: [submitted, await desk.picked(inReview)], content: 'Photos of the labels, please' };
    const { items } = await desk.run(desk.lead, asked);
    expect(items.map(({ state, reason }) => [state, reason])).toEqual([
      ['refused', 'This isn’t possible with the request’s current status.'],
      ['done', ''],
    ]);
    expect(await caseOf(inReview.requestId)).toMatchObject({ tips: 1, waitingOn: 'customer' });
    expect((await mailTo(app, desk.customer.email, 1)).text).toBeDefined();
  });

  it('sends the standard text to each customer in their language, again in another try', async () => {
    const built = [];
    for (const language of ['de', 'fr'] as const)
      built.push(await desk.picked(rowOf(await buildClaim(app.platform, desk.customer, { submit: true, basic: { language } }))));
    const run1 = await desk.run(desk.agent, { action: 'askFiles', requests: built, photos: ['label'], standardText: true });
    expect(run1).toMatchObject({ done: 2, content: '', standardText: true });
    const texts = [];
    for (const { requestId } of built)
      texts.push((await as(desk.agent).call(listTips, { query: { requestId } })).data.map(({ photos, content }) => [photos, content]));
    expect(texts).toEqual([
      [[['label'], expect.stringMatching(/^Bitte fügen Sie die noch fehlenden Fotos hinzu/)]],
      [[['label'], expect.stringMatching(/^Merci d’ajouter les photos qui manquent/)]],
    ]);
  });

  it('is for agents on their own requests alone', async () => {
    const [own, foreign] = (await desk.claims(2)) as [ListedRow, ListedRow];
    const colleague = await buildStaff(app.platform, { role: 'module_agent' });
    const requests = [await desk.picked(own), await desk.picked(foreign, colleague)];
    const { items } = await desk.run(desk.agent, { action: 'askFiles', requests, content: 'The delivery note' });
    expect(items.map(({ state, reason }) => [state, reason])).toEqual([
      ['done', ''],
      ['refused', 'You can only do this with your own requests.'],
    ]);
  });
});

describe('reminding many customers', () => {
  it('reminds those that something waits for, and says which ones nothing waits for', async () => {
    const rows = (await desk.claims(2)) as [ListedRow, ListedRow];
    const [waiting, idle] = [await desk.picked(rows[0], desk.lead), await desk.picked(rows[1], desk.lead)];
    const asked = await desk.run(desk.lead, { action: 'askFiles', requests: [waiting], content: 'The delivery note' });
    const requests = [{ ...waiting, version: asked.items[0]?.version ?? 0 }, idle];
    const { items } = await desk.run(desk.lead, { action: 'remind', requests });
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
    const [row] = (await desk.claims(1)) as [ListedRow];
    const ruleOf = async (body: object) => (await start(desk.lead, body)).errors.map(({ path, rule }) => `${path} ${rule}`);
    expect(await ruleOf(desk.assigning([]))).toEqual(['requests nothingChosen']);
    expect(await ruleOf(desk.assigning(Array.from({ length: 501 }, (_, index) => ({ requestId: index + 1, version: 1 }))))).toEqual([
      'requests tooManyChosen',
    ]);
    expect(await ruleOf(desk.assigning([row], desk.customer.userId))).toEqual(['ownerId wrongOwner']);
    expect(await ruleOf(desk.assigning([row], 987_654_321))).toEqual(['ownerId wrongOwner']);
    expect(await ruleOf({ action: 'askFiles', requests: [row] })).toEqual(['content required']);
    expect(await ruleOf({ action: 'askFiles', requests: [row], content: 'Photos', standardText: true })).toEqual(['content required']);
    expect((await start(desk.lead, { action: 'close', requests: [row] })).code).toBe(510);
    expect((await start(desk.agent, desk.assigning([row]))).code).toBe(403);
    expect((await start(await buildStaff(app.platform, { role: 'finance' }), desk.assigning([row]))).code).toBe(403);
    expect((await start(desk.customer, desk.assigning([row]))).code).toBe(403);
  });

  it('is read and cancelled by who started it alone', async () => {
    const rows = await desk.claims(2);
    const runId = await desk.waitingRun(rows);
    const other = await buildStaff(app.platform, { role: 'supervisor' });
    expect((await as(other).call(getBulkRun, { query: { runId } })).code).toBe(404);
    expect((await as(other).call(cancelBulk, { body: { runId } })).code).toBe(404);
    const { data } = await as(desk.lead).call(cancelBulk, { body: { runId } });
    expect(data).toMatchObject({ state: 'cancelled', waiting: 0 });
    await carryRun(app.platform, runId);
    expect(statesIn(await read(desk.lead, runId))).toEqual(['cancelled', 'cancelled']);
    for (const { requestId } of rows) expect(await countOf(requestId, 'assign')).toBe(0);
  });

  it('ends where its person may no longer do it', async () => {
    const gone = await buildStaff(app.platform, { role: 'supervisor' });
    const runId = await desk.waitingRun(await desk.claims(1), gone);
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
    const rows = await desk.claims(12);
    const runId = await desk.waitingRun(rows);
    const broken = rows[5]?.requestId ?? 0;
    const { db } = app.platform;
    await sql`create function break_off() returns trigger language plpgsql as $$ begin raise exception 'broken off'; end $$`.execute(db);
    await sql`create trigger break_off before update on request_bulk_item for each row when (old.request_id = ${sql.lit(broken)}) execute function break_off()`.execute(
      db,
    );
    await expect(carryRun(app.platform, runId)).rejects.toThrow('broken off');
    expect(await countOf(broken, 'assign')).toBe(0);
    const half = statesIn(await read(desk.lead, runId));
    expect(half).toContain('done');
    expect(half).toContain('waiting');
    await sql`drop trigger break_off on request_bulk_item`.execute(db);
    await resumeRuns(app.platform, true);
    expect(await ended(desk.lead, runId)).toMatchObject({ state: 'done', done: 12 });
    for (const { requestId } of rows) expect(await countOf(requestId, 'assign')).toBe(1);
  });

  it('that two work on does each request once', async () => {
    const rows = await desk.claims(6);
    const runId = await desk.waitingRun(rows);
    await Promise.all([carryRun(app.platform, runId), carryRun(app.platform, runId)]);
    expect(await ended(desk.lead, runId)).toMatchObject({ done: 6 });
    for (const { requestId } of rows) expect(await countOf(requestId, 'assign')).toBe(1);
  });

  it('over the rows of another one at the same time does those that the other has not', async () => {
    const rows = await desk.claims(6);
    const colleague = await buildStaff(app.platform, { role: 'module_agent' });
    const [one, two] = await Promise.all([
      desk.run(desk.lead, desk.assigning(rows)),
      desk.run(desk.lead, desk.assigning(rows.toReversed(), colleague.userId)),
    ]);
    const states = one.items.map(({ requestId, state }) =>
      [state, two.items.find((item) => item.requestId === requestId)?.state].toSorted(),
    );
    expect(states).toEqual(rows.map(() => ['done', 'moved']));
  });

  it('is one of three at most', async () => {
    const rows = await desk.claims(1);
    const busy = await buildStaff(app.platform, { role: 'supervisor' });
    for (let index = 0; index < 3; index += 1) await desk.waitingRun(rows, busy);
    expect(await start(busy, desk.assigning(rows))).toMatchObject({ code: 429, key: 'bulk.tooManyRuns' });
  });

  it('leaves single actions as they were', async () => {
    const [row] = (await desk.claims(1)) as [ListedRow];
    const { items } = await desk.run(desk.lead, desk.assigning([row]));
    const body = { requestId: row.requestId, version: items[0]?.version ?? 0, ownerId: desk.lead.userId, reason: 'Knows the site' };
    expect((await as(desk.lead).call(changeOwner, { body })).code).toBe(200);
  });
});

// @both-engines
import { chooseNotices, countNotices, listNotices, listRunningWork, readNoticesAbout } from '@heliodesk/contract/notification';
import { cancelBulk, type BulkRun } from '@heliodesk/contract/request';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildStaff } from '#src/domains/identity/seed.ts';
import { mailTo } from '#src/testing/mailbox.ts';
import { buildBulkDesk, endedRun, readRun, type ListedRow } from '#src/testing/bulk-runs.ts';
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
const read = (person: { token: string }, runId: number, lang?: string) => readRun(app, person, runId, lang);
const ended = (person: { token: string }, runId: number) => endedRun(app, person, runId);
const statesIn = ({ items }: BulkRun) => items.map(({ state }) => state);

describe('the end of a run', () => {
  const ends = async (person: { token: string }) =>
    (await as(person).call(listNotices, { query: {} })).data.notices.filter(({ runId }) => runId !== null);
  const work = async (person: { token: string }) => (await as(person).call(listRunningWork, {})).data;
  const supervisor = () => buildStaff(app.platform, { role: 'supervisor' });

  it('is told once to who started it, with how many requests were done, also after it was killed and twice at work', async () => {
    const starter = await supervisor();
    const [first, second, moved] = (await desk.claims(3)) as [ListedRow, ListedRow, ListedRow];
    await desk.picked(moved);
    const runId = await desk.waitingRun([first, second, moved], starter);
    const { db } = app.platform;
    await sql`create function not_yet() returns trigger language plpgsql as $$ begin raise exception 'killed at the end'; end $$`.execute(
      db,
    );
    await sql`create trigger not_yet before insert on notice for each row when (new.run_id is not null) execute function not_yet()`.execute(
      db,
    );
    await expect(carryRun(app.platform, runId)).rejects.toThrow('killed at the end');
    await sql`drop trigger not_yet on notice`.execute(db);
    expect([await ends(starter), (await read(starter, runId)).state]).toEqual([[], 'running']);
    await Promise.all([carryRun(app.platform, runId), carryRun(app.platform, runId), resumeRuns(app.platform, true)]);
    await ended(starter, runId);
    await carryRun(app.platform, runId);
    expect(await ends(starter)).toMatchObject([
      {
        kind: 'runEnded',
        runId,
        requestId: null,
        requestNo: null,
        title: 'Requests assigned',
        data: { action: 'assign', done: '2', left: '1' },
      },
    ]);
    expect(await ends(desk.lead)).not.toContainEqual(expect.objectContaining({ runId }));
  });

  it('is read with its result, and no one else can mark it', async () => {
    const starter = await supervisor();
    const { runId } = await desk.run(starter, desk.assigning(await desk.claims(1)));
    const body = { runId, kinds: ['runEnded' as const] };
    const unread = async () => (await as(starter).call(countNotices, {})).data.unread;
    await as(desk.lead).call(readNoticesAbout, { body });
    expect(await unread()).toBe(1);
    await as(starter).call(readNoticesAbout, { body });
    expect(await unread()).toBe(0);
    expect(await as(starter).call(readNoticesAbout, { body: { kinds: ['runEnded'] } })).toMatchObject({
      code: 510,
      errors: [{ path: 'requestId', rule: 'required' }],
    });
  });

  it('is mailed to who wants that, with the counts and a link to the result', async () => {
    const starter = await supervisor();
    await as(starter).call(chooseNotices, { body: { topics: [{ topic: 'work', way: 'mail' }] } });
    const { runId } = await desk.run(starter, desk.assigning(await desk.claims(1)));
    const mail = await mailTo(app, starter.email);
    expect(mail).toMatchObject({ subject: 'Requests assigned: 1 done, 0 not done', path: `/desk?run=${runId}` });
  });

  it('is not told to who canceled it: what was done stays done, and the rest is not done', async () => {
    const starter = await supervisor();
    const rows = await desk.claims(2);
    const runId = await desk.waitingRun(rows, starter);
    const [item] = rows;
    await app.platform.db
      .updateTable('request_bulk_item')
      .set({ state: 'done', ended_at: app.clock.now() })
      .where('run_id', '=', runId)
      .where('request_id', '=', item?.requestId ?? 0)
      .execute();
    app.clock.advance({ minutes: 10 });
    const [running] = await work(starter);
    expect(running).toMatchObject({ workId: runId, done: 1, total: 2, canCancel: true });
    expect(Math.floor((running?.secondsLeft ?? 0) / 60)).toBe(10);
    const { data } = await as(starter).call(cancelBulk, { body: { runId } });
    expect([statesIn(data), await work(starter), await ends(starter)]).toEqual([['done', 'cancelled'], [], []]);
  });

  it('has no time left while nothing is done', async () => {
    const starter = await supervisor();
    await desk.waitingRun(await desk.claims(1), starter);
    app.clock.advance({ minutes: 1 });
    expect(await work(starter)).toMatchObject([{ state: 'waiting', done: 0, total: 1, secondsLeft: null }]);
  });

  it('before its time tells so, where its person may no longer do it but still signs in', async () => {
    const starter = await supervisor();
    const runId = await desk.waitingRun(await desk.claims(1), starter);
    const { db } = app.platform;
    await db.updateTable('user_role').set({ role: 'finance' }).where('user_id', '=', starter.userId).execute();
    await carryRun(app.platform, runId);
    expect(await ends(starter)).toMatchObject([{ kind: 'runStopped', title: 'Assigning requests', data: { done: '0', left: '1' } }]);
  });
});

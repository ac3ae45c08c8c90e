// @both-engines
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#src/platform/db/transaction.ts';
import { openOwnDatabase, type OpenedDatabase } from '#src/testing/test-app.ts';
import { createJobs, jobSchema, queue, type Queue } from './jobs.ts';

let opened: OpenedDatabase;
beforeAll(async () => {
  opened = await openOwnDatabase();
});
afterAll(() => opened.database.close());

type Nothing = Record<string, never>;

const fail = (error: unknown): never => {
  throw error;
};
const waiting = 20;

/** Starts and stops an instance of a version that has this queue, on this schedule. */
async function runVersion(spec: Queue<Nothing>, cron: string): Promise<void> {
  const jobs = createJobs(opened.database, opened.databaseUrl, { error: fail } as never, fail);
  jobs.define(spec, async () => undefined);
  jobs.schedule(spec, cron);
  await jobs.start();
  await jobs.stop();
}

async function kept(name: string): Promise<Record<string, unknown> | undefined> {
  const { rows } = await opened.database.raw.query(
    `select retry_limit, expire_seconds, cron from ${jobSchema}.queue join ${jobSchema}.schedule using (name) where name = $1`,
    [name],
  );
  return rows[0];
}

/** Sends one job, runs it, and answers what the database keeps of it once it has ended. */
async function endedJobs(spec: Queue<{ key: string }>): Promise<string[]> {
  const jobs = createJobs(opened.database, opened.databaseUrl, { error: fail } as never, fail);
  const run = Promise.withResolvers<string>();
  jobs.define(spec, async ({ key }) => run.resolve(key));
  await jobs.start();
  await jobs.work();
  await transaction(opened.database.db, (tx) => jobs.enqueue(tx, spec, { key: 'key of a link' }));
  expect(await run.promise).toBe('key of a link');
  // Lets what runs come to its end.
  await jobs.stop();
  const { rows } = await opened.database.raw.query(`select state, data from ${jobSchema}.job where name = $1`, [spec.name]);
  return rows.map(({ state }) => String(state));
}

describe('a job that is done', () => {
  const spec = { retries: 1, expireInSeconds: 60, concurrency: 1 };

  it('is kept for a while, so that one can see what was done', async () => {
    expect(await endedJobs(queue({ ...spec, name: 'kept-when-done' }))).toEqual(['completed']);
  });

  it('is gone together with its data where that should not stay around', async () => {
    expect(await endedJobs(queue({ ...spec, name: 'forgotten-when-done', isForgotten: true }))).toEqual([]);
  });
});

describe('jobs that wait', () => {
  it('are done one soon after the other', async () => {
    const spec = queue<{ count: number }>({ name: 'many-waiting', retries: 1, expireInSeconds: 60, concurrency: 1 });
    const jobs = createJobs(opened.database, opened.databaseUrl, { error: fail } as never, fail);
    const all = Promise.withResolvers<void>();
    const ended: number[] = [];
    jobs.define(spec, async ({ count }) => {
      ended.push(performance.now());
      if (count === waiting) all.resolve();
    });
    await jobs.start();
    // In one transaction, whose notifications the database makes one of.
    await transaction(opened.database.db, async (tx) => {
      for (let count = 1; count <= waiting; count += 1) await jobs.enqueue(tx, spec, { count });
    });
    await jobs.work();
    await all.promise;
    await jobs.stop();
    // Looked for one by one, they would take as long in seconds as there are.
    expect((ended.at(-1) ?? 0) - (ended[0] ?? 0)).toBeLessThan(waiting * 500);
  });
});

describe('queues and schedules', () => {
  it('stay as they are from start to start', async () => {
    const spec = queue<Nothing>({ name: 'kept-as-made', retries: 1, expireInSeconds: 60, concurrency: 1 });
    await runVersion(spec, '0 3 * * *');
    await runVersion(spec, '0 3 * * *');
    expect(await kept(spec.name)).toEqual({ retry_limit: 1, expire_seconds: 60, cron: '0 3 * * *' });
  });

  it('become what a later version makes of them', async () => {
    const spec = { name: 'changed-later', retries: 1, expireInSeconds: 60, concurrency: 1 };
    await runVersion(queue<Nothing>(spec), '0 3 * * *');
    await runVersion(queue<Nothing>({ ...spec, retries: 4, expireInSeconds: 90 }), '30 4 * * *');
    expect(await kept(spec.name)).toEqual({ retry_limit: 4, expire_seconds: 90, cron: '30 4 * * *' });
  });
});

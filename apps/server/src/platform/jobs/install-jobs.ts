import { PgBoss } from 'pg-boss';
import { jobSchema } from './jobs.ts';

/** Makes or updates the tables of the job queue, and runs nothing. */
export async function installJobs(databaseUrl: string): Promise<void> {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 1, schema: jobSchema, supervise: false, schedule: false });
  // Its errors are those of `start`, which throws them.
  boss.on('error', () => undefined);
  await boss.start();
  await boss.stop({ graceful: false });
}

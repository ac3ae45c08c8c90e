import type { Config } from '../config.ts';
import { openPostgres, type Database } from '../platform/db/database.ts';
import { migrate } from '../platform/db/migrate.ts';
import { tryToReach } from '../platform/db/reach.ts';
import { installJobs } from '../platform/jobs/install-jobs.ts';
import { StartError, toProblem } from './prepare-start.ts';

/**
 * Brings the database up to date: as the role of `MIGRATION_DATABASE_URL` where there is one, so that the role that works needs no right to
 * make or change tables. The job queue makes its own tables otherwise when it starts.
 */
export async function updateDatabase({ migrationDatabaseUrl: url }: Config, database: Database): Promise<void> {
  if (url === undefined) return void (await migrate(database));
  const owned = openPostgres(url, () => undefined, 1);
  try {
    const unreachable = await tryToReach(owned);
    if (unreachable !== undefined) throw new StartError([toProblem(url, unreachable, 'MIGRATION_DATABASE_URL')]);
    await migrate(owned);
    await installJobs(url);
  } finally {
    await owned.close();
  }
}

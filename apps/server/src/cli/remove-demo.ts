import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { holdsDemo, othersIn } from '../demo/traces-store.ts';
import { describeDatabase, emptyDatabase } from '../platform/db/empty-database.ts';
import { openForCommand, runCommand, UsageError } from './command.ts';

/*
 * Empties a database that holds nothing but the demo, so that the portal can start on it (docs/operating.md). Reads the same settings
 * as the server.
 *
 *   node apps/server/src/cli/remove-demo.ts --database heliodesk
 *
 * The name of the database is asked for, so that no other one is emptied by mistake. A database with anyone else's data is left as it is.
 * Ends with 1 and a message when something is wrong.
 */

const usage = 'Usage: node apps/server/src/cli/remove-demo.ts --database NAME';

/** Empties the database that the settings name; answers with its name. */
async function removeDemo(named: string | undefined): Promise<string> {
  const config = readConfig();
  const databaseUrl = config.migrationDatabaseUrl ?? config.databaseUrl;
  if (databaseUrl === undefined)
    throw new UsageError(`There is no DATABASE_URL. The embedded database is removed with its folder: ${config.dataDir}`);
  // With one connection, all others are of someone else.
  const database = await openForCommand({ ...config, databaseUrl }, 1);
  try {
    const { name, otherConnections } = await describeDatabase(database);
    if (named !== name) throw new UsageError(`This would empty the database ${name}. To do so, add --database ${name}\n${usage}`);
    if (!(await holdsDemo(database.db))) throw new UsageError(`The database ${name} holds no demo; nothing was removed`);
    const others = await othersIn(database.db);
    if (others.length > 0)
      throw new UsageError(
        `The database ${name} also holds ${others.join(', ')} that are not of the demo; nothing was removed. The portal needs a fresh database: make one, and set DATABASE_URL to it`,
      );
    if (otherConnections > 0)
      throw new UsageError(`${otherConnections} other connections use the database ${name}. Stop every server on it first`);
    await emptyDatabase(database);
    return name;
  } finally {
    await database.close();
  }
}

await runCommand(async () => {
  const { values } = parseArgs({ options: { database: { type: 'string' } } });
  const name = await removeDemo(values.database);
  process.stdout.write(`The database ${name} is empty; the next start makes its tables\n`);
});

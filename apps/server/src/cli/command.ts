import { join } from 'node:path';
import { ConfigError, type Config } from '../config.ts';
import { openPGlite, openPostgres, type Database } from '../platform/db/database.ts';
import { FolderInUseError } from '../platform/db/folder-lock.ts';
import { isConnectionError } from '../platform/db/is-connection-error.ts';
import { describeUnreachable, tryToReach } from '../platform/db/reach.ts';
import { folderProblems } from '../start/storage-problems.ts';

/** An error that the person running a command can fix. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** The database of the settings can't be used. `exitCode` is 78 (`EX_CONFIG`) where only a change helps, as at the server's start. */
class DatabaseUnusableError extends Error {
  override name = 'DatabaseUnusableError';
  readonly exitCode: 1 | 78;

  constructor(message: string, mayPass: boolean) {
    super(message);
    this.exitCode = mayPass ? 1 : 78;
  }
}

/**
 * Opens the database of the settings, with so many connections on PostgreSQL. One that can't be reached isn't waited for, as someone waits
 * for the command.
 */
export async function openForCommand({ databaseUrl, dataDir }: Config, connections?: number): Promise<Database> {
  if (databaseUrl === undefined) {
    const [problem] = await folderProblems({ databaseUrl, dataDir, s3: undefined });
    if (problem !== undefined) throw new DatabaseUnusableError(problem, false);
    return openPGlite(join(dataDir, 'database'));
  }
  // A connection that breaks fails what runs on it, which is told.
  const database = openPostgres(databaseUrl, () => undefined, connections);
  const unreachable = await tryToReach(database);
  if (unreachable === undefined) return database;
  await database.close();
  throw new DatabaseUnusableError(describeUnreachable(databaseUrl, unreachable), unreachable.mayPass);
}

const isOfArguments = (error: unknown): boolean =>
  error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

const isOfConnection = (error: unknown): error is Error => error instanceof Error && isConnectionError(error);

/** What to tell about an error that can be mended; nothing about others. */
function messageOf(error: unknown): string | undefined {
  const isKnown = [UsageError, ConfigError, FolderInUseError, DatabaseUnusableError].some((kind) => error instanceof kind);
  if (isOfConnection(error)) return `The connection to the database broke (${error.message}). Run the command again`;
  return isKnown || isOfArguments(error) ? (error as Error).message : undefined;
}

const exitCodeOf = (error: unknown): number =>
  error instanceof DatabaseUnusableError ? error.exitCode : error instanceof ConfigError ? 78 : 1;

/**
 * Runs a command. When something is wrong, the process ends with a message on standard error and 1, or 78 where the settings have to be
 * changed. Only an error that no one can mend shows its stack; `explain` words those that only this command knows.
 */
export async function runCommand(
  run: () => Promise<void>,
  explain: (error: unknown) => string | undefined = () => undefined,
): Promise<void> {
  try {
    await run();
  } catch (error) {
    const message = messageOf(error) ?? explain(error) ?? (error instanceof Error ? error.stack : undefined) ?? String(error);
    process.stderr.write(`${message}\n`);
    process.exitCode = exitCodeOf(error);
  }
}

import { pino } from 'pino';
import { ConfigError, readSettings, type Config, type Settings } from '../config.ts';
import { holdsDemo } from '../demo/traces-store.ts';
import { openPostgres, type Database } from '../platform/db/database.ts';
import { describeUnreachable, placeOf, tryToReach } from '../platform/db/reach.ts';
import { logSettings, type Log } from '../platform/log.ts';
import { openDatabase } from '../platform/open-platform.ts';
import { describeUnreachableRedis, redisAddressOf, redisPlaceOf, tryToReachRedis } from '../platform/reach-redis.ts';
import type { RedisAddress } from '../platform/open-redis.ts';
import { untilReached, type Unreachable } from '../platform/until-reached.ts';
import { folderProblems, storageProblems } from './storage-problems.ts';

interface Problem {
  text: string;
  /** It may be over soon, without anyone changing anything here. */
  mayPass: boolean;
}

/** The server can't start as it is set up. The message lists everything that is wrong. */
export class StartError extends ConfigError {
  override name = 'StartError';
  /** 78 (`EX_CONFIG`) where only a change helps, so that a supervisor needn't try again; 1 where it may. */
  readonly exitCode: 1 | 78;

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ text }) => text));
    this.exitCode = problems.every(({ mayPass }) => mayPass) ? 1 : 78;
  }
}

const lasting = (text: string): Problem => ({ text, mayPass: false });
const passing = (text: string): Problem => ({ text, mayPass: true });

const demoProblem = lasting(
  'DATABASE_URL: this database holds the demo, whose sign-ins everyone knows. node apps/server/src/cli/remove-demo.ts removes it; or set another database',
);

export const toProblem = (databaseUrl: string, unreachable: Unreachable, setting = 'DATABASE_URL'): Problem => ({
  text: describeUnreachable(databaseUrl, unreachable, setting),
  mayPass: unreachable.mayPass,
});

const toRedisProblem = (redisUrl: string, unreachable: Unreachable): Problem => ({
  text: describeUnreachableRedis(redisUrl, unreachable),
  mayPass: unreachable.mayPass,
});

async function demoProblems(database: Database, mode: Config['mode']): Promise<Problem[]> {
  return mode === 'production' && (await holdsDemo(database.db)) ? [demoProblem] : [];
}

/** Looks at the database once, to name its problems with the others. */
async function lookAtDatabase(databaseUrl: string, mode: Config['mode']): Promise<Problem[]> {
  const database = openPostgres(databaseUrl, () => undefined, 1);
  try {
    const unreachable = await tryToReach(database);
    return unreachable === undefined ? await demoProblems(database, mode) : [toProblem(databaseUrl, unreachable)];
  } finally {
    await database.close();
  }
}

/** The same with Redis. */
async function lookAtRedis(address: RedisAddress): Promise<Problem[]> {
  const unreachable = await tryToReachRedis(address);
  return unreachable === undefined ? [] : [toRedisProblem(address.url, unreachable)];
}

/** What is wrong with the settings and with the folders and the storage that they name, and with database and Redis where that isn't all. */
async function findProblems({ problems: wrong, places, mode }: Settings): Promise<Problem[]> {
  const [folders, storage] = await Promise.all([folderProblems(places), storageProblems(places)]);
  const problems = [...wrong.map(lasting), ...folders.map(lasting), ...storage.map(passing)];
  if (problems.length === 0) return problems;
  const { databaseUrl } = places;
  const redis = redisAddressOf(places);
  const [ofDatabase, ofRedis] = await Promise.all([
    databaseUrl === undefined ? [] : lookAtDatabase(databaseUrl, mode),
    redis === undefined ? [] : lookAtRedis(redis),
  ]);
  return [...problems, ...ofDatabase, ...ofRedis];
}

/** Opens the database, and waits for it if it can't be reached. */
async function openReached(config: Config, log: Log, signal: AbortSignal): Promise<Database> {
  const database = await openDatabase(config, log);
  const { databaseUrl } = config;
  if (databaseUrl === undefined) return database;
  try {
    const unreachable = await untilReached(
      { name: `The database at ${placeOf(databaseUrl)}`, tryToReach: () => tryToReach(database) },
      log,
      signal,
    );
    const problems = unreachable === undefined ? await demoProblems(database, config.mode) : [toProblem(databaseUrl, unreachable)];
    if (problems.length > 0) throw new StartError(problems);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Waits for Redis if it can't be reached. */
async function waitForRedis(config: Config, log: Log, signal: AbortSignal): Promise<void> {
  const address = redisAddressOf(config);
  if (address === undefined) return;
  const service = { name: `Redis at ${redisPlaceOf(address.url)}`, tryToReach: () => tryToReachRedis(address) };
  const unreachable = await untilReached(service, log, signal);
  if (unreachable !== undefined) throw new StartError([toRedisProblem(address.url, unreachable)]);
}

export interface Prepared {
  config: Config;
  log: Log;
  database: Database;
}

/**
 * Reads the settings and looks at what they name, before anything is changed. Throws a `StartError` naming all that is wrong. Waits for a
 * database and a Redis that can't be reached; `signal` ends that with an `AbortError`.
 */
export async function prepareStart(signal: AbortSignal): Promise<Prepared> {
  const settings = readSettings();
  const { config } = settings;
  const problems = await findProblems(settings);
  if (config === undefined || problems.length > 0) throw new StartError(problems);
  const log = pino(logSettings(config.logLevel));
  await waitForRedis(config, log, signal);
  return { config, log, database: await openReached(config, log, signal) };
}

import { join } from 'node:path';
import type { Log } from './log.ts';
import type { Config } from '#src/config.ts';
import { createCache } from './cache.ts';
import type { Clock } from './clock.ts';
import { createKeyRing } from './crypto/key-ring.ts';
import { recordCurrentKey } from './crypto/recorded-keys.ts';
import { openPGlite, openPostgres, type Database } from './db/database.ts';
import { createPresence } from './db/presence.ts';
import { forgetOldKeys } from './http/idempotency.ts';
import { createLiveEvents } from './events/live-events.ts';
import { createJobs } from './jobs/jobs.ts';
import { openRedis } from './open-redis.ts';
import { redisAddressOf } from './reach-redis.ts';
import { createMailer } from './mail/mailer.ts';
import { createPdfMaker } from './pdf/index.ts';
import type { Platform } from './platform.ts';
import { openFileStore } from './storage/file-store.ts';
import { watchSpace } from './storage/space.ts';
import { createThrottle } from './throttle/throttle.ts';
import { createClamdScanner } from './virus-scan/scanner.ts';

/** PostgreSQL where an address is configured, else the embedded database in the data folder. */
export const openDatabase = (config: Config, log: Log): Promise<Database> =>
  config.databaseUrl === undefined
    ? openPGlite(join(config.dataDir, 'database'))
    : Promise.resolve(openPostgres(config.databaseUrl, (error) => log.error({ err: error }, 'database connection')));

export interface Opened {
  platform: Platform;
  /** Makes the queues of jobs, starts live events, and runs the domains' `onStart` work. */
  start: () => Promise<void>;
  /** Takes jobs, after `start`. */
  work: () => Promise<void>;
  /** Jobs first, so that nothing starts that can't finish; the database last. */
  close: () => Promise<void>;
}

/** Assembles what every domain builds on. */
export async function openPlatform(config: Config, database: Database, clock: Clock, log: Log): Promise<Opened> {
  const redisAddress = redisAddressOf(config);
  const redis = redisAddress && (await openRedis(redisAddress));
  redis?.on('error', (error) => log.error({ err: error }, 'redis'));
  const files = await openFileStore(config);
  const space = watchSpace(database.db, files);
  const jobs = createJobs(database, config.databaseUrl, log, space.notice);
  const events = await createLiveEvents(database, redisAddress, log);
  const presence = createPresence(database);
  const pdf = createPdfMaker();
  const starting: (() => Promise<void>)[] = [];
  const platform: Platform = {
    config,
    database,
    db: database.db,
    presence,
    clock,
    keys: createKeyRing(config.sealingKeys),
    cache: createCache(clock),
    jobs,
    events,
    mailer: createMailer({ config, database, clock, log }, jobs),
    files,
    pdf,
    space,
    virusScanner: config.clamdUrl === undefined ? undefined : createClamdScanner(config.clamdUrl),
    throttle: createThrottle(database, redis),
    log,
    ports: new Map(),
    onStart: (run) => void starting.push(run),
    authenticate: async () => null,
    isSessionOfDisabledAccount: async () => false,
    actorOfSession: async () => null,
  };
  forgetOldKeys(platform);
  const start = async (): Promise<void> => {
    await recordCurrentKey(platform.db, clock, platform.keys);
    await presence.start();
    await jobs.start();
    await events.start();
    for (const run of starting) await run();
  };
  const close = async (): Promise<void> => {
    await jobs.stop();
    await events.stop();
    await presence.stop();
    await pdf.close();
    redis?.disconnect();
    await database.close();
  };
  return { platform, start, work: jobs.work, close };
}

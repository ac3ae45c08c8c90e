import type { Log } from './log.ts';
import type { Config } from '#src/config.ts';
import type { Authenticate, Caller } from './auth/actor.ts';
import type { Cache } from './cache.ts';
import type { Clock } from './clock.ts';
import type { KeyRing } from './crypto/key-ring.ts';
import type { Database, Db } from './db/database.ts';
import type { Presence } from './db/presence.ts';
import type { LiveEvents } from './events/live-events.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Mailer } from './mail/mailer.ts';
import type { PdfMaker } from './pdf/index.ts';
import type { FileStore } from './storage/file-store.ts';
import type { Space } from './storage/space.ts';
import type { Throttle } from './throttle/throttle.ts';
import type { VirusScanner } from './virus-scan/scanner.ts';

/** What every domain builds on. */
export interface Platform {
  config: Config;
  database: Database;
  db: Db;
  /** Which instances of the server are running. */
  presence: Presence;
  clock: Clock;
  /** Seal records that have to stay closed to someone with a copy of the database. */
  keys: KeyRing;
  cache: Cache;
  jobs: Jobs;
  events: LiveEvents;
  mailer: Mailer;
  files: FileStore;
  pdf: PdfMaker;
  space: Space;
  /** Where one is configured. */
  virusScanner: VirusScanner | undefined;
  throttle: Throttle;
  log: Log;
  /** What the domains have registered for each other; read through `port` and `registry`. */
  ports: Map<symbol, unknown>;
  /** Adds work to do once the tables exist and before the first call is answered. */
  onStart: (run: () => Promise<void>) => void;
  /** Set by the domain that keeps the sessions. */
  authenticate: Authenticate;
  /** Whether a token's session ended because its account was disabled; set by the same domain. */
  isSessionOfDisabledAccount: (token: string) => Promise<boolean>;
  /** Who a session belongs to, by its key, without counting as activity; set by the same domain. */
  actorOfSession: (sessionKey: string) => Promise<Caller | null>;
}

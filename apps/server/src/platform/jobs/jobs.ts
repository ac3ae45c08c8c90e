import type { Log } from '../log.ts';
import { fromKysely, fromPglite, PgBoss } from 'pg-boss';
import type { Database, Tx } from '../db/database.ts';

export interface Queue<Data extends object> {
  name: string;
  /** How often a failed job is tried again, with growing waits. */
  retries: number;
  /** A job that runs longer counts as failed. Seconds. */
  expireInSeconds: number;
  /** How many jobs an instance runs side by side. */
  concurrency: number;
  /** At most one job of a `singletonKey` waits; others are dropped while it does. */
  isOnePerKey?: true;
  /** How long a finished job is kept if its data should not stay around; a week by default. Seconds. */
  forgetAfterSeconds?: number;
  /** Only carries the type of the data. */
  readonly data?: Data;
}

/** Declares a queue; its name is in the database, so renaming one loses its waiting jobs. */
export const queue = <Data extends object>(spec: Omit<Queue<Data>, 'data'>): Queue<Data> => spec;

export interface EnqueueOptions {
  startAfter?: Date;
  /** Of queues with `isOnePerKey`. */
  singletonKey?: string;
}

/** Work done in the background, kept in the database: a job sent in a transaction exists exactly if that commits. */
export interface Jobs {
  /** Sets the handler of a queue. Call it before `start`. */
  define: <Data extends object>(queue: Queue<Data>, handler: (data: Data, signal: AbortSignal) => Promise<void>) => void;
  /** Runs a queue on a schedule, `cron` in UTC. Call it before `start`. */
  schedule: (queue: Queue<Record<string, never>>, cron: string) => void;
  enqueue: <Data extends object>(tx: Tx, queue: Queue<Data>, data: Data, options?: EnqueueOptions) => Promise<void>;
  start: () => Promise<void>;
  /** Lets running jobs finish. */
  stop: () => Promise<void>;
}

type Handler = (data: object, signal: AbortSignal) => Promise<void>;

/** Of the database, where the queue keeps its tables. */
export const jobSchema = 'job';

const bossOf = (database: Database, databaseUrl: string | undefined): PgBoss =>
  new PgBoss({
    ...(database.pglite === undefined
      ? { connectionString: databaseUrl ?? '', max: 5 }
      : { db: fromPglite(database.pglite), backend: 'pglite' as const }),
    schema: jobSchema,
    useListenNotify: true,
  });

/** `onFailure` hears of every failure of a job, and of the queues themselves. */
export function createJobs(database: Database, databaseUrl: string | undefined, log: Log, onFailure: (error: unknown) => void): Jobs {
  const boss = bossOf(database, databaseUrl);
  boss.on('error', (error) => {
    onFailure(error);
    log.error({ err: error }, 'job queue');
  });
  const defined = new Map<string, { queue: Queue<object>; handler: Handler }>();
  const schedules: { name: string; cron: string }[] = [];

  const open = async ({
    queue: { name, retries, expireInSeconds, concurrency, isOnePerKey, forgetAfterSeconds },
    handler,
  }: {
    queue: Queue<object>;
    handler: Handler;
  }): Promise<void> => {
    await boss.createQueue(name, {
      retryLimit: retries,
      retryDelay: 2,
      retryBackoff: true,
      expireInSeconds,
      notify: true,
      ...(isOnePerKey ? { policy: 'short' as const } : {}),
      ...(forgetAfterSeconds === undefined ? {} : { deleteAfterSeconds: forgetAfterSeconds }),
    });
    const options = {
      batchSize: 1,
      localConcurrency: concurrency,
      notifyPollingIntervalSeconds: 1,
      pollingIntervalSeconds: 1,
      burstWhenBatchFull: true,
    };
    await boss.work<object>(name, options, async ([job]) => {
      if (job === undefined) return;
      await handler(job.data, job.signal).catch((error: unknown) => {
        onFailure(error);
        throw error;
      });
    });
  };

  return {
    define: (spec, handler) => void defined.set(spec.name, { queue: spec, handler: handler as Handler }),
    schedule: ({ name }, cron) => void schedules.push({ name, cron }),
    enqueue: async (tx, spec, data, { startAfter, singletonKey } = {}) => {
      await boss.send(spec.name, data, {
        db: fromKysely(tx),
        ...(startAfter === undefined ? {} : { startAfter }),
        ...(singletonKey === undefined ? {} : { singletonKey }),
      });
    },
    start: async () => {
      await boss.start();
      for (const entry of defined.values()) await open(entry);
      for (const { name, cron } of schedules) await boss.schedule(name, cron);
    },
    stop: () => boss.stop({ graceful: true, timeout: 20_000 }),
  };
}

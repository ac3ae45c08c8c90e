import type { Log } from '../log.ts';
import { fromKysely, fromPglite, PgBoss, type QueueResult } from 'pg-boss';
import type { Database, Tx } from '../db/database.ts';

export interface Queue<Data extends object> {
  name: string;
  /** How often a failed job is tried again, with waits that grow from seconds up to `longestWaitInSeconds`. */
  retries: number;
  longestWaitInSeconds?: number;
  /** A job that runs longer counts as failed. Seconds. */
  expireInSeconds: number;
  /** How many jobs an instance runs side by side. */
  concurrency: number;
  /** At most one job of a `singletonKey` waits; others are dropped while it does. */
  isOnePerKey?: true;
  /** A job is removed once it is done, because its data should not stay around; others are kept for a week. */
  isForgotten?: true;
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
  /** Makes the queues, so that jobs can be sent. */
  start: () => Promise<void>;
  /** Begins to take jobs. Each queue looks for some right away, which keeps the embedded database busy for a while. */
  work: () => Promise<void>;
  /** Lets running jobs finish. */
  stop: () => Promise<void>;
}

type Handler = (data: object, signal: AbortSignal) => Promise<void>;

interface Defined {
  queue: Queue<object>;
  handler: Handler;
}

/** Jobs that failed for good and should not stay around are removed some minutes later, if the queue looks for them as often. Seconds. */
const failedKept = 60;
const lookEvery = 10 * 60;

/**
 * The database tells of new jobs; those that wait to be tried again are looked for this often. Once a second would keep a twentieth of a
 * processor busy with the embedded database, with nothing to do. Seconds.
 */
const dueWithin = 3;

/**
 * What a worker leaves to others after each job. Without it, the mails of a bulk run take so much of the processor that the run lasts twice
 * as long. Milliseconds.
 */
const breather = 100;

/** Of the database, where the queue keeps its tables. */
export const jobSchema = 'job';

type Embedded = Parameters<typeof fromPglite>[0];

/** The embedded database as the queue calls it, with our statements, which it parses and plans once. */
const embeddedOf = (pglite: NonNullable<Database['pglite']>, { raw }: Database): Embedded => ({
  query: raw.query as Embedded['query'],
  exec: (sql) => pglite.exec(sql),
  listen: (channel, hear) => pglite.listen(channel, hear),
});

const bossOf = (database: Database, databaseUrl: string | undefined): PgBoss =>
  new PgBoss({
    ...(database.pglite === undefined
      ? { connectionString: databaseUrl ?? '', max: 5 }
      : { db: fromPglite(embeddedOf(database.pglite, database)), backend: 'pglite' as const }),
    schema: jobSchema,
    useListenNotify: true,
    maintenanceIntervalSeconds: lookEvery,
  });

const isAsSpecified = (kept: QueueResult, options: Partial<QueueResult>): boolean =>
  Object.entries(options).every(([name, value]) => kept[name as keyof QueueResult] === value);

/** Makes a queue, or brings one of an earlier version up to date. Whether it keeps one job per key stays as it was made. */
async function keepQueue(boss: PgBoss, spec: Queue<object>, kept: QueueResult | undefined): Promise<void> {
  const { name, retries, longestWaitInSeconds, expireInSeconds, isOnePerKey, isForgotten } = spec;
  const options = {
    retryLimit: retries,
    retryDelay: 2,
    retryBackoff: true,
    ...(longestWaitInSeconds === undefined ? {} : { retryDelayMax: longestWaitInSeconds }),
    expireInSeconds,
    notify: true,
    ...(isForgotten ? { deleteAfterSeconds: failedKept } : {}),
  };
  if (kept !== undefined && isAsSpecified(kept, options)) return;
  if (kept === undefined) await boss.createQueue(name, { ...options, ...(isOnePerKey ? { policy: 'short' as const } : {}) });
  else await boss.updateQueue(name, options);
  // Makes the library remember it: reading about it when a job is sent, in a transaction of the embedded database, would wait for that.
  await boss.findJobs(name, { key: '' });
}

/** `onFailure` hears of every failure of a job, and of the queues themselves. */
export function createJobs(database: Database, databaseUrl: string | undefined, log: Log, onFailure: (error: unknown) => void): Jobs {
  const boss = bossOf(database, databaseUrl);
  boss.on('error', (error) => {
    onFailure(error);
    log.error({ err: error }, 'job queue');
  });
  const defined = new Map<string, Defined>();
  const schedules: { name: string; cron: string }[] = [];

  /** One worker of a queue. Soon after a job it looks for the next one, which the library leaves to the next notification or look. */
  const startWorker = async ({ queue: { name, isForgotten }, handler }: Defined): Promise<void> => {
    const options = { notifyPollingIntervalSeconds: dueWithin, pollingIntervalSeconds: 1 };
    let id = '';
    id = await boss.work<object>(name, options, async ([job]) => {
      if (job === undefined) return;
      try {
        await handler(job.data, job.signal);
        if (isForgotten) await boss.deleteJob(name, job.id);
      } catch (error) {
        onFailure(error);
        throw error;
      } finally {
        setTimeout(() => boss.notifyWorker(id), breather).unref();
      }
    });
  };

  /** Makes queues and schedules that the database doesn't have as they are defined; most starts find all of them. */
  const keepUp = async (): Promise<void> => {
    const queues = new Map((await boss.getQueues()).map((kept) => [kept.name, kept]));
    for (const { queue: spec } of defined.values()) await keepQueue(boss, spec, queues.get(spec.name));
    const crons = new Map((await boss.getSchedules()).map((kept) => [kept.name, kept.cron]));
    for (const { name, cron } of schedules) if (crons.get(name) !== cron) await boss.schedule(name, cron);
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
      await keepUp();
    },
    work: async () => {
      for (const entry of defined.values()) for (let worker = 0; worker < entry.queue.concurrency; worker += 1) await startWorker(entry);
    },
    stop: () => boss.stop({ graceful: true, timeout: 20_000 }),
  };
}

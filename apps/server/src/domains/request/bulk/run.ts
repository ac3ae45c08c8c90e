import { actorOfStaff } from '#src/domains/identity/index.ts';
import { forEachConcurrently } from '#src/platform/concurrently.ts';
import { contextOf, withTx, type Context, type WriteContext } from '#src/platform/context.ts';
import type { Engine, Tx } from '#src/platform/db/database.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { queue } from '#src/platform/jobs/jobs.ts';
import { ringBell } from '#src/platform/notify/notify.ts';
import { publishWork } from '#src/platform/notify/running-work.ts';
import type { Platform } from '#src/platform/platform.ts';
import {
  findRun,
  findStalled,
  findWaiting,
  lockOwnRun,
  lockWaiting,
  removeEnded,
  updateItems,
  updateToCancelled,
  updateToDone,
  type BulkRunRecord,
  type WaitingItem,
} from './bulk-store.ts';
import { carryOutAll, carryOutEach } from './carry-out.ts';
import { countDone } from './progress-store.ts';

/** Takes the action of a run on its requests. A job that ends early is run again and goes on where it was. */
const bulkRuns = queue<{ runId: number }>({
  name: 'request-bulk',
  retries: 5,
  expireInSeconds: 300,
  concurrency: 2,
  isOnePerKey: true,
});

/** Looks for runs whose job was lost, and forgets old ones. */
const bulkUpkeep = queue<Record<string, never>>({ name: 'request-bulk-upkeep', retries: 1, expireInSeconds: 60, concurrency: 1 });

/** A run in which nothing happens for this long has lost its job. Milliseconds. */
const lostAfter = 30_000;
/** How long what became of the requests of a run is kept. Milliseconds. */
const keptFor = 30 * 24 * 60 * 60_000;

/** How many requests share a transaction, and how many transactions run at a time: others wait for no more than one of them. */
const divisions: Record<Engine, { requests: number; concurrency: number }> = {
  pglite: { requests: 2, concurrency: 1 },
  postgres: { requests: 8, concurrency: 2 },
};

export const enqueueRun = ({ jobs }: Platform, tx: Tx, runId: number): Promise<void> =>
  jobs.enqueue(tx, bulkRuns, { runId }, { singletonKey: String(runId) });

function batchesOf(items: readonly WaitingItem[], size: number): WaitingItem[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
}

type CarryOut = typeof carryOutEach;

/** Some requests of a run, each with what became of it, in one transaction. */
async function carryOutWaiting(
  context: WriteContext,
  run: BulkRunRecord,
  items: readonly WaitingItem[],
  carryOut: CarryOut,
): Promise<void> {
  const { platform, tx } = context;
  const waiting = await lockWaiting(tx, run.id, items);
  if (waiting.length === 0) return;
  await updateItems(tx, run.id, await carryOut(context, run, waiting), platform.clock.now());
  publishWork(platform, tx, run.userId);
}

/** All at the same time; if that goes wrong, one after another, so that each has a result of its own. */
async function carryOutBatch(context: Context, run: BulkRunRecord, items: readonly WaitingItem[]): Promise<void> {
  const attempt = (carryOut: CarryOut): Promise<void> =>
    transaction(context.db, (tx) => carryOutWaiting(withTx(context, tx), run, items, carryOut));
  await attempt(carryOutAll).catch(() => attempt(carryOutEach));
}

/** Tells who started a run that it has come to its end without them, in the transaction that ends it. */
async function tellEnd(platform: Platform, tx: Tx, { id: runId, userId, action }: BulkRunRecord, kind: 'runEnded' | 'runStopped') {
  const { done, left } = await countDone(tx, runId);
  const data = { action, done: String(done), left: String(left) };
  await ringBell(withTx(contextOf(platform, null), tx), { userId, kind, runId, data });
}

/** Cancels what is left of a run. */
export async function cancelRest(platform: Platform, tx: Tx, run: BulkRunRecord): Promise<void> {
  await updateToCancelled(tx, run.id, platform.clock.now());
  publishWork(platform, tx, run.userId);
}

async function finish(platform: Platform, run: BulkRunRecord): Promise<void> {
  await transaction(platform.db, async (tx) => {
    if (!(await updateToDone(tx, run.id, platform.clock.now()))) return;
    publishWork(platform, tx, run.userId);
    await tellEnd(platform, tx, run, 'runEnded');
  });
}

/** The person may have been disabled, or have lost the right, since the run was started. */
async function cancelForbidden(platform: Platform, { id, userId }: BulkRunRecord): Promise<void> {
  await transaction(platform.db, async (tx) => {
    const run = await lockOwnRun(tx, userId, id);
    if (run?.state !== 'running') return;
    await cancelRest(platform, tx, run);
    await tellEnd(platform, tx, run, 'runStopped');
  });
}

/** Does what is left of a run, as the person who started it. */
export async function carryRun(platform: Platform, runId: number): Promise<void> {
  const { db, database } = platform;
  const run = await findRun(db, runId);
  if (run?.state !== 'running') return;
  const actor = await actorOfStaff(platform, run.userId);
  if (actor?.can('csp:request:bulk') !== true) return cancelForbidden(platform, run);
  const { requests, concurrency } = divisions[database.engine];
  const context = contextOf(platform, actor);
  await forEachConcurrently(concurrency, batchesOf(await findWaiting(db, runId), requests), (items) => carryOutBatch(context, run, items));
  await finish(platform, run);
}

/** Puts runs back to work that no one works on; with `all` every run that hasn't ended, as after a start. */
export async function resumeRuns(platform: Platform, all: boolean): Promise<void> {
  const now = platform.clock.now().getTime();
  for (const runId of await findStalled(platform.db, new Date(all ? now + 1 : now - lostAfter)))
    await transaction(platform.db, (tx) => enqueueRun(platform, tx, runId));
}

/** The background work of runs. */
export function defineBulkJobs(platform: Platform): void {
  const { jobs, db, clock } = platform;
  jobs.define(bulkRuns, ({ runId }) => carryRun(platform, runId));
  jobs.define(bulkUpkeep, async () => {
    await resumeRuns(platform, false);
    await transaction(db, (tx) => removeEnded(tx, new Date(clock.now().getTime() - keptFor)));
  });
  jobs.schedule(bulkUpkeep, '* * * * *');
  platform.onStart(() => resumeRuns(platform, true));
}

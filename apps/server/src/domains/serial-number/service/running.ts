import { isWorthTelling, type WorkOfKind, type WorkUnderWay } from '#src/platform/notify/running-work.ts';
import { ringBell } from '#src/platform/notify/notify.ts';
import type { Context, WriteContext } from '#src/platform/context.ts';
import { findStepTime, type ImportRecord } from '../import-store.ts';
import type { OwnerKind } from '../list.ts';
import { serialListOwners, type OwnerDescription } from '../owners.ts';
import { findRunningOf } from '../running-store.ts';

const describeOwners = (context: Context, kind: OwnerKind, records: readonly ImportRecord[]) =>
  serialListOwners.of(context.platform, kind).describe(
    context,
    records.map(({ ownerId }) => ownerId),
  );

/** While a file is read, how many rows it has is what it says of itself, and nothing before it was opened. */
function rowsOf({ state, rows_read, rows_total, addedShare }: ImportRecord & { addedShare: number }): Pick<WorkUnderWay, 'done' | 'total'> {
  if (state === 'inserting') return { done: Math.floor(rows_total * addedShare), total: rows_total };
  return { done: rows_read, total: rows_total === 0 ? null : Math.max(rows_total, rows_read) };
}

/** The imports that are under way for the caller, of lists whose owners they still see. */
export const importWork: WorkOfKind = {
  findRunning: async (context) => {
    const running = await findRunningOf(context.db, context.actor.userId);
    const byKind = Map.groupBy(running, ({ ownerKind }) => ownerKind);
    const owners = new Map<OwnerKind, ReadonlyMap<number, OwnerDescription>>();
    for (const [kind, records] of byKind) owners.set(kind, await describeOwners(context, kind, records));
    return running.flatMap((record) => {
      const owner = owners.get(record.ownerKind)?.get(record.ownerId);
      if (owner === undefined) return [];
      const state = record.state === 'waiting' ? 'waiting' : 'running';
      const startTime = record.created_at.toISOString();
      return [{ workId: record.id, state, name: record.file_name, forWhat: owner.title, ...rowsOf(record), path: owner.path, startTime }];
    });
  },
};

const noticeOf = { ready: 'importRead', done: 'importAdded', failed: 'importFailed' } as const;

/**
 * Tells who uploaded a file how reading or adding it ended. What went well is told only where it took so long that they may be elsewhere
 * by now; a page that shows the import marks the notice as read.
 */
export async function tellEnd(context: WriteContext<null>, record: ImportRecord, end: keyof typeof noticeOf): Promise<void> {
  const { platform, tx } = context;
  const startedAt = (end === 'done' ? await findStepTime(tx, record.id, 'add') : undefined) ?? record.created_at;
  if (end !== 'failed' && !isWorthTelling(startedAt, platform.clock.now())) return;
  await ringBell(context, {
    userId: record.uploaded_by,
    kind: noticeOf[end],
    requestId: record.ownerId,
    data: { fileName: record.file_name },
  });
}

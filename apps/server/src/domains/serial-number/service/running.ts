import { importLifecycle } from '@heliodesk/contract/serial-number';
import { isWorthTelling, secondsLeft, type WorkOfKind, type WorkUnderWay } from '#src/platform/notify/running-work.ts';
import { ringBell } from '#src/platform/notify/notify.ts';
import type { Context, WriteContext } from '#src/platform/context.ts';
import { findStepTime, type ImportRecord } from '../import-store.ts';
import type { OwnerKind } from '../list.ts';
import { serialListOwners, type OwnerDescription } from '../owners.ts';
import { findRunningOf, type RunningImport } from '../running-store.ts';

const describeOwners = (context: Context, kind: OwnerKind, records: readonly ImportRecord[]) =>
  serialListOwners.of(context.platform, kind).describe(
    context,
    records.map(({ ownerId }) => ownerId),
  );

/** While a file is read, how many rows it has is what it says of itself, and nothing before it was opened. */
function rowsOf({ state, rows_read, rows_total, addedShare }: RunningImport): Pick<WorkUnderWay, 'done' | 'total'> {
  if (state === 'inserting') return { done: Math.floor(rows_total * addedShare), total: rows_total };
  return { done: rows_read, total: rows_total === 0 ? null : Math.max(rows_total, rows_read) };
}

/** An import as the bell shows it. What is being added already can't be canceled. */
function workOf(record: RunningImport, owner: OwnerDescription, now: Date): WorkUnderWay {
  const { id, state, ownerId, file_name, created_at, stepAt } = record;
  const rows = rowsOf(record);
  return {
    workId: id,
    state: state === 'waiting' ? 'waiting' : 'running',
    name: file_name,
    forWhat: owner.title,
    requestId: ownerId,
    ...rows,
    secondsLeft: stepAt === null ? null : secondsLeft({ since: stepAt, now, ...rows }),
    canCancel: importLifecycle.actions.cancel?.from.includes(state) === true,
    path: owner.path,
    startTime: created_at.toISOString(),
  };
}

/** The imports that are under way for the caller, of lists whose owners they still see. */
export const importWork: WorkOfKind = {
  findRunning: async (context) => {
    const now = context.platform.clock.now();
    const running = await findRunningOf(context.db, context.actor.userId);
    const byKind = Map.groupBy(running, ({ ownerKind }) => ownerKind);
    const owners = new Map<OwnerKind, ReadonlyMap<number, OwnerDescription>>();
    for (const [kind, records] of byKind) owners.set(kind, await describeOwners(context, kind, records));
    return running.flatMap((record) => {
      const owner = owners.get(record.ownerKind)?.get(record.ownerId);
      return owner === undefined ? [] : [workOf(record, owner, now)];
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

import type { Page, QueryOf } from '@heliodesk/contract/kit';
import type * as api from '@heliodesk/contract/serial-number';
import { importLifecycle, type ImportGuard, type ImportRow, type ImportStatus } from '@heliodesk/contract/serial-number';
import type { Context, WriteContext } from '#src/platform/context.ts';
import { page } from '#src/platform/http/call.ts';
import { fail } from '#src/platform/http/failure.ts';
import { transition } from '#src/platform/lifecycle/transition.ts';
import type { Platform } from '#src/platform/platform.ts';
import { countImportRows, findImportRows } from '../chunk-store.ts';
import { findImport, findOpenImports, isImportRunning, lockImport as lockRecord, type ImportRecord } from '../import-store.ts';
import { restorableSince } from '../restore-period.ts';
import type { ListKey } from '../list.ts';
import { findList } from '../list-store.ts';
import { actionsOf, importMachine } from '../machine.ts';
import { serialListOwners } from '../owners.ts';
import { addImports, enqueueImport } from '../queues.ts';
import { toImportStatus } from '../view.ts';
import { keepRoom } from './add-import.ts';
import { isChanging } from './changes.ts';
import { endImports } from './end-imports.ts';
import { detailLabels, findVisibleList } from './read-list.ts';
import { startNext } from './start-next.ts';

/** An import of a list that the caller may see. */
export async function requireImport(context: Context, key: ListKey, importId: number): Promise<ImportRecord> {
  const list = await findVisibleList(context, key);
  const record = list && (await findImport(context.db, list.id, importId));
  if (record === undefined) throw fail('notFound');
  return record;
}

/** What holds of a list for those who would do something with its imports. */
async function findListGuards({ platform, db, actor }: Context, { list_id, ownerKind, ownerId }: ImportRecord): Promise<ImportGuard[]> {
  const mayChange = await serialListOwners.of(platform, ownerKind).mayChange(db, actor, ownerId);
  return [
    ...(mayChange ? (['listChangeable'] as const) : []),
    ...((await isImportRunning(db, list_id)) ? [] : (['noOtherImport'] as const)),
  ];
}

/** What holds of an import for as long as it can be brought back. */
export const whileKept = (platform: Platform, { updated_at }: ImportRecord): readonly 'stillKept'[] =>
  updated_at > restorableSince(platform) ? ['stillKept'] : [];

/** How far imports of one list are. */
async function statusesOf(context: Context, records: readonly ImportRecord[]): Promise<ImportStatus[]> {
  const [first] = records;
  if (first === undefined) return [];
  const guards = await findListGuards(context, first);
  const { platform, actor, language } = context;
  return records.map((record) => toImportStatus(record, actionsOf(actor, record, [...guards, ...whileKept(platform, record)]), language));
}

export async function statusOf(context: Context, record: ImportRecord): Promise<ImportStatus> {
  const [status] = await statusesOf(context, [record]);
  if (status === undefined) throw fail('notFound');
  return status;
}

/** How far the latest import of a list is. */
export async function findLatestImport(context: Context, key: ListKey): Promise<ImportStatus | null> {
  const list = await findVisibleList(context, key);
  const record = list && (await findImport(context.db, list.id));
  return record === undefined ? null : statusOf(context, record);
}

/** All imports of a list that there is something to do with, or to wait for. */
export async function listImports(context: Context, key: ListKey): Promise<ImportStatus[]> {
  const list = await findVisibleList(context, key);
  return list ? statusesOf(context, await findOpenImports(context.db, list.id, restorableSince(context.platform))) : [];
}

/** One page of an import's rows with what was found. */
export async function listImportRows(
  context: Context,
  key: ListKey,
  { importId, filter, verdict, reason, pageNum, pageSize }: QueryOf<typeof api.importRows>,
): Promise<Page<ImportRow>> {
  const { id } = await requireImport(context, key, importId);
  const { db } = context;
  const choice = { filter, verdict, reason };
  const [rows, total, label] = await Promise.all([
    findImportRows(db, id, choice, { limit: pageSize, offset: (pageNum - 1) * pageSize }),
    countImportRows(db, id, choice),
    detailLabels(context, key, await isChanging(db, key)),
  ]);
  return page(rows.map(label), total);
}

/** An import of a list that the caller may change, locked after the list's owner. */
export async function lockImport(context: WriteContext, key: ListKey, importId: number): Promise<ImportRecord> {
  const { platform, tx } = context;
  await serialListOwners.of(platform, key.ownerKind).lockForChange(context, key.ownerId);
  const list = await findList(tx, key);
  const record = await lockRecord(tx, importId);
  if (record === undefined || record.list_id !== list?.id) throw fail('notFound');
  return record;
}

/** Starts adding the rows if the list has room for all of them; called again, it only reports the progress. */
export async function requestAdding(context: WriteContext, key: ListKey, importId: number): Promise<ImportStatus> {
  const { platform, tx } = context;
  const record = await lockImport(context, key, importId);
  if (record.state !== 'ready') return statusOf(context, record);
  // Another file is being read or added in the meantime.
  if (await isImportRunning(tx, record.list_id)) throw fail('serial.importRunning');
  await keepRoom(context, record);
  const adding = await transition(context, importMachine, record, { action: 'add', extraGuards: ['listChangeable', 'noOtherImport'] });
  await enqueueImport(platform.jobs, tx, addImports, { importId });
  return statusOf(context, adding);
}

/** Gives an import up. What is being added already is finished. */
export async function cancelImport(context: WriteContext, key: ListKey, importId: number): Promise<ImportStatus> {
  const record = await lockImport(context, key, importId);
  if (!importLifecycle.actions.cancel?.from.includes(record.state)) return statusOf(context, record);
  const [cancelled = record] = await endImports(context, [record], { action: 'cancel', extraGuards: ['listChangeable'] });
  await startNext(context, record.list_id);
  return statusOf(context, cancelled);
}

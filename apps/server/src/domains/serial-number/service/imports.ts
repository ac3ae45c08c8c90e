import { basename, extname } from 'node:path';
import { limits, type Page, type QueryOf } from '@heliodesk/contract/kit';
import type * as api from '@heliodesk/contract/serial-number';
import type { ImportRow, ImportStatus } from '@heliodesk/contract/serial-number';
import { storeTemporarily } from '#src/domains/attachment/index.ts';
import { withTx, type Context, type WriteContext } from '#src/platform/context.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { page, type UploadedFile } from '#src/platform/http/call.ts';
import { fail } from '#src/platform/http/failure.ts';
import { countImportRows, findImportRows, removeChunks } from '../chunk-store.ts';
import { findImport, insertImport, isImportRunning, updateState, type ImportRecord } from '../import-store.ts';
import type { ListKey } from '../list.ts';
import { findList, openList } from '../list-store.ts';
import { serialListOwners } from '../owners.ts';
import { applyImports, enqueueImport, readImports } from '../queues.ts';
import { withDetailLabel } from '../sheet-labels.ts';
import { toImportStatus } from '../view.ts';
import { findVisibleList } from './read-list.ts';

const endings = ['.xls', '.xlsx'];

/** Stores the spreadsheet and has it read in the background. A list takes one at a time. */
export async function uploadImport(context: Context, key: ListKey, file: UploadedFile): Promise<{ importId: number }> {
  const { platform, db, actor } = context;
  const fileName = basename(file.fileName.replaceAll('\\', '/')).slice(-limits.fileName);
  if (!endings.includes(extname(fileName).toLowerCase())) throw fail('serial.wrongFormat');
  await transaction(db, (tx) => lockForUpload(withTx(context, tx), key));
  return storeTemporarily(
    platform,
    { area: 'import', contentType: 'application/octet-stream', content: file.content },
    async (tx, storageKey, size) => {
      if (size > limits.fileSize) throw fail('attachment.fileTooLarge');
      const listId = await lockForUpload(withTx(context, tx), key);
      const importId = await insertImport(tx, { listId, uploadedBy: actor.userId, storageKey, fileName, at: platform.clock.now() });
      await enqueueImport(platform.jobs, tx, readImports, { importId });
      return { importId };
    },
  );
}

async function lockForUpload(context: WriteContext, key: ListKey): Promise<number> {
  const { platform, tx } = context;
  await serialListOwners.of(platform, key.ownerKind).lockForChange(context, key.ownerId);
  const { id } = await openList(tx, key);
  if (await isImportRunning(tx, id)) throw fail('serial.importRunning');
  return id;
}

/** An import of a list that the caller may see. */
export async function requireImport(context: Context, key: ListKey, importId: number): Promise<ImportRecord> {
  const list = await findVisibleList(context, key);
  const record = list && (await findImport(context.db, list.id, importId));
  if (record === undefined) throw fail('notFound');
  return record;
}

/** How far the latest import of a list is. */
export async function findLatestImport(context: Context, key: ListKey): Promise<ImportStatus | null> {
  const list = await findVisibleList(context, key);
  const record = list && (await findImport(context.db, list.id));
  return record === undefined ? null : toImportStatus(record, key, context.language);
}

/** One page of an import's rows with what was found. */
export async function listImportRows(
  context: Context,
  key: ListKey,
  { importId, filter, pageNum, pageSize }: QueryOf<typeof api.importRows>,
): Promise<Page<ImportRow>> {
  const { id } = await requireImport(context, key, importId);
  const { db, language } = context;
  const [rows, total] = await Promise.all([
    findImportRows(db, id, filter, { limit: pageSize, offset: (pageNum - 1) * pageSize }),
    countImportRows(db, id, filter),
  ]);
  return page(
    rows.map((row) => withDetailLabel(row, language)),
    total,
  );
}

async function lockImport(context: WriteContext, key: ListKey, importId: number): Promise<ImportRecord> {
  const { platform, tx } = context;
  await serialListOwners.of(platform, key.ownerKind).lockForChange(context, key.ownerId);
  const list = await findList(tx, key);
  const record = list && (await findImport(tx, list.id, importId));
  if (record === undefined) throw fail('notFound');
  return record;
}

/** Begins to take the rows over; called again it only tells how far that is. */
export async function requestApply(context: WriteContext, key: ListKey, importId: number): Promise<ImportStatus> {
  const { platform, tx, language } = context;
  const record = await lockImport(context, key, importId);
  if (record.state !== 'ready') return toImportStatus(record, key, language);
  // Another file is being read or taken over meanwhile.
  if (await isImportRunning(tx, record.list_id)) throw fail('serial.importRunning');
  await updateState(tx, importId, { from: ['ready'], to: 'inserting', at: platform.clock.now() });
  await enqueueImport(platform.jobs, tx, applyImports, { importId });
  return toImportStatus({ ...record, state: 'inserting' }, key, language);
}

/** Gives an import up. What is being taken over already is finished. */
export async function cancelImport(context: WriteContext, key: ListKey, importId: number): Promise<ImportStatus> {
  const { platform, tx, language } = context;
  const record = await lockImport(context, key, importId);
  const change = { from: ['waiting' as const, 'reading' as const, 'ready' as const, 'failed' as const], to: 'cancelled' as const };
  const isCancelled = await updateState(tx, importId, { ...change, at: platform.clock.now() });
  if (isCancelled) await removeChunks(tx, importId);
  return toImportStatus((await findImport(tx, record.list_id, importId)) ?? record, key, language);
}

import { basename, extname } from 'node:path';
import { limits, type Page } from '@heliodesk/contract/kit';
import type * as api from '@heliodesk/contract/serial-number';
import type { ImportRow, ImportStatus } from '@heliodesk/contract/serial-number';
import { storeTemporarily } from '#src/domains/attachment/index.ts';
import { withTx, type Context, type WriteContext } from '#src/platform/context.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { page, type Input } from '#src/platform/http/call.ts';
import { fail } from '#src/platform/http/failure.ts';
import { countImportRows, findImportRows, removeChunks } from '../chunk-store.ts';
import { findImport, insertImport, isImportRunning, updateState, type ImportRecord } from '../import-store.ts';
import { applyImports, enqueueImport, readImports } from '../queues.ts';
import { withDetailLabel } from '../sheet-labels.ts';
import { toImportStatus } from '../view.ts';
import { requireVisible } from './read-list.ts';
import { lockClaimDraft } from './typed.ts';

const endings = ['.xls', '.xlsx'];

/** Stores the spreadsheet and has it read in the background. A claim reads one at a time. */
export async function uploadImport(
  context: Context,
  { body: { requestId }, file }: Input<typeof api.uploadSerials>,
): Promise<{ importId: number }> {
  const { platform, db, actor } = context;
  const fileName = basename(file.fileName.replaceAll('\\', '/')).slice(-limits.fileName);
  if (!endings.includes(extname(fileName).toLowerCase())) throw fail('serial.wrongFormat');
  await transaction(db, (tx) => lockForUpload(withTx(context, tx), requestId));
  return storeTemporarily(
    platform,
    { area: 'import', contentType: 'application/octet-stream', content: file.content },
    async (tx, storageKey, size) => {
      if (size > limits.fileSize) throw fail('attachment.fileTooLarge');
      await lockForUpload(withTx(context, tx), requestId);
      const importId = await insertImport(tx, { requestId, uploadedBy: actor.userId, storageKey, fileName, at: platform.clock.now() });
      await enqueueImport(platform.jobs, tx, readImports, { importId, requestId });
      return { importId };
    },
  );
}

async function lockForUpload(context: WriteContext, requestId: number): Promise<void> {
  await lockClaimDraft(context, requestId);
  if (await isImportRunning(context.tx, requestId)) throw fail('serial.importRunning');
}

/** An import of a claim that the caller may see. */
export async function requireImport(
  context: Context,
  { requestId, importId }: { requestId: number; importId: number },
): Promise<ImportRecord> {
  await requireVisible(context, requestId);
  const record = await findImport(context.db, requestId, importId);
  if (record === undefined) throw fail('notFound');
  return record;
}

/** How far the latest import of a claim is. */
export async function findLatestImport(context: Context, requestId: number): Promise<ImportStatus | null> {
  await requireVisible(context, requestId);
  const record = await findImport(context.db, requestId);
  return record === undefined ? null : toImportStatus(record, context.language);
}

/** One page of an import's rows with what was found. */
export async function listImportRows(context: Context, { query }: Input<typeof api.importRows>): Promise<Page<ImportRow>> {
  const { id } = await requireImport(context, query);
  const { db, language } = context;
  const { filter, pageNum, pageSize } = query;
  const [rows, total] = await Promise.all([
    findImportRows(db, id, filter, { limit: pageSize, offset: (pageNum - 1) * pageSize }),
    countImportRows(db, id, filter),
  ]);
  return page(
    rows.map((row) => withDetailLabel(row, language)),
    total,
  );
}

type OnImport = Input<typeof api.applyImport>['query'];

async function lockImport(context: WriteContext, { requestId, importId }: OnImport): Promise<ImportRecord> {
  await lockClaimDraft(context, requestId);
  const record = await findImport(context.tx, requestId, importId);
  if (record === undefined) throw fail('notFound');
  return record;
}

/** Begins to take the rows over; called again it only tells how far that is. */
export async function requestApply(context: WriteContext, on: OnImport): Promise<ImportStatus> {
  const { platform, tx, language } = context;
  const record = await lockImport(context, on);
  if (record.state !== 'ready') return toImportStatus(record, language);
  // Another file is being read or taken over meanwhile.
  if (await isImportRunning(tx, on.requestId)) throw fail('serial.importRunning');
  await updateState(tx, on.importId, { from: ['ready'], to: 'inserting', at: platform.clock.now() });
  await enqueueImport(platform.jobs, tx, applyImports, on);
  return toImportStatus({ ...record, state: 'inserting' }, language);
}

/** Gives an import up. What is being taken over already is finished. */
export async function cancelImport(context: WriteContext, on: OnImport): Promise<ImportStatus> {
  const { platform, tx, language } = context;
  const record = await lockImport(context, on);
  const change = { from: ['waiting' as const, 'reading' as const, 'ready' as const, 'failed' as const], to: 'cancelled' as const };
  const isCancelled = await updateState(tx, on.importId, { ...change, at: platform.clock.now() });
  if (isCancelled) await removeChunks(tx, on.importId);
  return toImportStatus((await findImport(tx, on.requestId, on.importId)) ?? record, language);
}

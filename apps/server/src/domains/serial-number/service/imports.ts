import { basename, extname } from 'node:path';
import { limits, type ErrorKey, type Language } from '@heliodesk/contract/kit';
import type { ImportStatus } from '@heliodesk/contract/serial-number';
import { storeTemporarily } from '#src/domains/attachment/index.ts';
import { findRequest } from '#src/domains/request/index.ts';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import type { UploadedFile } from '#src/platform/http/call.ts';
import { fail } from '#src/platform/http/failure.ts';
import { errorText } from '#src/platform/i18n/texts.ts';
import type { SerialContext } from '../context.ts';
import { removeChunks } from '../chunk-store.ts';
import {
  findAbandoned,
  findImport,
  insertImport,
  isImportRunning,
  setImportState,
  updateToFailed,
  type ImportRecord,
} from '../import-store.ts';
import { enqueueImport, readImports, applyImports } from '../queues.ts';
import { lockClaimDraft } from './typed.ts';

const sum = (counts: Partial<Record<string, number>>, keys = Object.keys(counts)): number =>
  keys.reduce((total, key) => total + (counts[key] ?? 0), 0);

/** An import as it travels. While the file is read, its total is what the file says of itself, and at least what was read so far. */
export function toImportStatus(record: ImportRecord, language: Language): ImportStatus {
  const total = Math.max(record.rows_total, record.rows_read);
  const isRead = !['waiting', 'reading'].includes(record.state);
  return {
    importId: record.id,
    requestId: record.request_id,
    fileName: record.file_name,
    state: record.state,
    processed: record.rows_read,
    total,
    percent: isRead
      ? 100
      : Math.min(99, Math.round((record.rows_read / Math.max(record.rows_total || limits.serialNumbers, record.rows_read, 1)) * 100)),
    valid: sum(record.verdicts),
    duplicate: sum(record.reasons, ['duplicateInFile', 'alreadyInClaim']),
    malformed: sum(record.reasons, ['malformed', 'numberUnreadable', 'formulaWithoutValue']),
    overLimit: sum(record.reasons, ['overLimit']),
    verdicts: {
      unknown: 0,
      replacedBefore: 0,
      inOtherClaim: 0,
      outOfWarranty: 0,
      otherType: 0,
      otherPower: 0,
      otherRegion: 0,
      ok: 0,
      ...record.verdicts,
    },
    reasons: {
      duplicateInFile: 0,
      alreadyInClaim: 0,
      malformed: 0,
      numberUnreadable: 0,
      formulaWithoutValue: 0,
      overLimit: 0,
      ...record.reasons,
    },
    ...(record.error_key === null ? {} : { message: errorText(language, record.error_key as ErrorKey, {}) }),
  };
}

const endings = ['.xls', '.xlsx'];

/** Stores the spreadsheet and has it read in the background. A claim reads one at a time. */
export async function uploadImport(
  { platform }: SerialContext,
  actor: Actor,
  requestId: number,
  file: UploadedFile,
): Promise<{ importId: number }> {
  const fileName = basename(file.fileName.replaceAll('\\', '/')).slice(-limits.fileName);
  if (!endings.includes(extname(fileName).toLowerCase())) throw fail('serial.wrongFormat');
  await transaction(platform.db, (tx) => lockForUpload(tx, actor, requestId));
  return storeTemporarily(
    platform,
    { area: 'import', contentType: 'application/octet-stream', content: file.content },
    async (tx, storageKey, size) => {
      if (size > limits.fileSize) throw fail('attachment.fileTooLarge');
      await lockForUpload(tx, actor, requestId);
      const importId = await insertImport(tx, { requestId, uploadedBy: actor.userId, storageKey, fileName, at: platform.clock.now() });
      await enqueueImport(platform.jobs, tx, readImports, { importId, requestId });
      return { importId };
    },
  );
}

async function lockForUpload(tx: Tx, actor: Actor, requestId: number): Promise<void> {
  await lockClaimDraft(tx, actor, requestId);
  if (await isImportRunning(tx, requestId)) throw fail('serial.importRunning');
}

/** The import, or the latest one, of a claim that the actor may see. */
export async function visibleImport(
  { platform }: SerialContext,
  actor: Actor,
  requestId: number,
  importId?: number,
): Promise<ImportRecord | undefined> {
  if ((await findRequest(platform.db, actor, requestId)) === undefined) throw fail('notFound');
  return findImport(platform.db, requestId, importId);
}

/** Begins to take the rows over; called again it only tells how far that is. */
export async function requestApply(
  { platform }: SerialContext,
  tx: Tx,
  actor: Actor,
  requestId: number,
  importId: number,
): Promise<ImportRecord> {
  await lockClaimDraft(tx, actor, requestId);
  const record = await findImport(tx, requestId, importId);
  if (record === undefined) throw fail('notFound');
  if (record.state !== 'ready') return record;
  // Another file is being read or taken over meanwhile.
  if (await isImportRunning(tx, requestId)) throw fail('serial.importRunning');
  await setImportState(tx, importId, ['ready'], 'inserting', platform.clock.now());
  await enqueueImport(platform.jobs, tx, applyImports, { importId, requestId });
  return { ...record, state: 'inserting' };
}

/** Gives an import up. What is being taken over already is finished. */
export async function cancel(
  { platform }: SerialContext,
  tx: Tx,
  actor: Actor,
  requestId: number,
  importId: number,
): Promise<ImportRecord> {
  await lockClaimDraft(tx, actor, requestId);
  const record = await findImport(tx, requestId, importId);
  if (record === undefined) throw fail('notFound');
  if (await setImportState(tx, importId, ['waiting', 'reading', 'ready', 'failed'], 'cancelled', platform.clock.now()))
    await removeChunks(tx, importId);
  return (await findImport(tx, requestId, importId)) ?? record;
}

/** An import that nobody has touched for this long has lost its server. Milliseconds. */
const abandonedAfter = 15_000;
/** For so long an import that breaks off is started again; its file is not kept longer either. Milliseconds. */
const expireAfter = 24 * 60 * 60_000;

/** Puts imports of a killed server back to work. With `all`, because only this process can have carried them, at once. */
export async function resumeAbandoned({ platform }: SerialContext, all: boolean): Promise<void> {
  const now = platform.clock.now();
  const abandoned = await findAbandoned(platform.db, all ? now : new Date(now.getTime() - abandonedAfter));
  for (const { id, state, requestId, createdAt } of abandoned)
    await transaction(platform.db, async (tx) => {
      if (now.getTime() - createdAt.getTime() > expireAfter) await updateToFailed(tx, id, 'unavailable', now);
      else await enqueueImport(platform.jobs, tx, state === 'inserting' ? applyImports : readImports, { importId: id, requestId });
    });
}

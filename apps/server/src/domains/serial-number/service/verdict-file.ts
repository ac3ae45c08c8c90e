import { limits, type BodyOf } from '@heliodesk/contract/kit';
import type * as api from '@heliodesk/contract/serial-number';
import type { SerialReview, VerdictFile } from '@heliodesk/contract/serial-number';
import { reasonLabels } from '#src/domains/request/index.ts';
import { withTx, type Context } from '#src/platform/context.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import type { FileAnswer, UploadedFile } from '#src/platform/http/call.ts';
import { fail } from '#src/platform/http/failure.ts';
import { wordingsOf } from '#src/platform/i18n/texts.ts';
import { limitExports } from '#src/platform/throttle/exports.ts';
import { claimList } from '../list.ts';
import { eachReviewed } from '../review-store.ts';
import { sheetHeaders, withDetailLabel } from '../sheet-labels.ts';
import {
  decideByFile,
  deleteFile,
  findDiffering,
  findEffect,
  findEntryIds,
  findFile,
  replaceFile,
  type JudgedFile,
  type VerdictFileRecord,
} from '../verdict-file-store.ts';
import { VerdictReading } from '../verdict-reading.ts';
import { verdictWords } from '../verdict-words.ts';
import { findVisibleList } from './read-list.ts';
import { readUploaded } from './read-uploaded.ts';
import { decideBy, readReview, requireList } from './review.ts';
import { reviewSheet, type RowToDecide } from './sheets.ts';
import { takeSpreadsheet } from './upload-import.ts';

/** The serial numbers of a claim with what was found and decided, to be decided about in a spreadsheet. */
export async function exportReview(context: Context, requestId: number): Promise<FileAnswer> {
  const list = await findVisibleList(context, claimList(requestId));
  await limitExports(context, 'serials');
  const labels = await reasonLabels(context);
  async function* rows(): AsyncGenerator<RowToDecide> {
    if (list === undefined) return;
    for await (const row of eachReviewed(context.db, list.id))
      yield { ...withDetailLabel(row, context.language), reason: labels.get(row.reasonCode) ?? '' };
  }
  return reviewSheet(context, rows());
}

const headersOf = () => ({
  sn: sheetHeaders().sn,
  decision: wordingsOf('sheet', 'header.decision'),
  reason: wordingsOf('sheet', 'header.reason'),
});

/** Reads a file and judges its rows as they come. */
async function judge({ platform, db }: Context, listId: number, file: UploadedFile): Promise<JudgedFile> {
  const reading = new VerdictReading(await verdictWords(platform));
  await readUploaded(file, {
    columns: headersOf(),
    required: ['sn', 'decision'],
    maxRows: limits.serialNumbers,
    onBatch: (batch) => reading.take(batch),
    noHeader: 'serial.noDecisions',
  });
  return reading.finish((sns) => findEntryIds(db, listId, sns));
}

/** Judges an uploaded file; nothing is decided until the person has seen what it would do. */
export async function uploadVerdicts(context: Context, requestId: number, file: UploadedFile): Promise<VerdictFile> {
  const { platform, db, actor } = context;
  const fileName = await takeSpreadsheet(context, file);
  const { list } = await transaction(db, (tx) => requireList(withTx(context, tx), requestId));
  const judged = await judge(context, list.id, file);
  const kept = { listId: list.id, uploadedBy: actor.userId, fileName, at: platform.clock.now() };
  await transaction(db, async (tx) => {
    await requireList(withTx(context, tx), requestId);
    await replaceFile(tx, kept, judged);
  });
  return readVerdictFile(context, requestId);
}

/** What the caller's file for a claim would do; `null` without one. */
export async function readVerdictFile(context: Context, requestId: number): Promise<VerdictFile> {
  const { db, actor } = context;
  const list = await findVisibleList(context, claimList(requestId));
  const file = list && (await findFile(db, list.id, actor.userId));
  if (file === undefined) return null;
  const [labels, { apply, same, differ }, differing] = [
    await reasonLabels(context),
    await findEffect(db, file),
    await findDiffering(db, file),
  ];
  const labelOf = (code: string): string => labels.get(code) ?? '';
  return {
    fileId: file.id,
    fileName: file.fileName,
    rows: file.rows,
    apply,
    unchanged: same + file.idle,
    differ,
    leftOut: file.leftOut,
    leftOutRows: file.leftOutRows,
    differing: differing.map(({ id, sn, state, hereReason, decision, reasonCode }) => ({
      id,
      sn,
      here: state,
      hereReason: labelOf(hereReason),
      file: decision,
      fileReason: labelOf(reasonCode),
    })),
    readAs: file.readAs.map(({ text, reasonCode, rows }) => ({ text, reason: labelOf(reasonCode), rows })),
  };
}

/** Decides as the caller's file says. */
export async function applyVerdicts(
  context: Context,
  { requestId, fileId, keep, except }: BodyOf<typeof api.applyVerdicts>,
): Promise<SerialReview> {
  await transaction(context.db, async (tx) => {
    await decideBy(withTx(context, tx), requestId, async (listId) => {
      const file = await requireFile(context, { tx, listId, fileId });
      const changed = await decideByFile(tx, file, { keep, except });
      await deleteFile(tx, file.id);
      return { changed, after: { decision: 'file', file: file.fileName } };
    });
  });
  return readReview(context, requestId);
}

async function requireFile(
  { actor }: Context,
  { tx, listId, fileId }: { tx: Parameters<typeof deleteFile>[0]; listId: number; fileId: number },
): Promise<VerdictFileRecord> {
  const file = await findFile(tx, listId, actor.userId, fileId);
  if (file === undefined) throw fail('notFound');
  return file;
}

export async function discardVerdicts(context: Context, { requestId, fileId }: BodyOf<typeof api.discardVerdicts>): Promise<null> {
  const list = await findVisibleList(context, claimList(requestId));
  if (list === undefined) throw fail('notFound');
  await transaction(context.db, async (tx) => deleteFile(tx, (await requireFile(context, { tx, listId: list.id, fileId })).id));
  return null;
}

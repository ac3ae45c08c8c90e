import type { Page, QueryOf } from '@heliodesk/contract/kit';
import type * as api from '@heliodesk/contract/serial-number';
import type { ReviewResult } from '@heliodesk/contract/request';
import type { RefusedSerial } from '@heliodesk/contract/serial-number';
import { finishedAtOf, reasonLabels, reviewResultOf } from '#src/domains/request/index.ts';
import type { Context } from '#src/platform/context.ts';
import { page, type FileAnswer } from '#src/platform/http/call.ts';
import type { SheetValue } from '#src/platform/spreadsheet/index.ts';
import { limitExports } from '#src/platform/throttle/exports.ts';
import { claimList } from '../list.ts';
import type { ListRecord } from '../list-store.ts';
import { eachReviewed, findFindings, findReviewed } from '../review-store.ts';
import { findVisibleList } from './read-list.ts';
import { countsOf, refusalsOf } from './review.ts';
import { refusedSheet } from './sheets.ts';

/** A list whose review is finished; nothing of one that is open is told to customers. */
async function findReviewedList(context: Context, requestId: number): Promise<{ list: ListRecord; finishedAt: Date } | undefined> {
  const list = await findVisibleList(context, claimList(requestId));
  const finishedAt = await finishedAtOf(context, requestId);
  return list === undefined || finishedAt === null ? undefined : { list, finishedAt };
}

/** What came of a finished review. */
export async function readResult(context: Context, requestId: number): Promise<ReviewResult> {
  const found = await findReviewedList(context, requestId);
  if (found === undefined) return null;
  const findings = await findFindings(context.db, found.list.id);
  return reviewResultOf(context, { finishedAt: found.finishedAt, counts: countsOf(findings), refusals: refusalsOf(findings) });
}

async function refusedPage(context: Context, list: ListRecord, limit: number, offset: number) {
  const labels = await reasonLabels(context);
  const { rows, total } = await findReviewed(context.db, list.id, { state: 'refused' }, { limit, offset });
  const refused: RefusedSerial[] = rows.map(({ id, sn, module_type, power, reasonCode }) => ({
    id,
    sn,
    moduleType: module_type,
    power: power === null ? null : Number(power),
    reason: labels.get(reasonCode) ?? '',
  }));
  return { refused, total };
}

/** One page of refused serial numbers, in the order of the list. */
export async function listRefused(
  context: Context,
  { requestId, pageNum, pageSize }: QueryOf<typeof api.listRefusedSerials>,
): Promise<Page<RefusedSerial>> {
  const found = await findReviewedList(context, requestId);
  if (found === undefined) return page([], 0);
  const { refused, total } = await refusedPage(context, found.list, pageSize, (pageNum - 1) * pageSize);
  return page(refused, total);
}

/** All of them as a spreadsheet. */
export async function exportRefused(context: Context, requestId: number): Promise<FileAnswer> {
  const found = await findReviewedList(context, requestId);
  await limitExports(context, 'serials');
  const labels = await reasonLabels(context);
  async function* rows(): AsyncGenerator<SheetValue[]> {
    if (found === undefined) return;
    for await (const { sn, module_type: type, power, reasonCode } of eachReviewed(context.db, found.list.id, { isRefused: true }))
      yield [sn, type, power === null ? null : Number(power), labels.get(reasonCode) ?? ''];
  }
  return refusedSheet(context.language, rows());
}

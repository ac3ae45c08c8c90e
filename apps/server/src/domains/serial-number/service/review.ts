import type { BodyOf, Page, QueryOf } from '@heliodesk/contract/kit';
import type { ReviewCounts } from '@heliodesk/contract/request';
import type * as api from '@heliodesk/contract/serial-number';
import { serialVerdicts, type ReviewGroup, type ReviewRow, type SerialReview } from '@heliodesk/contract/serial-number';
import {
  askForSerials,
  checkRefusal,
  isAllDecided,
  noneDecided,
  openReview,
  reasonLabels,
  recordDecision,
  recordReview,
  requireReviewable,
  reviewHeadOf,
  type Refusal,
  type RequestRecord,
} from '#src/domains/request/index.ts';
import { withTx, type Context, type WriteContext } from '#src/platform/context.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { page } from '#src/platform/http/call.ts';
import { fail, failFields } from '#src/platform/http/failure.ts';
import { translate } from '#src/platform/i18n/texts.ts';
import { claimList } from '../list.ts';
import { findList, type ListRecord } from '../list-store.ts';
import { countDecisions, countSettled, decide, findCells, findFindings, findReviewed, type Finding } from '../review-store.ts';
import { withDetailLabel } from '../sheet-labels.ts';
import { findVisibleList } from './read-list.ts';

export const countsOf = (findings: readonly Finding[]): ReviewCounts =>
  findings.reduce((counts, { state, count }) => ({ ...counts, [state]: counts[state] + count }), noneDecided);

export const refusalsOf = (findings: readonly Finding[]): Refusal[] => findings.filter(({ state }) => state === 'refused');

function groupsOf(findings: readonly Finding[], { language }: Context): ReviewGroup[] {
  const byVerdict = Map.groupBy(findings, ({ verdict }) => verdict);
  return serialVerdicts.flatMap((verdict) => {
    const own = byVerdict.get(verdict);
    if (own === undefined) return [];
    const counts = countsOf(own);
    const details = [...new Set(own.flatMap((finding) => finding.details))].filter((detail) => detail !== '').toSorted();
    const reasons = new Set(own.filter(({ state }) => state === 'refused').map(({ reasonCode }) => reasonCode));
    const [reasonCode = ''] = reasons.size === 1 ? reasons : [];
    const total = own.reduce((sum, { count }) => sum + count, 0);
    const { detail } = withDetailLabel({ verdict, detail: details[0] ?? '' }, language);
    return [{ verdict, total, counts, detail, otherDetails: Math.max(0, details.length - 1), reasonCode }];
  });
}

async function reviewOf(context: Context, requestId: number, list: ListRecord | undefined): Promise<SerialReview> {
  const { db } = context;
  const [findings, cells] =
    list === undefined
      ? [[], { cells: '', serialsPerCell: 1 }]
      : await Promise.all([findFindings(db, list.id), findCells(db, list.id, list.total)]);
  const head = await reviewHeadOf(context, {
    requestId,
    counts: countsOf(findings),
    refusals: refusalsOf(findings),
    question: (language) => translate(language)('serialReview:question'),
  });
  return { ...head, groups: groupsOf(findings, context), ...cells };
}

/** How far the review of a claim is. */
export const readReview = async (context: Context, requestId: number): Promise<SerialReview> =>
  reviewOf(context, requestId, await findVisibleList(context, claimList(requestId)));

/** One page of serial numbers with what was decided. */
export async function listReviewRows(
  context: Context,
  { requestId, pageNum, pageSize, ...filter }: QueryOf<typeof api.listReviewRows>,
): Promise<Page<ReviewRow>> {
  const list = await findVisibleList(context, claimList(requestId));
  if (list === undefined) return page([], 0);
  const { rows, total } = await findReviewed(context.db, list.id, filter, { limit: pageSize, offset: (pageNum - 1) * pageSize });
  const labels = await reasonLabels(context);
  return page(
    rows.map(({ module_type, power, reasonCode, ...row }) => ({
      ...withDetailLabel(row, context.language),
      moduleType: module_type,
      power: power === null ? null : Number(power),
      reason: labels.get(reasonCode) ?? '',
    })),
    total,
  );
}

export async function requireList(context: WriteContext, requestId: number): Promise<{ list: ListRecord; request: RequestRecord }> {
  const request = await requireReviewable(context, 'serials', requestId);
  const list = await findList(context.tx, claimList(requestId));
  if (list === undefined) throw fail('notFound');
  return { list, request };
}

/** Decides by what `write` does to the decisions; the claim itself is locked only to record it. Answers how many it has changed. */
export async function decideBy(
  context: WriteContext,
  requestId: number,
  write: (listId: number) => Promise<{ changed: number; after: object }>,
): Promise<number> {
  const { list, request } = await requireList(context, requestId);
  await openReview(context.tx, requestId);
  const { changed, after } = await write(list.id);
  const counts = await countDecisions(context.tx, list.id);
  // An answer of the customer asks for decisions once more, if only to confirm them.
  if (changed === 0 && request.all_decided === isAllDecided(counts)) return changed;
  await recordDecision(context, 'serials', { requestId, counts, after: { ...after, serials: changed } });
  return changed;
}

/** Refuses to decide about serial numbers that were named and are settled; where many are chosen together, those are left out. */
async function requireUnsettled(tx: Tx, listId: number, ids: readonly number[]): Promise<void> {
  if (ids.length > 0 && (await countSettled(tx, listId, ids)) > 0) throw fail('review.settled');
}

/** Decides about serial numbers. What it answers is read after the commit, as labels of dictionaries are. */
export async function decideSerials(context: Context, body: BodyOf<typeof api.decideSerials>): Promise<SerialReview> {
  const { requestId, selection, decision } = body;
  await transaction(context.db, async (tx) => {
    const reasonCode = await checkRefusal(tx, decision === 'refused', body.reasonCode);
    if (selection.from !== undefined && selection.to !== undefined && selection.from > selection.to)
      throw failFields({ path: 'selection.to', rule: 'invalid' });
    await decideBy(withTx(context, tx), requestId, async (listId) => {
      await requireUnsettled(tx, listId, selection.ids ?? []);
      return {
        changed: await decide(tx, listId, selection, { decision, reasonCode }),
        after: { decision, verdict: selection.verdict ?? null },
      };
    });
  });
  return readReview(context, requestId);
}

/** Finishes a review: nothing may be undecided, and the customer must be asked something about those in question. */
export async function finishReview(context: Context, body: BodyOf<typeof api.reviewSerials>): Promise<SerialReview> {
  await transaction(context.db, (tx) => finishIn(withTx(context, tx), body));
  return readReview(context, body.requestId);
}

async function finishIn(context: WriteContext, body: BodyOf<typeof api.reviewSerials>): Promise<void> {
  const { list } = await requireList(context, body.requestId);
  await openReview(context.tx, body.requestId);
  await recordReview(context, 'serials', {
    ...body,
    counts: await countDecisions(context.tx, list.id),
    ask: (reviewed, content) => askForSerials(context, reviewed, { all: false, decided: true, verdicts: [], serials: [], content }),
  });
}

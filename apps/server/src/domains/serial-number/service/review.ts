import type { BodyOf, Language, Page, QueryOf } from '@heliodesk/contract/kit';
import type * as api from '@heliodesk/contract/serial-number';
import {
  reviewStates,
  serialVerdicts,
  type ReviewCounts,
  type ReviewGroup,
  type ReviewRow,
  type SerialReview,
} from '@heliodesk/contract/serial-number';
import { findUser } from '#src/domains/identity/index.ts';
import { checkChoices, choicesIn, dictionaryIn } from '#src/domains/reference/index.ts';
import { findRequest, recordDecision, recordReview, requireReviewable } from '#src/domains/request/index.ts';
import { withTx, type Context, type WriteContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/db/database.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { page } from '#src/platform/http/call.ts';
import { fail, failFields } from '#src/platform/http/failure.ts';
import { translate } from '#src/platform/i18n/texts.ts';
import { claimList } from '../list.ts';
import { findList, type ListRecord } from '../list-store.ts';
import {
  decide,
  findCells,
  findFindings,
  findReview,
  findReviewed,
  isAllDecided,
  openReview,
  recount,
  updateToFinished,
  type Finding,
} from '../review-store.ts';
import { withDetailLabel } from '../sheet-labels.ts';
import { findVisibleList } from './read-list.ts';

const noneDecided = Object.fromEntries(reviewStates.map((state) => [state, 0])) as ReviewCounts;

const countsOf = (findings: readonly Finding[]): ReviewCounts =>
  findings.reduce((counts, { state, count }) => ({ ...counts, [state]: counts[state] + count }), noneDecided);

/** Reasons of refused serial numbers, the most frequent first. */
export function refusedFor(findings: readonly Pick<Finding, 'state' | 'reasonCode' | 'count'>[], labels: ReadonlyMap<string, string>) {
  const counts = new Map<string, number>();
  for (const { state, reasonCode, count } of findings)
    if (state === 'refused') counts.set(reasonCode, (counts.get(reasonCode) ?? 0) + count);
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([reasonCode, count]) => ({ reasonCode, reason: labels.get(reasonCode) ?? '', count }));
}

/** Labels of dictionary `serial_refusal` in the caller's language, those no longer offered too. */
export const reasonLabels = async ({ platform, language }: Pick<Context, 'platform' | 'language'>): Promise<ReadonlyMap<string, string>> =>
  new Map((await dictionaryIn(platform, 'serial_refusal', language)).map(({ dictValue, dictLabel }) => [dictValue, dictLabel]));

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

async function finisherOf(db: Db, userId: number | null | undefined): Promise<string> {
  return userId === null || userId === undefined ? '' : ((await findUser(db, userId))?.name ?? '');
}

/** The language that the customer reads. */
const languageOf = async ({ db, actor, language }: Context, requestId: number): Promise<Language> =>
  ((await findRequest(db, actor, requestId))?.language as Language | undefined) ?? language;

async function reviewOf(context: Context, requestId: number, list: ListRecord | undefined): Promise<SerialReview> {
  const { platform, db, language } = context;
  const findings = list === undefined ? [] : await findFindings(db, list.id);
  const counts = countsOf(findings);
  const total = findings.reduce((sum, { count }) => sum + count, 0);
  const review = list && (await findReview(db, list.id));
  return {
    requestId,
    total,
    counts,
    refusedFor: refusedFor(findings, await reasonLabels(context)),
    groups: groupsOf(findings, context),
    ...(list === undefined ? { cells: '', serialsPerCell: 1 } : await findCells(db, list.id, total)),
    finishedAt: review?.finished_at?.toISOString() ?? null,
    finishedBy: await finisherOf(db, review?.finished_by),
    reasons: (await choicesIn(platform, 'serial_refusal', language)).map(({ dictValue, dictLabel }) => ({
      value: dictValue,
      label: dictLabel,
    })),
    question: translate(await languageOf(context, requestId))('serialReview:question'),
  };
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

async function requireList(context: WriteContext, requestId: number): Promise<ListRecord> {
  await requireReviewable(context, requestId);
  const list = await findList(context.tx, claimList(requestId));
  if (list === undefined) throw fail('notFound');
  return list;
}

/**
 * Decides about serial numbers; the claim itself is locked only to record it. What it answers is read after the commit, as labels of
 * dictionaries are.
 */
export async function decideSerials(context: Context, body: BodyOf<typeof api.decideSerials>): Promise<SerialReview> {
  await transaction(context.db, (tx) => decideIn(withTx(context, tx), body));
  return readReview(context, body.requestId);
}

async function decideIn(
  context: WriteContext,
  { requestId, selection, decision, reasonCode }: BodyOf<typeof api.decideSerials>,
): Promise<void> {
  const { tx } = context;
  const isRefused = decision === 'refused';
  if (isRefused && reasonCode === '') throw failFields({ path: 'reasonCode', rule: 'required' });
  if (isRefused) await checkChoices(tx, [{ path: 'reasonCode', type: 'serial_refusal', value: reasonCode }]);
  if (selection.from !== undefined && selection.to !== undefined && selection.from > selection.to)
    throw failFields({ path: 'selection.to', rule: 'invalid' });
  const list = await requireList(context, requestId);
  await openReview(tx, list.id);
  const serials = await decide(tx, list.id, selection, { decision, reasonCode: isRefused ? reasonCode : '' });
  if (serials === 0) return;
  await recount(tx, list.id);
  const isDecided = await isAllDecided(tx, list.id);
  await recordDecision(context, requestId, { decision, serials, verdict: selection.verdict ?? null, isDecided });
}

/** Finishes a review: nothing may be undecided, and the customer must be asked something about those in question. */
export async function finishReview(context: Context, body: BodyOf<typeof api.reviewSerials>): Promise<SerialReview> {
  await transaction(context.db, (tx) => finishIn(withTx(context, tx), body));
  return readReview(context, body.requestId);
}

async function finishIn(context: WriteContext, { requestId, version, question }: BodyOf<typeof api.reviewSerials>): Promise<void> {
  const { platform, tx, actor } = context;
  const list = await requireList(context, requestId);
  await openReview(tx, list.id);
  await recount(tx, list.id);
  const { accepted = 0, refused = 0, asked = 0 } = (await findReview(tx, list.id)) ?? {};
  if (asked > 0 && question === '') throw failFields({ path: 'question', rule: 'required' });
  // The claim may not know yet that its list has changed.
  if (!(await isAllDecided(tx, list.id))) throw fail('action.blocked', {}, { blockedBy: ['serialsDecided'] });
  await recordReview(context, { requestId, version, counts: { accepted, refused, asked }, question });
  await updateToFinished(tx, list.id, actor.userId, platform.clock.now());
}

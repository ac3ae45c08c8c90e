import type { Language } from '@heliodesk/contract/kit';
import type { RefusedFor, ReviewCounts, ReviewHead, ReviewResult } from '@heliodesk/contract/request';
import { findUser } from '#src/domains/identity/index.ts';
import { choicesIn, dictionaryIn } from '#src/domains/reference/index.ts';
import type { Context } from '#src/platform/context.ts';
import { findReview } from '../review-store.ts';
import { findRequest } from '../store.ts';

/** How many were refused for a reason. */
export interface Refusal {
  reasonCode: string;
  count: number;
}

/** Labels of dictionary `serial_refusal` in the caller's language, those no longer offered too. */
export const reasonLabels = async ({ platform, language }: Pick<Context, 'platform' | 'language'>): Promise<ReadonlyMap<string, string>> =>
  new Map((await dictionaryIn(platform, 'serial_refusal', language)).map(({ dictValue, dictLabel }) => [dictValue, dictLabel]));

/** Reasons of what was refused, the most frequent first. */
async function refusedFor(context: Context, refusals: readonly Refusal[]): Promise<RefusedFor[]> {
  const labels = await reasonLabels(context);
  const counts = new Map<string, number>();
  for (const { reasonCode, count } of refusals) counts.set(reasonCode, (counts.get(reasonCode) ?? 0) + count);
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([reasonCode, count]) => ({ reasonCode, reason: labels.get(reasonCode) ?? '', count }));
}

const totalOf = ({ accepted, refused, asked, undecided }: ReviewCounts): number => accepted + refused + asked + undecided;

interface Reviewing {
  requestId: number;
  counts: ReviewCounts;
  refusals: readonly Refusal[];
  question: (language: Language) => string | Promise<string>;
}

/** What the reviews of all claims have in common, for staff; `question` is what the question to the customer begins as, in a language. */
export async function reviewHeadOf(context: Context, { requestId, counts, refusals, question }: Reviewing): Promise<ReviewHead> {
  const { platform, db, actor, language } = context;
  const review = await findReview(db, requestId);
  const finisher = review?.finished_by == null ? undefined : await findUser(db, review.finished_by);
  const read = (await findRequest(db, actor, requestId))?.language as Language | undefined;
  const reasons = await choicesIn(platform, 'serial_refusal', language);
  return {
    requestId,
    total: totalOf(counts),
    counts,
    refusedFor: await refusedFor(context, refusals),
    finishedAt: review?.finished_at?.toISOString() ?? null,
    finishedBy: finisher?.name ?? '',
    reasons: reasons.map(({ dictValue, dictLabel }) => ({ value: dictValue, label: dictLabel })),
    question: await question(read ?? language),
  };
}

/** When a review was finished; nothing of one that is open is told to customers. */
export const finishedAtOf = async ({ db }: Context, requestId: number): Promise<Date | null> =>
  (await findReview(db, requestId))?.finished_at ?? null;

/** What came of a finished review. */
export async function reviewResultOf(
  context: Context,
  { finishedAt, counts, refusals }: { finishedAt: Date; counts: ReviewCounts; refusals: readonly Refusal[] },
): Promise<ReviewResult> {
  const { accepted, refused, asked } = counts;
  return {
    finishedAt: finishedAt.toISOString(),
    total: totalOf(counts),
    accepted,
    refused,
    asked,
    refusedFor: await refusedFor(context, refusals),
  };
}

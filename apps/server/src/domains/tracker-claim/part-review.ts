import type { BodyOf, Language } from '@heliodesk/contract/kit';
import type { ReviewResult } from '@heliodesk/contract/request';
import { partsGroup, type PartReview, type RefusedPart, type ReviewedPart } from '@heliodesk/contract/tracker-claim';
import type * as api from '@heliodesk/contract/tracker-claim';
import { formatList } from '@heliodesk/phrases/formats/lists';
import { dictionaryIn } from '#src/domains/reference/index.ts';
import {
  askForDetails,
  checkRefusal,
  findRequest,
  finishedAtOf,
  isAllDecided,
  lockReviewable,
  openReview,
  reasonLabels,
  recordDecision,
  recordReview,
  reviewHeadOf,
  reviewResultOf,
  type Refusal,
} from '#src/domains/request/index.ts';
import { withTx, type Context, type WriteContext } from '#src/platform/context.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { fail, failFields } from '#src/platform/http/failure.ts';
import { translate } from '#src/platform/i18n/texts.ts';
import type { Platform } from '#src/platform/platform.ts';
import { countPieces, deleteDecision, findDecided, upsertDecision, type DecidedPart, type PartDecision } from './part-decision-store.ts';
import { toInverter, toTrackerPart } from './view.ts';

/** A question names so many parts; the others are in the task. */
const mostNamed = 20;

const refusalsOf = (parts: readonly DecidedPart[]): Refusal[] =>
  parts.filter(({ refused }) => refused > 0).map(({ reasonCode, refused }) => ({ reasonCode, count: refused }));

/** Says what parts are: of a tracker, what the dictionary calls them; of an inverter, what its label says. */
async function wordsFor(platform: Platform, language: Language) {
  const labelsOf = async (type: 'product_type' | 'bracket_type') =>
    new Map((await dictionaryIn(platform, type, language)).map(({ dictValue, dictLabel }) => [dictValue, dictLabel]));
  const [products, brackets] = [await labelsOf('product_type'), await labelsOf('bracket_type')];
  return {
    product: ({ kind, product_type: type }: DecidedPart) => (kind === 'tracker' ? (products.get(type) ?? type) : type),
    bracket: ({ bracket_type: type }: DecidedPart) => (type === null ? '' : (brackets.get(type) ?? type)),
  };
}

/** What the customer is asked about the parts in question, which it names. */
async function questionAbout(platform: Platform, parts: readonly DecidedPart[], language: Language): Promise<string> {
  const words = await wordsFor(platform, language);
  const named = parts
    .flatMap((part, index) => (part.state === 'asked' ? [`${index + 1}. ${words.product(part)}`] : []))
    .slice(0, mostNamed);
  return translate(language)('partReview:question', { parts: formatList(named, language) });
}

/** Refuses a claim that the caller can't see. */
async function requireVisible({ db, actor }: Context, requestId: number): Promise<void> {
  if ((await findRequest(db, actor, requestId)) === undefined) throw fail('notFound');
}

/** How far the review of a claim is. */
export async function readPartReview(context: Context, requestId: number): Promise<PartReview> {
  const { platform, db, language } = context;
  await requireVisible(context, requestId);
  const parts = await findDecided(db, requestId);
  const [words, labels] = [await wordsFor(platform, language), await reasonLabels(context)];
  const head = await reviewHeadOf(context, {
    requestId,
    counts: countPieces(parts),
    refusals: refusalsOf(parts),
    question: (read) => questionAbout(platform, parts, read),
  });
  const shown = parts.map((part, index): ReviewedPart => {
    const { state, accepted, reasonCode } = part;
    const decided = { position: index + 1, state, accepted, reasonCode, reason: labels.get(reasonCode) ?? '' };
    return part.kind === 'tracker'
      ? { kind: 'tracker', ...toTrackerPart(part), product: words.product(part), bracket: words.bracket(part), ...decided }
      : { kind: 'inverter', ...toInverter(part), ...decided };
  });
  return { ...head, parts: shown };
}

/** Decides about a part. What it answers is read after the commit, as labels of dictionaries are. */
export async function decidePart(context: Context, body: BodyOf<typeof api.decidePart>): Promise<PartReview> {
  await transaction(context.db, (tx) => decideIn(withTx(context, tx), body));
  return readPartReview(context, body.requestId);
}

type Deciding = BodyOf<typeof api.decidePart>;

/** What is to be kept of a decision; `undefined` to forget one. */
async function decisionOf({ tx }: WriteContext, { pieces }: DecidedPart, body: Deciding): Promise<PartDecision | undefined> {
  const { decision, accepted = pieces } = body;
  if (decision === 'undecided') return undefined;
  if (decision === 'accepted' && accepted > pieces) throw failFields({ path: 'accepted', rule: 'tooBig', params: { max: pieces } });
  const isRefused = decision === 'refused' || (decision === 'accepted' && accepted < pieces);
  return {
    decision,
    accepted: decision === 'accepted' ? accepted : 0,
    reasonCode: await checkRefusal(tx, isRefused, body.reasonCode),
  };
}

async function decideIn(context: WriteContext, body: Deciding): Promise<void> {
  const { tx } = context;
  const { requestId, partId } = body;
  const request = await lockReviewable(context, 'parts', requestId);
  await openReview(tx, requestId);
  const part = (await findDecided(tx, requestId)).find(({ id }) => id === partId);
  if (part === undefined) throw fail('notFound');
  const decision = await decisionOf(context, part, body);
  // What was carried out stays accepted.
  if ((decision?.accepted ?? 0) < part.settled) throw fail('review.settled');
  if (decision === undefined) await deleteDecision(tx, partId);
  else await upsertDecision(tx, partId, decision);
  const counts = countPieces(await findDecided(tx, requestId));
  const { state, accepted, reasonCode } = part;
  const isSame = (decision?.decision ?? 'undecided') === state && (decision?.accepted ?? 0) === accepted;
  // An answer of the customer asks for decisions once more, if only to confirm them.
  if (isSame && (decision?.reasonCode ?? '') === reasonCode && request.all_decided === isAllDecided(counts)) return;
  await recordDecision(context, 'parts', {
    requestId,
    counts,
    after: { decision: body.decision, partId, accepted: decision?.accepted ?? 0, pieces: part.pieces },
  });
}

/** Finishes a review: nothing may be undecided, and the customer must be asked something about parts in question. */
export async function finishPartReview(context: Context, body: BodyOf<typeof api.reviewParts>): Promise<PartReview> {
  await transaction(context.db, async (tx) => {
    const within = withTx(context, tx);
    await lockReviewable(within, 'parts', body.requestId);
    await openReview(tx, body.requestId);
    await recordReview(within, 'parts', {
      ...body,
      counts: countPieces(await findDecided(tx, body.requestId)),
      ask: (reviewed, content) => askForDetails(within, reviewed, { fields: [{ field: partsGroup, question: '' }], content }),
    });
  });
  return readPartReview(context, body.requestId);
}

/** What came of a finished review, for everyone who sees the claim. */
export async function readPartResult(context: Context, requestId: number): Promise<ReviewResult> {
  await requireVisible(context, requestId);
  const finishedAt = await finishedAtOf(context, requestId);
  if (finishedAt === null) return null;
  const parts = await findDecided(context.db, requestId);
  return reviewResultOf(context, { finishedAt, counts: countPieces(parts), refusals: refusalsOf(parts) });
}

/** Parts with refused pieces; none until the review is finished. */
export async function listRefusedParts(context: Context, requestId: number): Promise<RefusedPart[]> {
  await requireVisible(context, requestId);
  if ((await finishedAtOf(context, requestId)) === null) return [];
  const [words, labels] = [await wordsFor(context.platform, context.language), await reasonLabels(context)];
  return (await findDecided(context.db, requestId)).flatMap((part, index) =>
    part.refused === 0
      ? []
      : [
          {
            id: part.id,
            position: index + 1,
            product: words.product(part),
            pcs: part.pieces,
            refused: part.refused,
            reason: labels.get(part.reasonCode) ?? '',
          },
        ],
  );
}

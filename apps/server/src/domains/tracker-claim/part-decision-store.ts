import type { ReviewCounts, ReviewDecision, ReviewState } from '@heliodesk/contract/request';
import { noneDecided, recountReview } from '#src/domains/request/index.ts';
import type { Db, Tx } from '#src/platform/db/database.ts';
import type { PartRecord } from './part-store.ts';

/** A part with what was decided about it. */
export interface DecidedPart extends PartRecord {
  state: ReviewState;
  /** Pieces */
  accepted: number;
  refused: number;
  reasonCode: string;
  /** Accepted pieces whose solutions were done before the claim was reopened. */
  settled: number;
}

/** The parts of a claim with what was decided about them, as they are shown: tracker parts, then inverters. */
export async function findDecided(db: Db | Tx, requestId: number): Promise<DecidedPart[]> {
  const rows = await db
    .selectFrom('tracker_claim_part as part')
    .leftJoin('tracker_claim_part_decision as d', 'd.part_id', 'part.id')
    .selectAll('part')
    .select(['d.decision', 'd.accepted', 'd.reason_code', 'd.settled'])
    .where('part.request_id', '=', requestId)
    .orderBy('part.kind', 'desc')
    .orderBy('part.id')
    .execute();
  return rows.map(({ decision, accepted: kept, reason_code: reasonCode, settled, ...part }) => {
    const accepted = kept ?? 0;
    const isJudged = decision === 'accepted' || decision === 'refused';
    return {
      ...part,
      state: (decision as ReviewDecision | null) ?? 'undecided',
      accepted,
      refused: isJudged ? part.pieces - accepted : 0,
      reasonCode: reasonCode ?? '',
      settled: settled ?? 0,
    };
  });
}

/** Pieces of parts by what was decided. */
export const countPieces = (parts: readonly DecidedPart[]): ReviewCounts =>
  parts.reduce((counts, { state, pieces, accepted, refused }) => {
    const whole = state === 'asked' || state === 'undecided' ? { [state]: counts[state] + pieces } : {};
    return { ...counts, ...whole, accepted: counts.accepted + accepted, refused: counts.refused + refused };
  }, noneDecided);

/** Counts the review of a claim again after its parts have changed. */
export const recountParts = (tx: Tx, requestId: number): Promise<void> =>
  recountReview(tx, requestId, async () => countPieces(await findDecided(tx, requestId)));

export interface PartDecision {
  decision: ReviewDecision;
  accepted: number;
  reasonCode: string;
}

export async function upsertDecision(tx: Tx, partId: number, { decision, accepted, reasonCode }: PartDecision): Promise<void> {
  const values = { decision, accepted, reason_code: reasonCode };
  await tx
    .insertInto('tracker_claim_part_decision')
    .values({ part_id: partId, ...values })
    .onConflict((conflict) => conflict.column('part_id').doUpdateSet(values))
    .execute();
}

/** Settles more of the accepted pieces of a part. */
export const addSettled = async (tx: Tx, partId: number, pieces: number): Promise<void> =>
  void (await tx
    .updateTable('tracker_claim_part_decision')
    .set(({ eb }) => ({ settled: eb('settled', '+', pieces) }))
    .where('part_id', '=', partId)
    .execute());

export async function deleteDecision(tx: Tx, partId: number): Promise<void> {
  await tx.deleteFrom('tracker_claim_part_decision').where('part_id', '=', partId).execute();
}

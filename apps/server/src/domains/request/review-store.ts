import type { ReviewCounts } from '@heliodesk/contract/request';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '#src/platform/db/database.ts';
import type { RequestReview } from '#src/platform/db/tables.ts';

export type ReviewRecord = Selectable<RequestReview>;

export const findReview = (db: Db | Tx, requestId: number): Promise<ReviewRecord | undefined> =>
  db.selectFrom('request_review').selectAll().where('request_id', '=', requestId).executeTakeFirst();

/** A review, locked until the transaction ends; it begins here if need be. Deciding and finishing wait for each other. */
export const openReview = (tx: Tx, requestId: number): Promise<ReviewRecord> =>
  tx
    .insertInto('request_review')
    .values({ request_id: requestId })
    .onConflict((conflict) => conflict.column('request_id').doUpdateSet({ request_id: requestId }))
    .returningAll()
    .executeTakeFirstOrThrow();

/** The same review if there is one. */
export const lockReview = (tx: Tx, requestId: number): Promise<ReviewRecord | undefined> =>
  tx.selectFrom('request_review').selectAll().where('request_id', '=', requestId).forUpdate().executeTakeFirst();

/** Keeps the counts of a locked review, which is no longer finished. */
export async function updateCounts(tx: Tx, requestId: number, { accepted, refused, asked }: ReviewCounts): Promise<void> {
  await tx
    .updateTable('request_review')
    .set({ accepted, refused, asked, finished_at: null, finished_by: null })
    .where('request_id', '=', requestId)
    .execute();
}

export async function updateToFinished(tx: Tx, requestId: number, by: number, at: Date): Promise<void> {
  await tx.updateTable('request_review').set({ finished_at: at, finished_by: by }).where('request_id', '=', requestId).execute();
}

/** Not all is decided about any longer. */
export async function forgetDecided(tx: Tx, requestId: number): Promise<void> {
  await tx.updateTable('request').set({ all_decided: false }).where('id', '=', requestId).where('all_decided', '=', true).execute();
}

/** What was accepted is known once the review is finished again. */
export async function forgetAccepted(tx: Tx, requestId: number): Promise<void> {
  await tx
    .updateTable('request')
    .set({ accepted_quantity: null })
    .where('id', '=', requestId)
    .where('accepted_quantity', 'is not', null)
    .execute();
}

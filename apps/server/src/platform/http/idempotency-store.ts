import type { ExpressionBuilder } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import type { DB } from '../db/tables.ts';

/** One caller's key for one call. */
export interface CallKey {
  /** Such as `user:12` or `guest:7`. */
  caller: string;
  call: string;
  key: string;
}

/** Answers `false` if the key is known; waits for a transaction that is using it right now. */
export async function insertKey(tx: Tx, key: CallKey, bodyHash: Buffer): Promise<boolean> {
  const row = await tx
    .insertInto('idempotency_key')
    .values({ ...key, body_hash: bodyHash })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

const ofKey =
  ({ caller, call, key }: CallKey) =>
  (eb: ExpressionBuilder<DB, 'idempotency_key'>) =>
    eb.and({ caller, call, key });

/** The input and the answer of the key's first use. */
export const findFirstCall = (db: Db | Tx, key: CallKey): Promise<{ body_hash: Uint8Array; answer: unknown }> =>
  db.selectFrom('idempotency_key').select(['body_hash', 'answer']).where(ofKey(key)).executeTakeFirstOrThrow();

export async function updateAnswer(tx: Tx, key: CallKey, answer: unknown): Promise<void> {
  await tx
    .updateTable('idempotency_key')
    .set({ answer: JSON.stringify(answer ?? null) })
    .where(ofKey(key))
    .execute();
}

export async function removeKeysBefore(tx: Tx, moment: Date): Promise<void> {
  await tx.deleteFrom('idempotency_key').where('created_at', '<', moment).execute();
}

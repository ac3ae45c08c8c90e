import { createHash } from 'node:crypto';
import type { Db, Tx } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import { fail } from './failure.ts';

export interface RepeatableCall {
  userId: number;
  /** Method and path of the endpoint. */
  call: string;
  key: string;
  body: unknown;
}

/**
 * Runs `work` once for a key. The key, the work and its answer are one transaction: a repeated call waits for the first at the
 * key's row, then gets the first answer, also after a crash in between.
 */
export async function once<Answer>(db: Db, { userId, call, key, body }: RepeatableCall, work: (tx: Tx) => Promise<Answer>): Promise<Answer> {
  const bodyHash = createHash('sha256').update(JSON.stringify(body ?? null)).digest();
  return transaction(db, async (tx) => {
    const row = { user_id: userId, call, key };
    const inserted = await tx.insertInto('idempotency_key').values({ ...row, body_hash: bodyHash }).onConflict((conflict) => conflict.doNothing()).returning('key').executeTakeFirst();
    if (inserted === undefined) {
      const first = await tx.selectFrom('idempotency_key').select(['body_hash', 'answer']).where('user_id', '=', userId).where('call', '=', call).where('key', '=', key).executeTakeFirstOrThrow();
      if (!bodyHash.equals(first.body_hash)) throw fail('idempotency.differs');
      return first.answer as Answer;
    }
    const answer = await work(tx);
    await tx.updateTable('idempotency_key').set({ answer: JSON.stringify(answer ?? null) }).where('user_id', '=', userId).where('call', '=', call).where('key', '=', key).execute();
    return answer;
  });
}

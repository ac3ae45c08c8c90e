import { createHash } from 'node:crypto';
import type { Db, Tx } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import { queue } from '../jobs/jobs.ts';
import type { Platform } from '../platform.ts';
import { fail } from './failure.ts';
import { findFirstCall, insertKey, removeKeysBefore, updateAnswer } from './idempotency-store.ts';

export interface RepeatableCall {
  /** The caller, as `participantKey` names them. */
  caller: string;
  /** Method and path of the endpoint. */
  call: string;
  key: string;
  /** All of the caller's input, which must be the same under one key. */
  input: unknown;
}

/**
 * Runs `work` once for a key. The key, the work and its answer are one transaction: a repeated call waits for the first at the
 * key's row, then gets the first answer, even after a crash in between.
 */
export async function runIdempotent<Answer>(
  db: Db,
  { caller, call, key, input }: RepeatableCall,
  work: (tx: Tx) => Promise<Answer>,
): Promise<Answer> {
  const bodyHash = createHash('sha256').update(JSON.stringify(input)).digest();
  return transaction(db, async (tx) => {
    const callKey = { caller, call, key };
    if (!(await insertKey(tx, callKey, bodyHash))) {
      const first = await findFirstCall(tx, callKey);
      if (!bodyHash.equals(first.body_hash)) throw fail('idempotency.differs');
      return first.answer as Answer;
    }
    const answer = await work(tx);
    await updateAnswer(tx, callKey, answer);
    return answer;
  });
}

/** No one repeats a call after this long. Milliseconds. */
const keptFor = 24 * 60 * 60_000;

const cleanUps = queue<Record<string, never>>({ name: 'idempotency-clean-up', retries: 0, expireInSeconds: 120, concurrency: 1 });

/** Makes sure that old keys and answers are deleted. */
export function forgetOldKeys({ jobs, db, clock }: Platform): void {
  jobs.define(cleanUps, () => {
    const before = new Date(clock.now().getTime() - keptFor);
    return transaction(db, (tx) => removeKeysBefore(tx, before));
  });
  jobs.schedule(cleanUps, '41 * * * *');
}

import { sql } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import type { Side } from '../policy.ts';

/** Someone of a side may have to be mailed what they have not read of a conversation. */
export interface Digest {
  requestId: number;
  side: Side;
}

/** Takes out a digest that is due and that no one else is sending. */
export async function removeDueDigest(tx: Tx, now: Date): Promise<Digest | undefined> {
  const { rows } = await sql<Digest>`
    delete from chat_digest where (request_id, side) in (
      select request_id, side from chat_digest where due_at <= ${now} order by due_at limit 1 for update skip locked)
    returning request_id as "requestId", side`.execute(tx);
  return rows[0];
}

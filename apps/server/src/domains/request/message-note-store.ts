import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import { isLive } from './guard-context.ts';
import { contactStateOf } from './people-store.ts';
import { updateOf, type RequestRecord } from './store.ts';

/** Whether the request's contact is reached, or a guest asked, who reads the answer where they did. */
const isReached = sql<boolean>`request.contact_id is null or ${contactStateOf('request.contact_id')} = 'active'`;

interface NotedMessage {
  side: 'customer' | 'staff';
  at: Date;
  /** Staff ask something. */
  needsAnswer: boolean;
}

/**
 * Records that a side has written publicly, as an update for the statement that writes the message: staff's first answer keeps the promise if
 * it reaches someone, and a question of theirs makes it the customer's turn; a customer's message makes it ours (spec 3 §7). The version stays.
 */
export function noteMessage(request: RequestRecord, { side, at, needsAnswer }: NotedMessage): RawBuilder<unknown> {
  const isFirstContact = side === 'staff' && request.first_contact_at === null && request.submitted_at !== null;
  return updateOf(request.id, {
    updated_at: at,
    ...(side === 'customer'
      ? { last_customer_message_at: at, ...(isLive(request) ? { waiting_on: 'us' } : {}) }
      : {
          last_staff_message_at: at,
          ...(isFirstContact ? { first_contact_at: sql`case when ${isReached} then ${at}::timestamptz end` } : {}),
          ...(needsAnswer && isLive(request) ? { waiting_on: sql`case when ${isReached} then 'customer' else waiting_on end` } : {}),
        }),
  });
}

/** Records when a side wrote last, after something it wrote was taken back; `null`: nothing of it is left. */
export const noteLastWord = async (
  tx: Tx,
  requestId: number,
  { side, at }: { side: 'customer' | 'staff'; at: Date | null },
): Promise<void> =>
  void (await updateOf(requestId, side === 'customer' ? { last_customer_message_at: at } : { last_staff_message_at: at }).execute(tx));

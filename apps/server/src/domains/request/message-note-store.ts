import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import { isLive } from './guard-context.ts';
import { contactStateOf } from './people-store.ts';
import { updateOf, type RequestRecord } from './store.ts';

/** Whether the request's contact is reached, or a guest asked, who reads the answer where they did. */
const isReached = sql<boolean>`request.contact_id is null or ${contactStateOf('request.contact_id')} = 'active'`;

/** The customer's turn if the contact can be reached; otherwise it stays as it is. */
const turnOfReached = sql`case when ${isReached} then 'customer' else waiting_on end`;

interface NotedMessage {
  side: 'customer' | 'staff';
  at: Date;
  /** Staff ask something. */
  needsAnswer: boolean;
}

/**
 * Records that a side has written publicly, as an update for the statement that writes the message: staff's first answer keeps the promise if
 * it reaches someone, and a question of theirs makes it the customer's turn; a customer's message makes it ours, unless a tip is open (spec 3 §7). The version stays.
 */
export function noteMessage(request: RequestRecord, { side, at, needsAnswer }: NotedMessage): RawBuilder<unknown> {
  const isFirstContact = side === 'staff' && request.first_contact_at === null && request.submitted_at !== null;
  return updateOf(request.id, {
    updated_at: at,
    ...(side === 'customer'
      ? { last_customer_message_at: at, ...(isLive(request) && request.open_tips === 0 ? { waiting_on: 'us' } : {}) }
      : {
          last_staff_message_at: at,
          ...(isFirstContact ? { first_contact_at: sql`case when ${isReached} then ${at}::timestamptz end` } : {}),
          ...(needsAnswer && isLive(request) ? { waiting_on: turnOfReached } : {}),
        }),
  });
}

interface RemainingMessages {
  /** The side that took something back. */
  side: 'customer' | 'staff';
  /** When it last wrote; `null` if none of its messages are left. */
  at: Date | null;
  /** Whose turn it is by the remaining messages; if omitted, that stays as it is. */
  waitingOn?: 'customer' | 'us';
}

/** Records who wrote last and whose turn it is after a message was taken back. The version stays the same. */
export async function noteTakenBack(tx: Tx, request: RequestRecord, { side, at, waitingOn }: RemainingMessages): Promise<void> {
  const depends = waitingOn !== undefined && isLive(request) && (request.waiting_on === 'customer' || request.waiting_on === 'us');
  const update = updateOf(request.id, {
    ...(side === 'customer' ? { last_customer_message_at: at } : { last_staff_message_at: at }),
    ...(depends ? { waiting_on: waitingOn === 'customer' || request.open_tips > 0 ? turnOfReached : 'us' } : {}),
  });
  await update.execute(tx);
}

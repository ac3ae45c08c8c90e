import type { RawBuilder } from 'kysely';
import { isLive } from './guard-context.ts';
import { updateOf, type RequestRecord } from './store.ts';

/**
 * Records that a side has written publicly, as an update for the statement that writes the message: staff's first answer keeps the promise, a
 * customer's makes it our turn. The version stays.
 */
export function noteMessage(request: RequestRecord, side: 'customer' | 'staff', at: Date): RawBuilder<unknown> {
  const isFirstContact = side === 'staff' && request.first_contact_at === null && request.submitted_at !== null;
  return updateOf(request.id, {
    updated_at: at,
    ...(side === 'customer'
      ? { last_customer_message_at: at, ...(isLive(request) ? { waiting_on: 'us' } : {}) }
      : { last_staff_message_at: at, ...(isFirstContact ? { first_contact_at: at } : {}) }),
  });
}

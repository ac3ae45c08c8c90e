import { ringBell } from '#src/platform/notify/notify.ts';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { WriteContext } from '#src/platform/context.ts';
import type { BankRecord } from '../store/bank-details.ts';
import { findStaffWho } from '../store/people.ts';

/** Tells finance by the bell that bank details were entered, which it checks next. */
export async function tellFinance(context: WriteContext<Actor | null>, { id, request_id: requestId }: BankRecord): Promise<void> {
  const data = { bankDetailsId: String(id) };
  for (const userId of await findStaffWho(context.tx, 'csp:pay:check'))
    await ringBell(context, { userId, kind: 'bankToCheck', requestId, data });
}

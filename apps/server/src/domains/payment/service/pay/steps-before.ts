import { correctGuards, type PaymentGuard } from '@heliodesk/contract/payment';
import type { RequestStatus } from '@heliodesk/contract/request';
import { isArchived } from '#src/domains/request/index.ts';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { PaymentHead } from '../../store/payment-heads.ts';

/** Staff who have answered for the customer: about the solutions, or the credit note. A customer who confirmed it is no one of them. */
const answerersOf = ({ answered, acknowledged_by }: PaymentHead): (number | null)[] => [...answered, acknowledged_by];

/**
 * Those who have taken a step before, and may not pay: who wrote, sent or approved the solutions, who checked the bank details, and who
 * accepted solutions or confirmed the credit note, for the customer where it was staff.
 */
export const stepsBefore = (head: PaymentHead): number[] =>
  [...head.involved, head.checked_by, ...answerersOf(head)].filter((userId) => userId !== null);

/** Who has checked the account that is paid to. Bank details can be checked again for other payments; a paid one has kept who it was. */
const checkersOf = (head: PaymentHead): (number | null)[] =>
  head.state === 'paid'
    ? head.steps_before.filter((userId) => !head.involved.includes(userId) && !answerersOf(head).includes(userId))
    : [head.checked_by];

/** What holds of a payment for the one who would pay, or correct what was recorded of it. */
export function paymentGuardsOf({ userId }: Actor, head: PaymentHead, now: Date): PaymentGuard[] {
  const guards: PaymentGuard[] = [];
  if (!head.involved.includes(userId)) guards.push('notInvolved');
  if (!checkersOf(head).includes(userId)) guards.push('notChecker');
  if (!answerersOf(head).includes(userId)) guards.push('notAnswerer');
  if (head.bank_state === 'confirmed' && head.bank_entry === head.entry) guards.push('accountConfirmed');
  if (!isArchived({ status: head.request_status as RequestStatus, closed_at: head.request_closed_at }, now)) guards.push('notArchived');
  return guards;
}

/** Whether someone may correct what was recorded of a paid payment. */
export function mayCorrect(actor: Actor, head: PaymentHead, now: Date): boolean {
  const holds = paymentGuardsOf(actor, head, now);
  return actor.can('csp:pay:paid') && correctGuards.every((guard) => holds.includes(guard));
}

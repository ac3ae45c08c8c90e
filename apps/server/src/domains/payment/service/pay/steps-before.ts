import { correctGuards, type PaymentGuard } from '@heliodesk/contract/payment';
import type { RequestStatus } from '@heliodesk/contract/request';
import { isArchived } from '#src/domains/request/index.ts';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { PaymentHead } from '../../store/payment-heads.ts';

/**
 * Those who have taken a step before, and may not pay: who wrote, sent or approved the solutions, who checked the bank details, and who
 * confirmed the credit note, for the customer where it was staff.
 */
export const stepsBefore = ({ involved, checked_by, acknowledged_by }: PaymentHead): number[] => [
  ...involved,
  ...[checked_by, acknowledged_by].filter((userId) => userId !== null),
];

/** Who has checked the account that is paid to. Bank details can be checked again for other payments; a paid one has kept who it was. */
const checkersOf = ({ state, steps_before, involved, checked_by, acknowledged_by }: PaymentHead): (number | null)[] =>
  state === 'paid' ? steps_before.filter((userId) => !involved.includes(userId) && userId !== acknowledged_by) : [checked_by];

/** What holds of a payment for the one who would pay, or correct what was recorded of it. */
export function paymentGuardsOf({ userId }: Actor, head: PaymentHead, now: Date): PaymentGuard[] {
  const guards: PaymentGuard[] = [];
  if (!head.involved.includes(userId)) guards.push('notInvolved');
  if (!checkersOf(head).includes(userId)) guards.push('notChecker');
  if (head.acknowledged_by !== userId) guards.push('notAnswerer');
  if (head.bank_state === 'confirmed' && head.bank_entry === head.entry) guards.push('accountConfirmed');
  if (!isArchived({ status: head.request_status as RequestStatus, closed_at: head.request_closed_at }, now)) guards.push('notArchived');
  return guards;
}

/** Whether someone may correct what was recorded of a paid payment. */
export function mayCorrect(actor: Actor, head: PaymentHead, now: Date): boolean {
  const holds = paymentGuardsOf(actor, head, now);
  return actor.can('csp:pay:paid') && correctGuards.every((guard) => holds.includes(guard));
}

import type { PaymentGuard } from '@heliodesk/contract/payment';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { PaymentHead } from '../../store/payment-heads.ts';

/** Those who have taken a step before, and may not pay: who wrote, sent or approved the solutions, and who checked the bank details. */
export const stepsBefore = ({ involved, checked_by }: PaymentHead): number[] => [...involved, ...(checked_by === null ? [] : [checked_by])];

/** What holds of a payment for the one who would pay. */
export function paymentGuardsOf({ userId }: Actor, head: PaymentHead): PaymentGuard[] {
  const guards: PaymentGuard[] = [];
  if (!head.involved.includes(userId)) guards.push('notInvolved');
  if (head.checked_by !== userId) guards.push('notChecker');
  if (head.bank_state === 'confirmed' && head.bank_entry === head.entry) guards.push('accountConfirmed');
  return guards;
}

import type { PaymentProgress } from '@heliodesk/contract/payment';
import { findRequest } from '#src/domains/request/index.ts';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Context } from '#src/platform/context.ts';
import { fail } from '#src/platform/http/failure.ts';
import { recordOf, toPaymentHead } from '../../payment-view.ts';
import { findPaymentHeadsOf } from '../../store/payment-heads.ts';
import { listProofs } from './proofs.ts';

/** Who sees the masked account of a payment and its proofs, in which banks name it in full: the contact who entered it, who handles the claim, and finance. */
export const seesAccount = (actor: Actor, { contactId, ownerId }: { contactId: number; ownerId: number | null }): boolean =>
  actor.kind === 'customer' ? actor.contactId === contactId : actor.userId === ownerId || actor.can('csp:pay:paid');

/** What became of the payments of a claim, for those who see it. */
export async function readPaymentsOf(context: Context, requestId: number): Promise<PaymentProgress[]> {
  const { db, actor, language } = context;
  if ((await findRequest(db, actor, requestId)) === undefined) throw fail('notFound');
  const heads = await findPaymentHeadsOf(db, requestId);
  const proofs = await listProofs(
    context,
    heads.map(({ id }) => id),
  );
  return heads.map((head) => {
    const sees = seesAccount(actor, { contactId: head.note_contact_id, ownerId: head.owner_id });
    return {
      ...toPaymentHead(head, language),
      bankAccount: sees ? recordOf(head.note_record).bankAccount : '',
      proofs: sees ? (proofs.get(head.id) ?? []) : [],
    };
  });
}

import type { BankCheck, BankCheckInFull, BankFlags, BankGuard, ConfidentialBankDetails } from '@heliodesk/contract/payment';
import type { Context } from '#src/platform/context.ts';
import { fail } from '#src/platform/http/failure.ts';
import { nameIn } from '#src/platform/i18n/names.ts';
import { actionsOf } from '../machine.ts';
import type { BankRecord } from '../store/bank-details.ts';
import { findHead, type BankHead } from '../store/heads.ts';
import { isStillToPay } from '../store/payments.ts';
import { findActiveContacts, findApproval, hasHandedOver, isInvolved } from '../store/people.ts';
import { toHead, toMasked } from '../view.ts';
import { flagsOf } from './flags.ts';
import { openCurrent } from './opened.ts';

/** Bank details that nothing is to be noticed about. */
export const unflagged: BankFlags = { otherCompany: null, changed: null };

interface Looked {
  details: ConfidentialBankDetails | null;
  flags: BankFlags;
  guards: readonly BankGuard[];
}

/** Bank details as finance sees them before it reads them in full. */
export const toCheckView = ({ actor, language }: Context, head: BankHead, { details, flags, guards }: Looked): BankCheck => ({
  ...toHead(head, language),
  masked: details && toMasked(details),
  flags,
  cleared: { otherCompany: head.cleared_other, changed: head.cleared_changed },
  reason: head.reason,
  enteredBy: head.entered_by_name ?? '',
  enteredAt: head.entered_at?.toISOString() ?? null,
  checkDue: head.check_due?.toISOString() ?? null,
  checkedBy: head.checked_by_name ?? '',
  checkedAt: head.checked_at?.toISOString() ?? null,
  confirmedAt: head.confirmed_at?.toISOString() ?? null,
  actions: actionsOf(actor, head, guards),
});

/**
 * That they are someone else's work: someone who wrote or approved the solutions, or chose the contact who entered the account, agrees to
 * none. And that it isn't too late to return them.
 */
export async function guardsOf({ db, actor }: Context, bank: BankRecord): Promise<BankGuard[]> {
  const tookStep = (await isInvolved(db, bank.request_id, actor.userId)) || (await hasHandedOver(db, bank.id, actor.userId));
  const guards: BankGuard[] = tookStep ? [] : ['notInvolved'];
  if (bank.state !== 'confirmed' || (await isStillToPay(db, bank.id))) guards.push('stillToPay');
  return guards;
}

/** Bank details to check, their account masked, with the people who had to do with them. */
export async function readCheck(context: Context, bankDetailsId: number): Promise<BankCheckInFull> {
  const { db, language } = context;
  const head = await findHead(db, bankDetailsId);
  if (head === undefined) throw fail('notFound');
  const details = (await openCurrent(context, [head])).get(head.id)?.details ?? null;
  const [flags = unflagged] = await flagsOf(context, [{ bank: head, details }]);
  // What was noticed is cleared in the same step.
  const guards = [...(await guardsOf(context, head)), 'flagsCleared' as const];
  const approval = await findApproval(db, head.request_id);
  const contacts = await findActiveContacts(db, head.account_id);
  return {
    ...toCheckView(context, head, { details, flags, guards }),
    taxNo: head.tax_no,
    proposedBy: approval?.sender_name ?? '',
    proposedAt: approval?.sent_at.toISOString() ?? null,
    approvedBy: approval?.decider_name ?? '',
    approvedAt: approval?.decided_at?.toISOString() ?? null,
    contacts: contacts
      .filter(({ contactId }) => contactId !== head.contact_id)
      .map((contact) => ({ contactId: contact.contactId, name: nameIn(language, contact) })),
  };
}

import type { BankProgress } from '@heliodesk/contract/payment';
import { findRequest } from '#src/domains/request/index.ts';
import type { Context } from '#src/platform/context.ts';
import { fail } from '#src/platform/http/failure.ts';
import { nameIn } from '#src/platform/i18n/names.ts';
import { findHeadsOf } from '../store/heads.ts';
import { ownerOf } from '../store/people.ts';
import { toMasked } from '../view.ts';
import { openCurrent, type OpenedEntry } from './opened.ts';

/** What became of the bank details of a claim, with the accounts that the caller may see masked. */
async function progressOf(context: Context, requestId: number, maySee: (entry: OpenedEntry) => boolean): Promise<BankProgress[]> {
  const heads = await findHeadsOf(context.db, requestId);
  const current = await openCurrent(context, heads);
  return heads.map((head) => {
    const entry = current.get(head.id);
    return {
      bankDetailsId: head.id,
      state: head.state,
      payee: head.payee,
      contactName: nameIn(context.language, head),
      enteredBy: head.entered_by_name ?? '',
      enteredAt: head.entered_at?.toISOString() ?? null,
      confirmedAt: head.confirmed_at?.toISOString() ?? null,
      masked: entry !== undefined && maySee(entry) ? toMasked(entry.details) : null,
    };
  });
}

/** For the one who handles the claim; for other staff there are none. */
export async function readForOwner(context: Context, requestId: number): Promise<BankProgress[]> {
  return (await ownerOf(context.db, requestId)) === context.actor.userId ? progressOf(context, requestId, () => true) : [];
}

/** For the company of the claim: who enters them and how far they are; the account for the contact who entered it alone. */
export async function readForCompany(context: Context, requestId: number): Promise<BankProgress[]> {
  if ((await findRequest(context.db, context.actor, requestId)) === undefined) throw fail('notFound');
  return progressOf(context, requestId, ({ contactId }) => contactId === context.actor.contactId);
}

import { requireActable } from '#src/domains/account/index.ts';
import type { Context } from '#src/platform/context.ts';
import { fail } from '#src/platform/http/failure.ts';

/** The company that a draft is for: a customer's own, whatever they send; for staff, that of the contact they act for. */
export async function companyOf({ db, actor }: Context, contactId: number | undefined): Promise<number> {
  if (actor.kind === 'customer' && actor.accountId !== null) return actor.accountId;
  if (actor.kind !== 'staff' || !actor.can('csp:request:behalf')) throw fail('forbidden');
  if (contactId === undefined) throw fail('notFound');
  return (await requireActable(db, contactId)).accountId;
}

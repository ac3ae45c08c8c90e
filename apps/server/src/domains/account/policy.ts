import type { Actor } from '#src/platform/auth/actor.ts';
import { fail } from '#src/platform/http/failure.ts';

/** The account whose rows a customer sees. */
export function ownAccount(actor: Actor): { accountId: number; contactId: number } {
  if (actor.accountId === null || actor.contactId === null) throw fail('notFound');
  return { accountId: actor.accountId, contactId: actor.contactId };
}

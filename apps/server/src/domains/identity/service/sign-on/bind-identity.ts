import { auditChange } from '#src/platform/audit/audit.ts';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { fail } from '#src/platform/http/failure.ts';
import { insertIdentity, updateBindingUsed } from '../../store/sign-on.ts';
import type { UserRow } from '../../store/users.ts';
import { signedInBy } from '../password-sign-in.ts';

/** Binds an employee who proved who they are to the identity of a binding token; answers where they wanted to go. */
export async function bindIdentity(context: WriteContext<Actor | null>, user: UserRow, tokenHash: Buffer): Promise<string> {
  const now = context.platform.clock.now();
  const binding = await updateBindingUsed(context.tx, tokenHash, now);
  if (binding === undefined) throw fail('auth.bindingExpired');
  const { issuer, subject, redirect } = binding;
  if (!(await insertIdentity(context.tx, { issuer, subject, userId: user.id }, now))) throw fail('auth.bindingExpired');
  await auditChange(context, { ...signedInBy(user), action: 'identity.signOnBound', after: { issuer, subject, by: 'credentials' } });
  return redirect;
}

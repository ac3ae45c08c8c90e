import type { BindSignOnBody, SignedOn } from '@heliodesk/contract/identity';
import type { z } from 'zod';
import { auditChange } from '#src/platform/audit/audit.ts';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Context } from '#src/platform/context.ts';
import { fail } from '#src/platform/http/failure.ts';
import type { ThrottleRule } from '#src/platform/throttle/throttle.ts';
import { findBinding, insertIdentity, updateBindingUsed } from '../../store/sign-on.ts';
import { signedInBy, signInWithPassword } from '../password-sign-in.ts';
import { endPreviousSession } from '../sessions.ts';
import { callsFromAddress } from '../sign-in.ts';
import { openSignedOn } from './sign-on.ts';
import { hashToken } from '../token.ts';

/** There is no captcha here, so one identity gets only this many attempts. */
const triesOfBinding: ThrottleRule = { name: 'sign-on-bind', points: 10, seconds: 10 * 60 };

/** Binds an employee, proven by their password, to the token's identity, and signs in. */
export async function bindSignOn(
  context: Context<Actor | null>,
  { bindToken, ...credentials }: z.output<typeof BindSignOnBody> & { encryptKey: string },
): Promise<SignedOn> {
  const { platform, db, origin } = context;
  const { clock, throttle } = platform;
  await throttle.take(callsFromAddress, origin.network);
  const tokenHash = hashToken(bindToken);
  // Before the password is checked: without a binding no one learns anything about a password here.
  if ((await findBinding(db, tokenHash, clock.now())) === undefined) throw fail('auth.bindingExpired');
  await throttle.take(triesOfBinding, tokenHash.toString('base64url'));
  const signedOn = await signInWithPassword(context, { ...credentials, form: 'staff' }, async (write, user) => {
    const binding = await updateBindingUsed(write.tx, tokenHash, clock.now());
    if (binding === undefined) throw fail('auth.bindingExpired');
    const { issuer, subject, redirect } = binding;
    if (!(await insertIdentity(write.tx, { issuer, subject, userId: user.id }, clock.now()))) throw fail('auth.bindingExpired');
    await auditChange(write, {
      ...signedInBy(user),
      action: 'identity.signOnBound',
      after: { issuer, subject, by: 'credentials' },
    });
    return openSignedOn(write, user, redirect);
  });
  await endPreviousSession(context);
  return signedOn;
}

import type { BindSignOnBody, SignedOn } from '@heliodesk/contract/identity';
import type { z } from 'zod';
import { writeAudit } from '#src/platform/audit/audit.ts';
import type { Origin } from '#src/platform/http/call.ts';
import { fail } from '#src/platform/http/failure.ts';
import type { Platform } from '#src/platform/platform.ts';
import type { ThrottleRule } from '#src/platform/throttle/throttle.ts';
import { findBinding, insertIdentity, updateBindingUsed } from '../../store/sign-on.ts';
import { signInWithPassword } from '../password-sign-in.ts';
import type { PasswordEncryption } from '../password/password-encryption.ts';
import { callsFromAddress } from '../sign-in.ts';
import { openSignedOn } from './sign-on.ts';
import { hashToken } from '../token.ts';

/** There is no captcha here, so one identity gets so many tries and no more. */
const triesOfBinding: ThrottleRule = { name: 'sign-on-bind', points: 10, seconds: 10 * 60 };

/** Binds an employee's sign-in, findProvedUser by its password, to the identity that the token stands for, and signs in. */
export async function bindSignOn(
  platform: Platform,
  passwords: PasswordEncryption,
  { bindToken, username, password }: z.output<typeof BindSignOnBody>,
  encryptKey: string,
  origin: Origin,
): Promise<SignedOn> {
  const { db, clock, throttle } = platform;
  await throttle.take(callsFromAddress, origin.address);
  const tokenHash = hashToken(bindToken);
  // Before the password is looked at: without a binding nobody learns anything about one here.
  if ((await findBinding(db, tokenHash, clock.now())) === undefined) throw fail('auth.bindingExpired');
  await throttle.take(triesOfBinding, tokenHash.toString('base64url'));
  return signInWithPassword(platform, passwords, { username, password, form: 'staff' }, encryptKey, origin, async (tx, user, audit) => {
    const binding = await updateBindingUsed(tx, tokenHash, audit.at);
    if (binding === undefined) throw fail('auth.bindingExpired');
    const { issuer, subject, redirect } = binding;
    if (!(await insertIdentity(tx, { issuer, subject, userId: user.id }, audit.at))) throw fail('auth.bindingExpired');
    await writeAudit(tx, { ...audit, action: 'identity.signOnBound', after: { issuer, subject, by: 'credentials' } });
    return openSignedOn(tx, user, redirect, audit, origin);
  });
}

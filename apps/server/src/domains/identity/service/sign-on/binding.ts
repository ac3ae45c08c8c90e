import type { BindOutcome, BindSignOnBody } from '@heliodesk/contract/identity';
import type { z } from 'zod';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Context } from '#src/platform/context.ts';
import { fail } from '#src/platform/http/failure.ts';
import type { ThrottleRule } from '#src/platform/throttle/throttle.ts';
import { findBinding } from '../../store/sign-on.ts';
import { signInWithPassword } from '../password-sign-in.ts';
import { endPreviousSession } from '../sessions.ts';
import { callsFromAddress } from '../sign-in.ts';
import { findSecondStep } from '../second-factor/second-step.ts';
import { bindIdentity } from './bind-identity.ts';
import { openSignedOn } from './sign-on.ts';
import { hashToken } from '../token.ts';

/** There is no captcha here, so one identity gets only this many attempts. */
const triesOfBinding: ThrottleRule = { name: 'sign-on-bind', points: 10, seconds: 10 * 60 };

/** Binds an employee, proven by their password, to the token's identity, and signs in once a second factor, where they have one, is proved too. */
export async function bindSignOn(
  context: Context<Actor | null>,
  { bindToken, ...credentials }: z.output<typeof BindSignOnBody> & { encryptKey: string },
): Promise<BindOutcome> {
  const { platform, db, origin } = context;
  const { clock, throttle } = platform;
  await throttle.take(callsFromAddress, origin.network);
  const tokenHash = hashToken(bindToken);
  // Before the password is checked: without a binding no one learns anything about a password here.
  const binding = await findBinding(db, tokenHash, clock.now());
  if (binding === undefined) throw fail('auth.bindingExpired');
  await throttle.take(triesOfBinding, tokenHash.toString('base64url'));
  const outcome = await signInWithPassword(context, { ...credentials, form: 'staff' }, async (write, user): Promise<BindOutcome> => {
    const { step } = await findSecondStep(write, user, { form: 'staff', bindingHash: tokenHash });
    if (step !== undefined) return { outcome: 'secondStep', secondStep: step, redirect: binding.redirect };
    return openSignedOn(write, user, await bindIdentity(write, user, tokenHash));
  });
  if (outcome.outcome === 'signedIn') await endPreviousSession(context);
  return outcome;
}

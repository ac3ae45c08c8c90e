import type { SignedIn, SignInBody } from '@heliodesk/contract/identity';
import type { z } from 'zod';
import { auditChange } from '#src/platform/audit/audit.ts';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Context, WriteContext } from '#src/platform/context.ts';
import type { ThrottleRule } from '#src/platform/throttle/throttle.ts';
import { identityOf } from '../identity.ts';
import { signedInBy, signInWithPassword } from './password-sign-in.ts';
import { findSecondStep } from './second-factor/second-step.ts';
import { absoluteTime, endPreviousSession, endSession, openSession } from './sessions.ts';

/** An office signs in from one address; a flood does not. */
export const callsFromAddress: ThrottleRule = { name: 'sign-in', points: 120, seconds: 60 };

export type Credentials = z.output<typeof SignInBody> & { encryptKey: string };

/**
 * Signs in with name, password and captcha; an earlier session of this browser ends. Someone with a second factor, or who needs one, gets
 * no session yet but what the second step needs.
 */
export async function signIn(context: Context<Actor | null>, credentials: Credentials): Promise<SignedIn> {
  const { platform, origin } = context;
  await platform.throttle.take(callsFromAddress, origin.network);
  await identityOf(platform).captcha.check(credentials);
  const signedIn = await signInWithPassword(context, credentials, async (write, user): Promise<SignedIn> => {
    const second = await findSecondStep(write, user, credentials);
    if (second.step !== undefined) return { token: '', expireIn: 0, secondStep: second.step };
    await auditChange(write, {
      ...signedInBy(user),
      action: 'identity.signIn',
      ...(second.isWaived ? { after: { factor: 'device' } } : {}),
    });
    const token = await openSession(write, user.id, { isProved: !second.isWaived });
    return { token, expireIn: absoluteTime / 1_000 };
  });
  if (signedIn.secondStep === undefined) await endPreviousSession(context);
  return signedIn;
}

/** Ends the calling session, if it is still alive. */
export async function signOut(context: WriteContext<Actor | null>): Promise<void> {
  const { platform, tx, actor } = context;
  if (actor === null || !(await endSession(platform, tx, actor))) return;
  await auditChange(context, { action: 'identity.signOut', subjectType: 'user', subjectId: actor.userId });
}

import type { SignInBody } from '@heliodesk/contract/identity';
import type { z } from 'zod';
import { auditChange } from '#src/platform/audit/audit.ts';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Context, WriteContext } from '#src/platform/context.ts';
import type { ThrottleRule } from '#src/platform/throttle/throttle.ts';
import { identityOf } from '../identity.ts';
import { signedInBy, signInWithPassword } from './password-sign-in.ts';
import { absoluteTime, endPreviousSession, endSession, openSession } from './sessions.ts';

/** An office signs in from one address; a flood does not. */
export const callsFromAddress: ThrottleRule = { name: 'sign-in', points: 120, seconds: 60 };

export type Credentials = z.output<typeof SignInBody> & { encryptKey: string };

/** Signs in with name, password and captcha; an earlier session of this browser ends. */
export async function signIn(context: Context<Actor | null>, credentials: Credentials): Promise<{ token: string; expireIn: number }> {
  const { platform, origin } = context;
  await platform.throttle.take(callsFromAddress, origin.network);
  await identityOf(platform).captcha.check(credentials);
  const token = await signInWithPassword(context, credentials, async (write, user) => {
    await auditChange(write, { ...signedInBy(user), action: 'identity.signIn' });
    return openSession(write, user.id);
  });
  await endPreviousSession(context);
  return { token, expireIn: absoluteTime / 1_000 };
}

/** Ends the calling session, if it is still alive. */
export async function signOut(context: WriteContext<Actor | null>): Promise<void> {
  const { platform, tx, actor } = context;
  if (actor === null || !(await endSession(platform, tx, actor))) return;
  await auditChange(context, { action: 'identity.signOut', subjectType: 'user', subjectId: actor.userId });
}

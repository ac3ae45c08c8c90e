import type { SignOnOutcome } from '@heliodesk/contract/identity';
import { roles } from '@heliodesk/contract/kit';
import { auditChange } from '#src/platform/audit/audit.ts';
import type { Actor } from '#src/platform/auth/actor.ts';
import { withTx, type Context, type WriteContext } from '#src/platform/context.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { fail } from '#src/platform/http/failure.ts';
import type { ThrottleRule } from '#src/platform/throttle/throttle.ts';
import {
  findBoundUser,
  findRolesOf,
  insertAttempt,
  insertBinding,
  insertIdentity,
  isBoundAt,
  removeAttempt,
  type Attempt,
} from '../../store/sign-on.ts';
import { findUser, findUserByEmail, type UserRow } from '../../store/users.ts';
import { maySignIn, signedInBy } from '../password-sign-in.ts';
import { endPreviousSession, openSession } from '../sessions.ts';
import { callsFromAddress } from '../sign-in.ts';
import type { SignOnProvider } from './provider.ts';
import { hashToken, newToken } from '../token.ts';
import type { IdTokenIdentity } from './id-token-identity.ts';

const minute = 60_000;
/** Signing in at the provider may take a second factor. */
const attemptTime = 10 * minute;
const bindingTime = 10 * minute;
const startsFromAddress: ThrottleRule = { name: 'sign-on', points: 120, seconds: 60 };

/** Starts an attempt at the provider: where the browser goes, and the state that its answer must carry. Only the hash of the state is stored. */
export async function startAttempt(
  { platform, db, language, origin }: Context<Actor | null>,
  provider: SignOnProvider,
  { redirect, isFresh }: { redirect: string; isFresh: boolean },
): Promise<{ url: string; state: string }> {
  const { clock, throttle } = platform;
  await throttle.take(startsFromAddress, origin.network);
  const { url, state, nonce, codeVerifier } = await provider.begin(language, isFresh);
  const expiresAt = new Date(clock.now().getTime() + attemptTime);
  await transaction(db, (tx) => insertAttempt(tx, hashToken(state), { codeVerifier, nonce, redirect, expiresAt }));
  return { url, state };
}

/** Starts a sign-in. */
export const beginSignOn = (
  context: Context<Actor | null>,
  provider: SignOnProvider,
  redirect: string,
): Promise<{ url: string; state: string }> => startAttempt(context, provider, { redirect, isFresh: false });

/**
 * Someone seen for the first time is the employee whose verified address they have. Not where that employee is bound to another
 * identity of the provider already: addresses are reassigned to other people, and those have to prove themselves by /bind.
 */
async function findByEmail(tx: Tx, { issuer, email, isEmailVerified }: IdTokenIdentity): Promise<UserRow | undefined> {
  const user = isEmailVerified ? await findUserByEmail(tx, email) : undefined;
  return user?.kind === 'staff' && !(await isBoundAt(tx, issuer, user.id)) ? user : undefined;
}

/** Opens the session of someone the provider, or the provider and a password, identified. */
export async function openSignedOn(
  context: WriteContext<Actor | null>,
  user: UserRow,
  redirect: string,
): Promise<SignOnOutcome & { outcome: 'signedIn' }> {
  await auditChange(context, { ...signedInBy(user), action: 'identity.signOn' });
  // The provider may not have asked for anything: its own session may be hours old.
  const token = await openSession(context, user.id, { isProved: false });
  const roleIds = (await findRolesOf(context.tx, user.id)).map((role) => roles[role].roleId);
  return { outcome: 'signedIn', token, roleId: roleIds.length > 0 ? Math.min(...roleIds) : null, redirect };
}

/** The user that an identity belongs to; binds them at the first sign-on. */
async function findOrBindUser(context: WriteContext<Actor | null>, idTokenIdentity: IdTokenIdentity): Promise<UserRow | undefined> {
  const { platform, tx } = context;
  const { issuer, subject } = idTokenIdentity;
  const boundTo = await findBoundUser(tx, issuer, subject);
  if (boundTo !== undefined) return findUser(tx, boundTo);
  const user = await findByEmail(tx, idTokenIdentity);
  if (user === undefined || !(await maySignIn(context, user, 'staff'))) return user;
  if (await insertIdentity(tx, { issuer, subject, userId: user.id }, platform.clock.now()))
    await auditChange(context, { ...signedInBy(user), action: 'identity.signOnBound', after: { issuer, subject, by: 'email' } });
  return user;
}

/** Signs in the person the provider identified; `undefined` when they may not sign in. */
async function completeSignOn(
  context: WriteContext<Actor | null>,
  idTokenIdentity: IdTokenIdentity,
  { redirect }: Attempt,
): Promise<SignOnOutcome | undefined> {
  const { issuer, subject, email, name } = idTokenIdentity;
  const user = await findOrBindUser(context, idTokenIdentity);
  if (user !== undefined && (await maySignIn(context, user, 'staff'))) return openSignedOn(context, user, redirect);
  await auditChange(context, {
    by: { userId: user?.id ?? null, name: user?.name ?? (name || email || subject) },
    subjectType: 'user',
    subjectId: user?.id ?? (email || subject),
    action: 'identity.signOnRefused',
    after: { issuer, subject, reason: user === undefined ? 'unknown' : 'notWelcome' },
  });
  if (user !== undefined) return undefined;
  const { token, hash } = newToken();
  const expiresAt = new Date(context.platform.clock.now().getTime() + bindingTime);
  await insertBinding(context.tx, hash, { issuer, subject, email, name, redirect }, expiresAt);
  return { outcome: 'unknown', bindToken: token, email };
}

/** Finishes a sign-in with the provider's answer. The attempt works once, whatever comes of it. */
export async function finishSignOn(
  context: Context<Actor | null>,
  provider: SignOnProvider,
  answer: { code: string; state: string; iss?: string | undefined },
): Promise<SignOnOutcome> {
  const { platform, db, origin } = context;
  await platform.throttle.take(callsFromAddress, origin.network);
  const attempt = await transaction(db, (tx) => removeAttempt(tx, hashToken(answer.state)));
  // An attempt that is to prove an open session opens none.
  if (attempt === undefined || attempt.expiresAt <= platform.clock.now() || attempt.redirect.startsWith('proof:'))
    throw fail('auth.signOnFailed');
  const idTokenIdentity = await provider.redeem(answer, { ...attempt, state: answer.state });
  const outcome = await transaction(db, (tx) => completeSignOn(withTx(context, tx), idTokenIdentity, attempt));
  if (outcome === undefined) throw fail('auth.signOnRefused');
  if (outcome.outcome === 'signedIn') await endPreviousSession(context);
  return outcome;
}

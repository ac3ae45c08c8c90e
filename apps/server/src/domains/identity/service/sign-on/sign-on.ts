import type { SignOnOutcome } from '@heliodesk/contract/identity';
import { roles, type Language } from '@heliodesk/contract/kit';
import { writeAudit, type AuditEntry } from '#src/platform/audit/audit.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import type { Origin } from '#src/platform/http/call.ts';
import { fail } from '#src/platform/http/failure.ts';
import type { Platform } from '#src/platform/platform.ts';
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
import { maySignIn } from '../password-sign-in.ts';
import { openSession } from '../sessions.ts';
import { callsFromAddress } from '../sign-in.ts';
import type { SignOnProvider } from './provider.ts';
import { hashToken, newToken } from '../token.ts';
import type { IdTokenIdentity } from './id-token-identity.ts';

const minute = 60_000;
/** Signing in at the provider may take a second factor. */
const attemptTime = 10 * minute;
const bindingTime = 10 * minute;
const startsFromAddress: ThrottleRule = { name: 'sign-on', points: 120, seconds: 60 };

/** Begins a sign-in: where the browser goes, and the state that its answer must carry. Of the state only the hash is kept. */
export async function beginSignOn(
  { db, clock, throttle }: Platform,
  provider: SignOnProvider,
  redirect: string,
  language: Language,
  origin: Origin,
): Promise<{ url: string; state: string }> {
  await throttle.take(startsFromAddress, origin.address);
  const { url, state, nonce, codeVerifier } = await provider.begin(language);
  const expiresAt = new Date(clock.now().getTime() + attemptTime);
  await transaction(db, (tx) => insertAttempt(tx, hashToken(state), { codeVerifier, nonce, redirect, expiresAt }));
  return { url, state };
}

/**
 * Somebody seen for the first time is the employee whose verified address they have. Not where that employee is bound to another
 * identity of the provider already: addresses are given again to others, and those have to prove themselves by /bind.
 */
async function findByEmail(tx: Tx, { issuer, email, isEmailVerified }: IdTokenIdentity): Promise<UserRow | undefined> {
  const user = isEmailVerified ? await findUserByEmail(tx, email) : undefined;
  return user?.kind === 'staff' && !(await isBoundAt(tx, issuer, user.id)) ? user : undefined;
}

type Audit = Omit<AuditEntry, 'action' | 'actorId' | 'actorName' | 'subjectId'>;

const auditOfUser = (audit: Audit, user: UserRow) => ({ ...audit, actorId: user.id, actorName: user.name, subjectId: user.id });

/** Opens the session of somebody whom the provider, or the provider and a password, identified. */
export async function openSignedOn(
  tx: Tx,
  user: UserRow,
  redirect: string,
  audit: Audit,
  origin: Origin,
): Promise<SignOnOutcome & { outcome: 'signedIn' }> {
  await writeAudit(tx, { ...auditOfUser(audit, user), action: 'identity.signOn' });
  const token = await openSession(tx, user.id, origin, audit.at);
  const roleIds = (await findRolesOf(tx, user.id)).map((role) => roles[role].roleId);
  return { outcome: 'signedIn', token, roleId: roleIds.length > 0 ? Math.min(...roleIds) : null, redirect };
}

/** The user that an identity belongs to; binds them at the first sign-on. */
async function findOrBindUser(platform: Platform, tx: Tx, idTokenIdentity: IdTokenIdentity, audit: Audit): Promise<UserRow | undefined> {
  const { issuer, subject } = idTokenIdentity;
  const boundTo = await findBoundUser(tx, issuer, subject);
  if (boundTo !== undefined) return findUser(tx, boundTo);
  const user = await findByEmail(tx, idTokenIdentity);
  if (user === undefined || !(await maySignIn(platform, tx, user, 'staff'))) return user;
  if (await insertIdentity(tx, { issuer, subject, userId: user.id }, audit.at))
    await writeAudit(tx, { ...auditOfUser(audit, user), action: 'identity.signOnBound', after: { issuer, subject, by: 'email' } });
  return user;
}

/** Signs in whom the provider identified; `undefined` when they may not sign in. */
async function completeSignOn(
  platform: Platform,
  tx: Tx,
  idTokenIdentity: IdTokenIdentity,
  { redirect }: Attempt,
  origin: Origin,
): Promise<SignOnOutcome | undefined> {
  const { issuer, subject, email, name } = idTokenIdentity;
  const audit = { at: platform.clock.now(), subjectType: 'user', address: origin.address, requestId: origin.requestId };
  const user = await findOrBindUser(platform, tx, idTokenIdentity, audit);
  if (user !== undefined && (await maySignIn(platform, tx, user, 'staff'))) return openSignedOn(tx, user, redirect, audit, origin);
  await writeAudit(tx, {
    ...audit,
    actorId: user?.id ?? null,
    actorName: user?.name ?? (name || email || subject),
    subjectId: user?.id ?? (email || subject),
    action: 'identity.signOnRefused',
    after: { issuer, subject, reason: user === undefined ? 'unknown' : 'notWelcome' },
  });
  if (user !== undefined) return undefined;
  const { token, hash } = newToken();
  await insertBinding(tx, hash, { issuer, subject, email, name, redirect }, new Date(audit.at.getTime() + bindingTime));
  return { outcome: 'unknown', bindToken: token, email };
}

/** Finishes a sign-in with the provider's answer. The attempt serves once, whatever comes of it. */
export async function finishSignOn(
  platform: Platform,
  provider: SignOnProvider,
  answer: { code: string; state: string; iss?: string | undefined },
  origin: Origin,
): Promise<SignOnOutcome> {
  const { db, clock, throttle } = platform;
  await throttle.take(callsFromAddress, origin.address);
  const attempt = await transaction(db, (tx) => removeAttempt(tx, hashToken(answer.state)));
  if (attempt === undefined || attempt.expiresAt <= clock.now()) throw fail('auth.signOnFailed');
  const idTokenIdentity = await provider.redeem(answer, { ...attempt, state: answer.state });
  const outcome = await transaction(db, (tx) => completeSignOn(platform, tx, idTokenIdentity, attempt, origin));
  if (outcome === undefined) throw fail('auth.signOnRefused');
  return outcome;
}

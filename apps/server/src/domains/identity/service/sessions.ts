import { permissionsOf, holds } from '@heliodesk/contract/kit';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Context, WriteContext } from '#src/platform/context.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { sessionTopic, type SessionEnded } from '#src/platform/live/topics.ts';
import type { Origin } from '#src/platform/http/call.ts';
import { partsOf } from '#src/platform/i18n/names.ts';
import type { Platform } from '#src/platform/platform.ts';
import { companies } from '../ports.ts';
import { findActorOfUser } from '../store/actor-of-user.ts';
import {
  findActor,
  findStaffActor,
  expireSessionsOf,
  findSessionsOf,
  insertSession,
  isSessionOfLockedOut,
  removeEndedSessions,
  removeOtherSessions,
  removeOwnSession,
  removeSession,
  removeSessionsBeyond,
  removeSessionsOf,
  updateProved,
  updateSeen,
  type ActorRow,
} from '../store/sessions.ts';
import { hashToken, newToken } from './token.ts';

const minute = 60_000;
const hour = 60 * minute;
/** Spec 3 §4. */
const idleTime = 2 * hour;
/** No session lives longer, no matter how much it is used. */
export const absoluteTime = 12 * hour;
/** How exact "idle" is; keeps calls from writing each time. */
const touchEvery = minute;
/** Ended sessions that one run of the clean-up takes. */
const cleanUpAtOnce = 1_000;
/** Per person at a time, and shown to them. One more ends the one that has not been seen for longest. */
const mostSessions = 50;

const publishEnded = ({ events }: Platform, tx: Tx, ended: SessionEnded): void => events.publish(tx, sessionTopic, ended);

/** Sessions not seen since then have ended. */
export const idleSince = (now: Date): Date => new Date(now.getTime() - idleTime);

const keyOf = (tokenHash: Uint8Array): string => Buffer.from(tokenHash).toString('base64url');
const hashOf = (sessionKey: string): Buffer => Buffer.from(sessionKey, 'base64url');

/** What opening a session needs: the platform, the transaction, and where the sign-in comes from. */
type Opening = Pick<WriteContext<Actor | null>, 'platform' | 'tx'> & { origin: Pick<Origin, 'address' | 'userAgent'> };

/**
 * Opens a session and answers its token, which is stored nowhere else. `isProved`: the person has just proved who they are, which the
 * identity provider or a remembered device alone doesn't do.
 */
export async function openSession({ platform, tx, origin }: Opening, userId: number, { isProved = true } = {}): Promise<string> {
  const now = platform.clock.now();
  const { address, userAgent } = origin;
  const { token, hash } = newToken();
  const expiresAt = new Date(now.getTime() + absoluteTime);
  const provedAt = isProved ? now : null;
  await insertSession(tx, { tokenHash: hash, userId, expiresAt, address, userAgent, provedAt }, now);
  await removeSessionsBeyond(tx, userId, mostSessions);
  return token;
}

/** Who a token belongs to, while its session is alive and its user is active. */
export async function authenticate(platform: Platform, token: string): Promise<Actor | null> {
  const { db, clock, database } = platform;
  const now = clock.now();
  const tokenHash = hashToken(token);
  const row = await findActor(database.quickDb, companies.of(platform), tokenHash, { now, idleSince: idleSince(now) });
  if (row === undefined) return null;
  if (now.getTime() - row.seen_at.getTime() >= touchEvery) await transaction(db, (tx) => updateSeen(tx, tokenHash, now));
  return toActor(row, tokenHash);
}

/** Whether a token's session ended because its account is now disabled; known for as long as the session would have lasted. */
export const isSessionOfDisabledAccount = (platform: Platform, token: string): Promise<boolean> =>
  isSessionOfLockedOut(platform.database.quickDb, companies.of(platform), hashToken(token));

/** The same by the session's key, for open connections; they alone do not keep a session alive. */
export async function actorOfSession(platform: Platform, sessionKey: string): Promise<Actor | null> {
  const { clock, database } = platform;
  const now = clock.now();
  const tokenHash = hashOf(sessionKey);
  const row = await findActor(database.quickDb, companies.of(platform), tokenHash, { now, idleSince: idleSince(now) });
  return row === undefined ? null : toActor(row, tokenHash);
}

/** An employee without a session, for work that goes on in the background; nothing once they are disabled. */
export async function actorOfStaff({ database }: Platform, userId: number): Promise<Actor | null> {
  const row = await findStaffActor(database.quickDb, userId);
  return row === undefined ? null : toActor(row, Buffer.alloc(0));
}

/** Who a user is to the product, for what it does for them by itself; nothing for those who can't sign in. */
export async function actorOfUser(platform: Platform, tx: Tx, userId: number): Promise<Actor | undefined> {
  const row = await findActorOfUser(tx, companies.of(platform), userId);
  return row && toActor({ ...row, proved_at: null }, Buffer.alloc(0));
}

function toActor(row: Omit<ActorRow, 'seen_at'>, tokenHash: Buffer): Actor {
  const permissions = permissionsOf(row.roles);
  return {
    userId: row.id,
    kind: row.kind,
    name: row.name,
    email: row.email,
    avatar: row.avatar,
    language: row.language,
    roles: row.roles,
    permissions,
    can: (permission) => holds(permissions, permission),
    accountId: row.account_id,
    contactId: row.contact_id,
    personName: partsOf(row),
    providerId: row.provider_id,
    companyName: row.company_name,
    sessionKey: keyOf(tokenHash),
    provedAt: row.proved_at,
  };
}

/** What is stored of the caller's session. */
export const sessionHashOf = ({ sessionKey }: Pick<Actor, 'sessionKey'>): Buffer => hashOf(sessionKey);

/** The caller has just proved who they are. */
export const markProved = ({ platform, tx, actor }: WriteContext): Promise<void> =>
  updateProved(tx, sessionHashOf(actor), platform.clock.now());

/** Ends the calling session, on every instance; `false` if it had already ended. */
export async function endSession(platform: Platform, tx: Tx, actor: Actor): Promise<boolean> {
  const isEnded = await removeSession(tx, hashOf(actor.sessionKey));
  if (isEnded) publishEnded(platform, tx, { userId: actor.userId, sessionKey: actor.sessionKey });
  return isEnded;
}

/** A new sign-in ends the session that it came with. */
export async function endPreviousSession({ platform, db, actor }: Context<Actor | null>): Promise<void> {
  if (actor !== null) await transaction(db, (tx) => endSession(platform, tx, actor));
}

/** Ends all sessions of a user on every instance. */
export async function endSessions(platform: Platform, tx: Tx, userId: number): Promise<void> {
  await removeSessionsOf(tx, userId);
  publishEnded(platform, tx, { userId, sessionKey: null });
}

/** Ends all sessions of a user who is locked out. For as long as they would have lasted, their browsers are told why. */
export async function endSessionsOfDisabled(platform: Platform, tx: Tx, userId: number): Promise<void> {
  await expireSessionsOf(tx, [userId], platform.clock.now());
  publishEnded(platform, tx, { userId, sessionKey: null });
}

/** Ends all sessions of the caller but the one that calls, on every instance; answers how many. */
export async function endOtherSessions({ platform, tx, actor: { userId, sessionKey } }: WriteContext): Promise<number> {
  const ended = await removeOtherSessions(tx, userId, hashOf(sessionKey));
  if (ended > 0) publishEnded(platform, tx, { userId, sessionKey: null, exceptKey: sessionKey });
  return ended;
}

/** Ends one of the caller's sessions; `false` if there is none with that id. */
export async function endOwnSession({ platform, tx, actor: { userId } }: WriteContext, sessionId: number): Promise<boolean> {
  const tokenHash = await removeOwnSession(tx, userId, sessionId);
  if (tokenHash === undefined) return false;
  publishEnded(platform, tx, { userId, sessionKey: keyOf(tokenHash) });
  return true;
}

/** The caller's live sessions, the latest first; `isCurrent` marks the calling one. */
export async function liveSessions({ platform, db, actor: { userId, sessionKey } }: Context) {
  const now = platform.clock.now();
  const rows = await findSessionsOf(db, userId, { now, idleSince: idleSince(now), limit: mostSessions });
  return rows.map((row) => ({ ...row, isCurrent: keyOf(row.token_hash) === sessionKey }));
}

/** Removes expired sessions, including those that a lockout ended, and closes their open connections. */
export async function removeOldSessions(platform: Platform, tx: Tx, now: Date): Promise<void> {
  const openedBefore = new Date(now.getTime() - absoluteTime);
  const ended = await removeEndedSessions(tx, { openedBefore, idleSince: idleSince(now), limit: cleanUpAtOnce });
  for (const { token_hash, user_id } of ended) publishEnded(platform, tx, { userId: user_id, sessionKey: keyOf(token_hash) });
}

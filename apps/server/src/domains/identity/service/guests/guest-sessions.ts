import type { Guest } from '#src/platform/auth/actor.ts';
import type { Tx } from '#src/platform/db/database.ts';
import type { Origin } from '#src/platform/http/origin.ts';
import type { Platform } from '#src/platform/platform.ts';
import { guestSubjects } from '../../ports.ts';
import { findGuest, insertGuestSession, removeGuestSessionsBeyond, upsertGuest, type NewGuest } from '../../store/guests.ts';
import { hashToken, newToken } from '../token.ts';

/** Milliseconds; idle or not. */
export const guestTime = 2 * 60 * 60_000;
/** Per guest at a time, in as many frames. */
const mostSessions = 10;

/** Begins every guest's token and the name of the session; a user's token, in base64url, holds no point. */
const mark = 'guest.';

/** Whether a token, or the name of a session, is a guest's. */
export const isGuestToken = (token: string): boolean => token.startsWith(mark);

/** Opens a session for one record, and answers its token, which is stored nowhere else. */
export async function createGuestSession(
  tx: Tx,
  guest: NewGuest,
  { address, userAgent }: Pick<Origin, 'address' | 'userAgent'>,
  now: Date,
): Promise<{ token: string; guestId: number }> {
  const { token, hash } = newToken();
  const guestId = await upsertGuest(tx, guest, now);
  await insertGuestSession(tx, {
    tokenHash: hash,
    guestId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + guestTime),
    address,
    userAgent,
  });
  await removeGuestSessionsBeyond(tx, guestId, mostSessions);
  return { token: mark + token, guestId };
}

/**
 * The guest of a session. It ends with its host, which may no longer be configured, and with what let the guest in: the company of the
 * request may be disabled, or not be one of RTS any longer.
 */
async function guestOf(platform: Platform, tokenHash: Buffer): Promise<Guest | null> {
  const { config, clock, database } = platform;
  const row = await findGuest(database.quickDb, tokenHash, clock.now());
  const host = config.guestHosts.find(({ name }) => name === row?.host);
  if (row === undefined || host === undefined) return null;
  const subject = { kind: row.subject_kind, id: row.subject_id };
  if ((await guestSubjects.find(platform, subject.kind)?.mayEnter(database.quickDb, subject.id, host)) !== true) return null;
  return {
    kind: 'guest',
    guestId: row.id,
    host: row.host,
    name: row.name,
    email: row.email,
    language: row.language,
    subject,
    can: () => false,
    sessionKey: mark + tokenHash.toString('base64url'),
  };
}

/** The guest that a token belongs to, while the session lives. */
export const authenticateGuest = (platform: Platform, token: string): Promise<Guest | null> =>
  guestOf(platform, hashToken(token.slice(mark.length)));

/** The same by the session's key, for open connections. */
export const guestOfSession = (platform: Platform, sessionKey: string): Promise<Guest | null> =>
  guestOf(platform, Buffer.from(sessionKey.slice(mark.length), 'base64url'));

import type { Guest } from '#src/platform/auth/actor.ts';
import type { Tx } from '#src/platform/db/database.ts';
import type { Origin } from '#src/platform/http/origin.ts';
import type { Platform } from '#src/platform/platform.ts';
import { findGuest, insertGuestSession, removeGuestSessionsBeyond, upsertGuest, type GuestRow, type NewGuest } from '../../store/guests.ts';
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

/** Guest sessions end with their host: one that is no longer configured lets no one in. */
const toGuest = ({ config }: Platform, row: GuestRow | undefined, tokenHash: Buffer): Guest | null =>
  row === undefined || !config.guestHosts.some(({ name }) => name === row.host)
    ? null
    : {
        kind: 'guest',
        guestId: row.id,
        host: row.host,
        name: row.name,
        email: row.email,
        language: row.language,
        subject: { kind: row.subject_kind, id: row.subject_id },
        can: () => false,
        sessionKey: mark + tokenHash.toString('base64url'),
      };

const guestOf = async (platform: Platform, tokenHash: Buffer): Promise<Guest | null> =>
  toGuest(platform, await findGuest(platform.database.quickDb, tokenHash, platform.clock.now()), tokenHash);

/** The guest that a token belongs to, while the session lives and the host is configured. */
export const authenticateGuest = (platform: Platform, token: string): Promise<Guest | null> =>
  guestOf(platform, hashToken(token.slice(mark.length)));

/** The same by the session's key, for open connections. */
export const guestOfSession = (platform: Platform, sessionKey: string): Promise<Guest | null> =>
  guestOf(platform, Buffer.from(sessionKey.slice(mark.length), 'base64url'));

import { createHash, randomBytes } from 'node:crypto';
import type { Caller } from '../auth/actor.ts';
import { transaction } from '../db/transaction.ts';
import { fail } from '../http/failure.ts';
import type { Platform } from '../platform.ts';
import { insertTicket, removeTicket } from './store.ts';

/** Spec 3 §15. */
const validSeconds = 30;
/** Of one session, not used yet: its browser may have several tabs that reconnect at the same moment. */
const mostOpen = 20;

const hashOf = (ticket: string): Buffer => createHash('sha256').update(ticket).digest();

/** A ticket for one live connection of this session; a token never is in a URL. Refused while too many wait to be used. */
export async function issueTicket({ db, clock }: Platform, { sessionKey }: Caller): Promise<string> {
  const ticket = randomBytes(32).toString('base64url');
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + validSeconds * 1_000);
  const isIssued = await transaction(db, (tx) =>
    insertTicket(tx, { hash: hashOf(ticket), sessionKey, expiresAt }, { now, most: mostOpen }),
  );
  if (!isIssued) throw fail('tooManyRequests', { seconds: validSeconds });
  return ticket;
}

/** Who a ticket was issued to, if it is fresh, unused, and their session is still valid. */
export async function redeemTicket({ db, clock, actorOfSession }: Platform, ticket: string): Promise<Caller | null> {
  const sessionKey = await transaction(db, (tx) => removeTicket(tx, hashOf(ticket), clock.now()));
  return sessionKey === undefined ? null : actorOfSession(sessionKey);
}

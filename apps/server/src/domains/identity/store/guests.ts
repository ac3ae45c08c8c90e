import type { GuestSubjectKind, Language } from '@heliodesk/contract/kit';
import type { GuestHost } from '#src/guest-hosts.ts';
import type { GuestSubject } from '#src/platform/auth/actor.ts';
import type { Db, Tx } from '#src/platform/db/database.ts';

/** Who is let in, and to what. */
export interface NewGuest {
  host: Pick<GuestHost, 'name' | 'customerType'>;
  email: string;
  name: string;
  language: Language;
  subject: GuestSubject;
}

interface GuestRow {
  id: number;
  host: string;
  email: string;
  name: string;
  language: Language;
  subject_kind: GuestSubjectKind;
  subject_id: number;
}

/** Stores a host's guest for a record; a returning guest's name and language are updated. */
export async function upsertGuest(tx: Tx, { host, email, name, language, subject }: NewGuest, at: Date): Promise<number> {
  const { id } = await tx
    .insertInto('guest')
    .values({
      host: host.name,
      email,
      name,
      language,
      customer_type: host.customerType,
      subject_kind: subject.kind,
      subject_id: subject.id,
      created_at: at,
    })
    .onConflict((conflict) =>
      conflict.columns(['host', 'email', 'subject_kind', 'subject_id']).doUpdateSet({ name, language, customer_type: host.customerType }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface NewGuestSession {
  tokenHash: Buffer;
  guestId: number;
  createdAt: Date;
  expiresAt: Date;
  address: string;
  userAgent: string;
}

export async function insertGuestSession(tx: Tx, session: NewGuestSession): Promise<void> {
  await tx
    .insertInto('guest_session')
    .values({
      token_hash: session.tokenHash,
      guest_id: session.guestId,
      created_at: session.createdAt,
      expires_at: session.expiresAt,
      address: session.address,
      user_agent: session.userAgent,
    })
    .execute();
}

/** Removes all of a guest's sessions but the latest. */
export async function removeGuestSessionsBeyond(tx: Tx, guestId: number, kept: number): Promise<void> {
  const beyond = tx.selectFrom('guest_session').select('token_hash').where('guest_id', '=', guestId).orderBy('created_at', 'desc');
  await tx.deleteFrom('guest_session').where('token_hash', 'in', beyond.orderBy('token_hash').offset(kept)).execute();
}

/** The guest of a live session. */
export async function findGuest(db: Db, tokenHash: Buffer, now: Date): Promise<GuestRow | undefined> {
  const row = await db
    .selectFrom('guest_session as s')
    .innerJoin('guest as g', 'g.id', 's.guest_id')
    .select(['g.id', 'g.host', 'g.email', 'g.name', 'g.language', 'g.subject_kind', 'g.subject_id'])
    .where('s.token_hash', '=', tokenHash)
    .where('s.expires_at', '>', now)
    .executeTakeFirst();
  return row as GuestRow | undefined;
}

/** Records that a link was exchanged; `false` if it already was. */
export async function insertUsedLink(tx: Tx, signature: Buffer, expiresAt: Date): Promise<boolean> {
  const row = await tx
    .insertInto('guest_link')
    .values({ signature, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('expires_at')
    .executeTakeFirst();
  return row !== undefined;
}

export async function removeGuestSessionsBefore(tx: Tx, moment: Date): Promise<void> {
  await tx.deleteFrom('guest_session').where('expires_at', '<=', moment).execute();
}

/** Deletes exchanged links that have expired. */
export async function removeGuestLinksBefore(tx: Tx, moment: Date): Promise<void> {
  await tx.deleteFrom('guest_link').where('expires_at', '<', moment).execute();
}

import type { Language, RoleKey, UserKind } from '@heliodesk/contract/kit';
import { sql } from 'kysely';
import { builtOnce } from '#src/platform/db/built-once.ts';
import type { Db, Tx } from '#src/platform/db/database.ts';
import type { Companies } from '../ports.ts';

type Joined = Pick<Companies, 'customers' | 'providers'>;

export interface NewSession {
  tokenHash: Buffer;
  userId: number;
  expiresAt: Date;
  address: string;
  userAgent: string;
  provedAt: Date | null;
}

export interface ActorRow {
  id: number;
  kind: UserKind;
  name: string;
  email: string;
  avatar: string | null;
  language: Language;
  roles: RoleKey[];
  seen_at: Date;
  proved_at: Date | null;
  contact_id: number | null;
  first_name: string | null;
  last_name: string | null;
  account_id: number | null;
  provider_id: number | null;
  company_name: string | null;
}

export async function insertSession(tx: Tx, session: NewSession, now: Date): Promise<void> {
  await tx
    .insertInto('session')
    .values({
      token_hash: session.tokenHash,
      user_id: session.userId,
      created_at: now,
      seen_at: now,
      expires_at: session.expiresAt,
      address: session.address,
      user_agent: session.userAgent,
      proved_at: session.provedAt,
    })
    .execute();
}

/** Everything about the caller in one statement, because it runs on every call. */
const actorOf = ({ customers, providers }: Joined) =>
  builtOnce((db: Db | Tx, tokenHash: Buffer, now: Date, idleSince: Date) =>
    db
      .selectFrom('session as s')
      .innerJoin('app_user as u', 'u.id', 's.user_id')
      .leftJoin(customers.as('c'), 'c.user_id', 'u.id')
      .leftJoin(providers.as('p'), 'p.user_id', 'u.id')
      .select([
        'u.id',
        'u.kind',
        'u.name',
        'u.email',
        'u.avatar',
        'u.language',
        's.seen_at',
        's.proved_at',
        'c.contact_id',
        'c.first_name',
        'c.last_name',
        'c.account_id',
        'p.provider_id',
      ])
      .select((eb) => eb.fn.coalesce('c.company_name', 'p.company_name').as('company_name'))
      .select(sql<RoleKey[]>`array(select role from user_role where user_id = u.id order by role)`.as('roles'))
      .where('s.token_hash', '=', tokenHash)
      .where('s.expires_at', '>', now)
      .where('s.seen_at', '>', idleSince)
      .where('u.activated_at', 'is not', null)
      .where('u.disabled_at', 'is', null)
      .where('c.is_disabled', 'is not', sql.lit(true))
      .where('p.is_disabled', 'is not', sql.lit(true)),
  );

/** Built once for each implementation of the port. */
const built = new WeakMap<Joined, ReturnType<typeof actorOf>>();

export async function findActor(
  db: Db,
  joined: Joined,
  tokenHash: Buffer,
  { now, idleSince }: { now: Date; idleSince: Date },
): Promise<ActorRow | undefined> {
  const selectActor = built.getOrInsertComputed(joined, () => actorOf(joined));
  const [row] = await selectActor(db, tokenHash, now, idleSince);
  return row as ActorRow | undefined;
}

/** An active employee, with or without a session. */
export async function findStaffActor(db: Db, userId: number): Promise<Omit<ActorRow, 'seen_at'> | undefined> {
  const row = await db
    .selectFrom('app_user as u')
    .select(['u.id', 'u.kind', 'u.name', 'u.email', 'u.avatar', 'u.language'])
    .select(sql<RoleKey[]>`array(select role from user_role where user_id = u.id order by role)`.as('roles'))
    .where('u.id', '=', userId)
    .where('u.kind', '=', 'staff')
    .where('u.activated_at', 'is not', null)
    .where('u.disabled_at', 'is', null)
    .executeTakeFirst();
  const ofNoCompany = { proved_at: null, contact_id: null, first_name: null, last_name: null, account_id: null, provider_id: null };
  return row && ({ ...row, ...ofNoCompany, company_name: null } as Omit<ActorRow, 'seen_at'>);
}

const lockedOutOf = ({ customers, providers }: Joined) =>
  builtOnce((db: Db | Tx, tokenHash: Buffer) =>
    db
      .selectFrom('session as s')
      .innerJoin('app_user as u', 'u.id', 's.user_id')
      .leftJoin(customers.as('c'), 'c.user_id', 'u.id')
      .leftJoin(providers.as('p'), 'p.user_id', 'u.id')
      .select('u.id')
      .where('s.token_hash', '=', tokenHash)
      .where((eb) =>
        eb.or([eb('u.disabled_at', 'is not', null), eb('c.is_disabled', 'is', sql.lit(true)), eb('p.is_disabled', 'is', sql.lit(true))]),
      ),
  );

const lockedOut = new WeakMap<Joined, ReturnType<typeof lockedOutOf>>();

/** Whether the session of a token belongs to someone who is disabled or locked out with their company. */
export async function isSessionOfLockedOut(db: Db, joined: Joined, tokenHash: Buffer): Promise<boolean> {
  const select = lockedOut.getOrInsertComputed(joined, () => lockedOutOf(joined));
  return (await select(db, tokenHash)).length > 0;
}

/** Ends sessions but keeps their rows, so that they still show whose they were; answers whose. */
export async function expireSessionsOf(tx: Tx, userIds: readonly number[], now: Date): Promise<number[]> {
  const rows = await tx
    .updateTable('session')
    .set({ expires_at: now })
    .where('user_id', '=', sql<number>`any(${userIds}::bigint[])`)
    .where('expires_at', '>', now)
    .returning('user_id')
    .execute();
  return [...new Set(rows.map(({ user_id }) => user_id))];
}

export async function updateSeen(db: Tx, tokenHash: Buffer, now: Date): Promise<void> {
  await db.updateTable('session').set({ seen_at: now }).where('token_hash', '=', tokenHash).execute();
}

export async function updateProved(tx: Tx, tokenHash: Buffer, now: Date): Promise<void> {
  await tx.updateTable('session').set({ proved_at: now }).where('token_hash', '=', tokenHash).execute();
}

export async function removeSession(tx: Tx, tokenHash: Buffer): Promise<boolean> {
  const result = await tx.deleteFrom('session').where('token_hash', '=', tokenHash).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function removeSessionsOf(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('session').where('user_id', '=', userId).execute();
}

export async function removeOtherSessions(tx: Tx, userId: number, tokenHash: Buffer): Promise<number> {
  const result = await tx.deleteFrom('session').where('user_id', '=', userId).where('token_hash', '!=', tokenHash).executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Removes all of a user's sessions but those seen last. */
export async function removeSessionsBeyond(tx: Tx, userId: number, kept: number): Promise<void> {
  const beyond = tx.selectFrom('session').select('id').where('user_id', '=', userId).orderBy('seen_at', 'desc').orderBy('id', 'desc');
  await tx.deleteFrom('session').where('id', 'in', beyond.offset(kept)).execute();
}

/** Answers the removed session's hash. */
export async function removeOwnSession(tx: Tx, userId: number, sessionId: number): Promise<Uint8Array | undefined> {
  const row = await tx
    .deleteFrom('session')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .returning('token_hash')
    .executeTakeFirst();
  return row?.token_hash;
}

/** Live sessions of a user, the latest first. */
export const findSessionsOf = (db: Db | Tx, userId: number, { now, idleSince, limit }: { now: Date; idleSince: Date; limit: number }) =>
  db
    .selectFrom('session')
    .select(['id', 'token_hash', 'created_at', 'seen_at', 'address', 'user_agent'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where('seen_at', '>', idleSince)
    .orderBy('seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Removes at most `limit` sessions opened or last seen too long ago; answers whose they were. */
export const removeEndedSessions = (
  tx: Tx,
  { openedBefore, idleSince, limit }: { openedBefore: Date; idleSince: Date; limit: number },
): Promise<{ token_hash: Uint8Array; user_id: number }[]> =>
  tx
    .deleteFrom('session')
    .where(
      'token_hash',
      'in',
      tx
        .selectFrom('session')
        .select('token_hash')
        .where((eb) => eb.or([eb('created_at', '<=', openedBefore), eb('seen_at', '<=', idleSince)]))
        .limit(limit),
    )
    .returning(['token_hash', 'user_id'])
    .execute();

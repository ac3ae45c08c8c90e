import type { Language, RoleKey, UserKind } from '@heliodesk/contract/kit';
import type { Db, Tx } from '#src/platform/db/database.ts';

export interface UserRow {
  id: number;
  kind: UserKind;
  email: string;
  name: string;
  language: Language;
  password_hash: string | null;
  activated_at: Date | null;
  disabled_at: Date | null;
  /** Since when the sign-in waits for proof that the address belongs to the one who chose the password. */
  unproved_since: Date | null;
}

export interface NewUser {
  kind: UserKind;
  email: string;
  name: string;
  language: Language;
  passwordHash: string | null;
  activatedAt: Date | null;
  roles: readonly RoleKey[];
}

const columns = ['id', 'kind', 'email', 'name', 'language', 'password_hash', 'activated_at', 'disabled_at', 'unproved_since'] as const;

/** Answers nothing when the address is taken; waits for a transaction that is just taking it. */
export async function insertUser(tx: Tx, user: NewUser, now: Date): Promise<number | undefined> {
  const row = await tx
    .insertInto('app_user')
    .values({
      kind: user.kind,
      email: user.email,
      name: user.name,
      language: user.language,
      password_hash: user.passwordHash,
      password_changed_at: user.passwordHash === null ? null : now,
      activated_at: user.activatedAt,
      // Someone who chose a password without a mailed link has proved nothing yet.
      unproved_since: user.passwordHash !== null && user.activatedAt === null ? now : null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) return undefined;
  if (user.roles.length > 0)
    await tx
      .insertInto('user_role')
      .values(user.roles.map((role) => ({ user_id: row.id, role })))
      .execute();
  return row.id;
}

/** Addresses are stored in lower case. */
export const findUserByEmail = async (db: Db | Tx, email: string): Promise<UserRow | undefined> =>
  (await db.selectFrom('app_user').select(columns).where('email', '=', email).executeTakeFirst()) as UserRow | undefined;

/** Someone of any kind, active or not. */
export const findUser = async (db: Db | Tx, userId: number): Promise<UserRow | undefined> =>
  (await db.selectFrom('app_user').select(columns).where('id', '=', userId).executeTakeFirst()) as UserRow | undefined;

/** The same under a share lock: neither password nor access changes until the transaction ends. */
export const shareLockUser = async (tx: Tx, userId: number): Promise<UserRow | undefined> =>
  (await tx.selectFrom('app_user').select(columns).where('id', '=', userId).forShare().executeTakeFirst()) as UserRow | undefined;

/** Replaces a password without asking for the former one. */
export async function updatePassword(tx: Tx, userId: number, passwordHash: string, now: Date): Promise<void> {
  await tx.updateTable('app_user').set({ password_hash: passwordHash, password_changed_at: now }).where('id', '=', userId).execute();
}

/** Answers `false` where the password is no longer the one that was compared with. */
export async function updatePasswordFrom(
  tx: Tx,
  userId: number,
  former: string,
  { passwordHash, now }: { passwordHash: string; now: Date },
): Promise<boolean> {
  const result = await tx
    .updateTable('app_user')
    .set({ password_hash: passwordHash, password_changed_at: now })
    .where('id', '=', userId)
    .where('password_hash', '=', former)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Stores another hash of the same password; answers `false` where another password was chosen in between. */
export async function replacePasswordHash(tx: Tx, userId: number, former: string, renewed: string): Promise<boolean> {
  const result = await tx
    .updateTable('app_user')
    .set({ password_hash: renewed })
    .where('id', '=', userId)
    .where('password_hash', '=', former)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Removes someone who has never signed in, with roles and links. */
export const removeUser = async (tx: Tx, userId: number): Promise<void> =>
  void (await tx.deleteFrom('app_user').where('id', '=', userId).execute());

/** Takes away a password that someone else may have chosen; only a mailed link gives another one. */
export async function removePassword(tx: Tx, userId: number): Promise<void> {
  await tx
    .updateTable('app_user')
    .set({ password_hash: null, password_changed_at: null, unproved_since: null })
    .where('id', '=', userId)
    .execute();
}

/** Leaves the first time of activation as it is. */
export async function updateActivated(tx: Tx, userId: number, now: Date): Promise<void> {
  await tx
    .updateTable('app_user')
    .set({ activated_at: now, unproved_since: null })
    .where('id', '=', userId)
    .where('activated_at', 'is', null)
    .execute();
}

/** Disables a user from a moment on, or enables them again with `null`; sessions are ended separately. */
export async function updateDisabled(tx: Tx, userId: number, disabledAt: Date | null): Promise<void> {
  await tx.updateTable('app_user').set({ disabled_at: disabledAt }).where('id', '=', userId).execute();
}

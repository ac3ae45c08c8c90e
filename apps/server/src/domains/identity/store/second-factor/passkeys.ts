import type { Db, Tx } from '#src/platform/db/database.ts';

export interface PasskeyRow {
  id: number;
  user_id: number;
  credential_id: string;
  public_key: Uint8Array;
  sign_count: number;
  transports: string[];
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

export const findPasskeys = (db: Db | Tx, userId: number): Promise<PasskeyRow[]> =>
  db.selectFrom('passkey').selectAll().where('user_id', '=', userId).orderBy('id').execute();

export const findPasskeyForUpdate = (tx: Tx, userId: number, credentialId: string): Promise<PasskeyRow | undefined> =>
  tx
    .selectFrom('passkey')
    .selectAll()
    .where('user_id', '=', userId)
    .where('credential_id', '=', credentialId)
    .forUpdate()
    .executeTakeFirst();

export type NewPasskeyRow = Pick<PasskeyRow, 'user_id' | 'credential_id' | 'public_key' | 'sign_count' | 'transports' | 'name'>;

/** Answers `false` where the authenticator is known already. */
export async function insertPasskey(tx: Tx, passkey: NewPasskeyRow, now: Date): Promise<boolean> {
  const row = await tx
    .insertInto('passkey')
    .values({ ...passkey, created_at: now })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function updatePasskeyUsed(tx: Tx, id: number, signCount: number, now: Date): Promise<void> {
  await tx.updateTable('passkey').set({ sign_count: signCount, last_used_at: now }).where('id', '=', id).execute();
}

/** Answers the former name. */
export async function updatePasskeyName(tx: Tx, userId: number, id: number, name: string): Promise<string | undefined> {
  const before = await tx
    .selectFrom('passkey')
    .select('name')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (before !== undefined) await tx.updateTable('passkey').set({ name }).where('id', '=', id).execute();
  return before?.name;
}

/** Answers the name of the one that was removed. */
export async function deletePasskey(tx: Tx, userId: number, id: number): Promise<string | undefined> {
  const row = await tx.deleteFrom('passkey').where('id', '=', id).where('user_id', '=', userId).returning('name').executeTakeFirst();
  return row?.name;
}

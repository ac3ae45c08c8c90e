import type { Db, Tx } from '#src/platform/db/database.ts';

export interface PendingRow {
  token_hash: Uint8Array;
  user_id: number;
  form: 'customer' | 'staff';
  must_set_up: boolean;
  wrong: number;
  binding_hash: Uint8Array | null;
}

const columns = ['token_hash', 'user_id', 'form', 'must_set_up', 'wrong', 'binding_hash'] as const;

export type NewPending = Omit<PendingRow, 'wrong'> & { expires_at: Date };

export async function insertPending(tx: Tx, pending: NewPending): Promise<void> {
  await tx.insertInto('pending_sign_in').values(pending).execute();
}

/** One that is still good; under a lock, so that two codes are not tried in its last try. */
export async function findPendingForUpdate(tx: Tx, tokenHash: Buffer, now: Date): Promise<PendingRow | undefined> {
  const row = await tx
    .selectFrom('pending_sign_in')
    .select(columns)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
  return row as PendingRow | undefined;
}

/** Whose it is, while it is good. */
export async function findPendingUser(db: Db, tokenHash: Buffer, now: Date): Promise<number | undefined> {
  const row = await db
    .selectFrom('pending_sign_in')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.user_id;
}

export async function updateWrong(tx: Tx, tokenHash: Uint8Array, wrong: number): Promise<void> {
  await tx.updateTable('pending_sign_in').set({ wrong }).where('token_hash', '=', tokenHash).execute();
}

export async function removePending(tx: Tx, tokenHash: Uint8Array): Promise<void> {
  await tx.deleteFrom('pending_sign_in').where('token_hash', '=', tokenHash).execute();
}

export async function removePendingOf(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('pending_sign_in').where('user_id', '=', userId).execute();
}

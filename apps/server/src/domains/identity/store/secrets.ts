import type { Db, Tx } from '#src/platform/db/database.ts';

export async function findSharedSecret(db: Db | Tx, name: string): Promise<Uint8Array | undefined> {
  const row = await db.selectFrom('shared_secret').select('sealed').where('name', '=', name).executeTakeFirst();
  return row?.sealed;
}

/** Keeps one that another instance has stored in the meantime. */
export async function insertSharedSecret(tx: Tx, name: string, sealed: Uint8Array): Promise<void> {
  await tx
    .insertInto('shared_secret')
    .values({ name, sealed })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeSharedSecret(tx: Tx, name: string, sealed: Uint8Array): Promise<void> {
  await tx.deleteFrom('shared_secret').where('name', '=', name).where('sealed', '=', sealed).execute();
}

/** Removes all secrets whose names start with `beginning`, except those in `kept`. */
export async function removeOtherSecrets(tx: Tx, beginning: string, kept: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('shared_secret')
    .where('name', 'like', `${beginning}%`)
    .where('name', 'not in', [...kept])
    .execute();
}

/** Records that a key was used; `false` if it had been used before. */
export async function insertUsedPasswordKey(tx: Tx, keyHash: Buffer, at: Date): Promise<boolean> {
  const row = await tx
    .insertInto('used_password_key')
    .values({ key_hash: keyHash, used_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('used_at')
    .executeTakeFirst();
  return row !== undefined;
}

export async function removeUsedPasswordKeysBefore(tx: Tx, moment: Date): Promise<void> {
  await tx.deleteFrom('used_password_key').where('used_at', '<', moment).execute();
}

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

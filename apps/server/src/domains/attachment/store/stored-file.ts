import type { Db, Tx } from '#src/platform/db/database.ts';
import type { Measured } from '../content/measure.ts';

/** Announces an object before its first byte is stored, so that the clean-up finds whatever becomes of it. */
export async function insertPendingFile(tx: Tx, key: string, at: Date, expiresAt: Date): Promise<void> {
  await tx.insertInto('stored_file').values({ key, created_at: at, expires_at: expiresAt }).execute();
}

/** Notes that an object is whole. `false` if the clean-up has taken it in the meantime. `expiresAt`: none for what an attachment holds. */
export async function updateToStored(
  tx: Tx,
  key: string,
  { size, sha256, contentType }: Measured,
  expiresAt: Date | null,
): Promise<boolean> {
  const updated = await tx
    .updateTable('stored_file')
    .set({ state: 'stored', size, sha256, content_type: contentType, expires_at: expiresAt })
    .where('key', '=', key)
    .where('state', '=', 'pending')
    .returning('key')
    .executeTakeFirst();
  return updated !== undefined;
}

/** Marks those of the objects for deletion that no attachment references. They are locked first, so that nothing is attached to them in the meantime. */
export async function updateToPendingDeletion(tx: Tx, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const locked = await tx.selectFrom('stored_file').select('key').where('key', 'in', keys).orderBy('key').forUpdate().execute();
  if (locked.length === 0) return [];
  const pendingDeletion = await tx
    .updateTable('stored_file')
    .set({ state: 'deleting' })
    .where(
      'key',
      'in',
      locked.map(({ key }) => key),
    )
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('attachment').select('attachment.id').whereRef('attachment.file_key', '=', 'stored_file.key'))),
    )
    .returning('key')
    .execute();
  return pendingDeletion.map(({ key }) => key);
}

/** Objects that no one needs anymore: those marked for deletion, and those past their time without an attachment. */
export async function findLeftovers(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('stored_file')
    .select('key')
    .where((eb) => eb.or([eb('state', '=', 'deleting'), eb('expires_at', '<', now)]))
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('attachment').select('attachment.id').whereRef('attachment.file_key', '=', 'stored_file.key'))),
    )
    .orderBy('key')
    .limit(limit)
    .execute();
  return rows.map(({ key }) => key);
}

/** Gives whole objects without an attachment a last day. */
export async function updateUnreferenced(tx: Tx, expiresAt: Date): Promise<void> {
  await tx
    .updateTable('stored_file')
    .set({ expires_at: expiresAt })
    .where('state', '=', 'stored')
    .where('expires_at', 'is', null)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('attachment').select('attachment.id').whereRef('attachment.file_key', '=', 'stored_file.key'))),
    )
    .execute();
}

/** Forgets objects that the store no longer holds. */
export async function removePendingDeletion(tx: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await tx.deleteFrom('stored_file').where('key', 'in', keys).where('state', '=', 'deleting').execute();
}

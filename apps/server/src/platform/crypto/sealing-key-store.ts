import type { Db } from '../db/database.ts';

export interface RecordedKey {
  version: number;
  check: Uint8Array;
}

/** The keys that records may be sealed under. */
export const findRecordedKeys = (db: Db): Promise<RecordedKey[]> =>
  db.selectFrom('sealing_key').select(['version', 'key_check as check']).orderBy('version').execute();

/** Records a key, unless one of its version is there. */
export async function insertKey(db: Db, { version, check }: RecordedKey, since: Date): Promise<void> {
  await db
    .insertInto('sealing_key')
    .values({ version, key_check: check, since })
    .onConflict((conflict) => conflict.column('version').doNothing())
    .execute();
}

/** Forgets a key; the database refuses that as long as a record is sealed under it. */
export async function deleteKey(db: Db, version: number): Promise<boolean> {
  const row = await db.deleteFrom('sealing_key').where('version', '=', version).returning('version').executeTakeFirst();
  return row !== undefined;
}

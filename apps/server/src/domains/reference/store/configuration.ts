import type { Selectable } from 'kysely';
import type { Db, Tx } from '#src/platform/db/database.ts';
import type { SystemConfig } from '#src/platform/db/tables.ts';

/** A key of the configuration; without a value it has its default. */
export type ConfigRecord = Selectable<SystemConfig>;

/** Values that differ from the defaults. */
export async function findConfigValues(db: Db | Tx): Promise<{ key: string; value: string }[]> {
  const rows = await db.selectFrom('system_config').select(['key', 'value']).where('value', 'is not', null).execute();
  return rows.map(({ key, value }) => ({ key, value: value ?? '' }));
}

/** Gives each key a row that has none yet. */
export async function insertMissingKeys(tx: Tx, keys: readonly string[], now: Date): Promise<void> {
  await tx
    .insertInto('system_config')
    .values(keys.map((key) => ({ key, value: null, changed_at: now })))
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

export const findConfigRecords = (db: Db): Promise<ConfigRecord[]> => db.selectFrom('system_config').selectAll().orderBy('id').execute();

export const findConfigRecord = (db: Db | Tx, id: number): Promise<ConfigRecord | undefined> =>
  db.selectFrom('system_config').selectAll().where('id', '=', id).executeTakeFirst();

export const findConfigRecordForUpdate = (tx: Tx, id: number): Promise<ConfigRecord | undefined> =>
  tx.selectFrom('system_config').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Nothing where the key is there already. */
export const insertConfig = (tx: Tx, key: string, value: string, now: Date): Promise<ConfigRecord | undefined> =>
  tx
    .insertInto('system_config')
    .values({ key, value, changed_at: now, version: 1 })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returningAll()
    .executeTakeFirst();

/** Sets a value by its key, or takes it back to its default with `null`. */
export const updateConfigValue = (tx: Tx, key: string, value: string | null, now: Date): Promise<ConfigRecord> =>
  tx
    .insertInto('system_config')
    .values({ key, value, changed_at: now, version: 1 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({ value, changed_at: now, version: eb('system_config.version', '+', 1) })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();

export const removeConfigRecord = async (tx: Tx, id: number): Promise<void> =>
  void (await tx.deleteFrom('system_config').where('id', '=', id).execute());

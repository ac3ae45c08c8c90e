import { importLifecycle } from '@heliodesk/contract/serial-number';
import { sql } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import { imports, toRecord, type ImportRecord } from './import-store.ts';

/** Imports of a list that failed, locked. */
export async function lockFailed(tx: Tx, listId: number): Promise<ImportRecord[]> {
  const rows = await imports(tx)
    .where('serial_import.list_id', '=', listId)
    .where('serial_import.state', '=', 'failed')
    .forUpdate('serial_import')
    .execute();
  return rows.map(toRecord);
}

/** Discarded imports of a list except the newest `others`, locked. */
export async function lockDiscardedBefore(tx: Tx, listId: number, others: number): Promise<ImportRecord[]> {
  const rows = await imports(tx)
    .where('serial_import.list_id', '=', listId)
    .where('serial_import.state', '=', 'discarded')
    .orderBy('serial_import.updated_at', 'desc')
    .orderBy('serial_import.id', 'desc')
    .offset(others)
    .forUpdate('serial_import')
    .execute();
  return rows.map(toRecord);
}

/** Some imports that were discarded or refused before a moment, locked; skips those that another instance has locked. */
export async function lockExpired(tx: Tx, before: Date, limit: number): Promise<ImportRecord[]> {
  const rows = await imports(tx)
    .where('serial_import.state', 'in', sql<string>`('discarded', 'failed')`)
    .where('serial_import.updated_at', '<=', before)
    .orderBy('serial_import.updated_at')
    .limit(limit)
    .forUpdate('serial_import')
    .skipLocked()
    .execute();
  return rows.map(toRecord);
}

/** Imports of a list that bring something into it or may, locked as the owner of the list is. */
export async function lockStoppable(tx: Tx, listId: number): Promise<ImportRecord[]> {
  const rows = await imports(tx)
    .where('serial_import.list_id', '=', listId)
    .where('serial_import.state', 'in', importLifecycle.actions.stop?.from ?? [])
    .orderBy('serial_import.id')
    .forUpdate('serial_import')
    .execute();
  return rows.map(toRecord);
}

import type { Insertable } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { Audit } from '../db/tables.ts';

export async function insertAudit(tx: Tx, row: Insertable<Audit>): Promise<void> {
  await tx.insertInto('audit').values(row).execute();
}

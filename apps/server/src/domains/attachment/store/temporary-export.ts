import type { Db, Tx } from '#src/platform/db/database.ts';

export async function insertExport(tx: Tx, key: string, userId: number, fileName: string): Promise<void> {
  await tx.insertInto('temporary_export').values({ key, user_id: userId, file_name: fileName }).execute();
}

export interface ExportRecord {
  key: string;
  fileName: string;
  contentType: string;
  size: number;
}

/** A whole export that was made for this user. */
export async function findExport(db: Db, key: string, userId: number): Promise<ExportRecord | undefined> {
  const row = await db
    .selectFrom('temporary_export')
    .innerJoin('stored_file', 'stored_file.key', 'temporary_export.key')
    .select(['temporary_export.key', 'temporary_export.file_name', 'stored_file.content_type', 'stored_file.size'])
    .where('temporary_export.key', '=', key)
    .where('temporary_export.user_id', '=', userId)
    .where('stored_file.state', '=', 'stored')
    .executeTakeFirst();
  return row && { key: row.key, fileName: row.file_name, contentType: row.content_type ?? '', size: row.size ?? 0 };
}

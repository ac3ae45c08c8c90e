import type { Db, Tx } from '#src/platform/db/database.ts';
import type { Purpose } from '../request-files.ts';

/** An attachment with what is known of its object. */
export interface AttachmentRecord {
  id: number;
  requestId: number;
  key: string;
  purpose: Purpose;
  sentAt: Date | null;
  fileName: string;
  description: string;
  uploadedBy: number;
  createdAt: Date;
  size: number;
  contentType: string;
}

const query = (db: Db | Tx) =>
  db
    .selectFrom('attachment')
    .innerJoin('stored_file', 'stored_file.key', 'attachment.file_key')
    .select([
      'attachment.id',
      'attachment.request_id as requestId',
      'attachment.file_key as key',
      'attachment.purpose',
      'attachment.sent_at as sentAt',
      'attachment.file_name as fileName',
      'attachment.description',
      'attachment.uploaded_by as uploadedBy',
      'attachment.created_at as createdAt',
      'stored_file.size',
      'stored_file.content_type as contentType',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof query>['execute']>>[number];
const toRecord = (row: Row): AttachmentRecord => ({
  ...row,
  purpose: row.purpose as Purpose,
  size: row.size ?? 0,
  contentType: row.contentType ?? '',
});

/** Files of a request that belong to it rather than to a message, oldest first. */
export const findOfRequest = async (db: Db | Tx, requestId: number): Promise<AttachmentRecord[]> =>
  (
    await query(db)
      .where('attachment.request_id', '=', requestId)
      .where('attachment.purpose', '=', 'request')
      .orderBy('attachment.id')
      .execute()
  ).map(toRecord);

export async function findById(db: Db | Tx, id: number): Promise<AttachmentRecord | undefined> {
  const row = await query(db).where('attachment.id', '=', id).executeTakeFirst();
  return row && toRecord(row);
}

export const findByIds = async (db: Db | Tx, ids: readonly number[]): Promise<AttachmentRecord[]> =>
  ids.length === 0 ? [] : (await query(db).where('attachment.id', 'in', ids).execute()).map(toRecord);

/** All that hang on one object and that this user may see as far as the file itself goes: others' files of unsent messages are left out. */
export const findByKey = async (db: Db, key: string, userId: number): Promise<AttachmentRecord[]> =>
  (
    await query(db)
      .where('attachment.file_key', '=', key)
      .where((eb) =>
        eb.or([
          eb('attachment.purpose', '=', 'request'),
          eb('attachment.sent_at', 'is not', null),
          eb('attachment.uploaded_by', '=', userId),
        ]),
      )
      .orderBy('attachment.id')
      .execute()
  ).map(toRecord);

export interface NewAttachment {
  requestId: number;
  key: string;
  purpose: Purpose;
  fileName: string;
  description: string;
  uploadedBy: number;
  at: Date;
}

export async function insertAttachment(
  tx: Tx,
  { requestId, key, purpose, fileName, description, uploadedBy, at }: NewAttachment,
): Promise<number> {
  const { id } = await tx
    .insertInto('attachment')
    .values({ request_id: requestId, file_key: key, purpose, file_name: fileName, description, uploaded_by: uploadedBy, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** How many files a request has, those of its messages included, and their bytes. */
export async function countUsage(tx: Tx, requestId: number): Promise<{ files: number; bytes: number }> {
  const { files, bytes } = await tx
    .selectFrom('attachment')
    .innerJoin('stored_file', 'stored_file.key', 'attachment.file_key')
    .select((eb) => [eb.fn.countAll<number>().as('files'), eb.fn.sum<string | null>('stored_file.size').as('bytes')])
    .where('attachment.request_id', '=', requestId)
    .executeTakeFirstOrThrow();
  return { files: Number(files), bytes: Number(bytes ?? 0) };
}

export async function updateDescription(tx: Tx, id: number, description: string): Promise<void> {
  await tx.updateTable('attachment').set({ description }).where('id', '=', id).execute();
}

/** Since when others see the file of a message; `null` takes it back. */
export async function updateSent(tx: Tx, id: number, sentAt: Date | null): Promise<void> {
  await tx.updateTable('attachment').set({ sent_at: sentAt }).where('id', '=', id).where('purpose', '=', 'message').execute();
}

export async function removeAttachment(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('attachment').where('id', '=', id).execute();
}

/** Removes files of messages that were never sent, or recalled; returns their objects. */
export async function removeUnsent(tx: Tx, before: Date): Promise<string[]> {
  const rows = await tx
    .deleteFrom('attachment')
    .where('purpose', '=', 'message')
    .where('sent_at', 'is', null)
    .where('created_at', '<', before)
    .returning('file_key')
    .execute();
  return rows.map(({ file_key }) => file_key);
}

/** Hangs the objects of one request on another one too. They are locked, so that none is condemned meanwhile. */
export async function insertCopies(tx: Tx, from: number, to: number, userId: number, at: Date): Promise<void> {
  await tx
    .selectFrom('stored_file')
    .select('key')
    .where('key', 'in', (eb) => eb.selectFrom('attachment').select('file_key').where('request_id', '=', from))
    .orderBy('key')
    .forShare()
    .execute();
  await tx
    .insertInto('attachment')
    .columns(['request_id', 'file_key', 'purpose', 'file_name', 'description', 'uploaded_by', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('attachment')
        .select((inner) => [
          inner.val(to).as('request_id'),
          'file_key',
          'purpose',
          'file_name',
          'description',
          inner.val(userId).as('uploaded_by'),
          inner.val(at).as('created_at'),
        ])
        .where('request_id', '=', from)
        .where('purpose', '=', 'request')
        .orderBy('id'),
    )
    .execute();
}

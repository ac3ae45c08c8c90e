import { PhotoPlace } from '@heliodesk/contract/attachment';
import { participantIn, type Participant } from '#src/platform/auth/actor.ts';
import type { Db, Tx } from '#src/platform/db/database.ts';
import type { Owner } from '../owners.ts';

/** An attachment with what is known of its object. */
export interface AttachmentRecord {
  id: number;
  owner: Owner;
  key: string;
  /** Since when others than its uploader see it. */
  shownAt: Date | null;
  fileName: string;
  description: string;
  /** None only where a row breaks its table's check. */
  uploader: Participant | null;
  createdAt: Date;
  size: number;
  contentType: string;
  /** What a photo shows, of those that the owner asks for. */
  place: PhotoPlace | null;
}

/** Attachments with their objects, as `toRecord` takes them. */
export const selectAttachments = (db: Db | Tx) =>
  db
    .selectFrom('attachment')
    .innerJoin('stored_file', 'stored_file.key', 'attachment.file_key')
    .select([
      'attachment.id',
      'attachment.owner_kind as ownerKind',
      'attachment.owner_id as ownerId',
      'attachment.file_key as key',
      'attachment.shown_at as shownAt',
      'attachment.file_name as fileName',
      'attachment.description',
      'attachment.place',
      'attachment.uploaded_by as uploadedBy',
      'attachment.guest_id as guestId',
      'attachment.created_at as createdAt',
      'stored_file.size',
      'stored_file.content_type as contentType',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof selectAttachments>['execute']>>[number];
export const toRecord = ({ ownerKind, ownerId, uploadedBy, guestId, place, ...row }: Row): AttachmentRecord => ({
  ...row,
  owner: { kind: ownerKind, id: ownerId },
  uploader: participantIn(uploadedBy, guestId),
  size: row.size ?? 0,
  contentType: row.contentType ?? '',
  place: place === null ? null : PhotoPlace.parse(place),
});

export async function findById(db: Db | Tx, id: number): Promise<AttachmentRecord | undefined> {
  const row = await selectAttachments(db).where('attachment.id', '=', id).executeTakeFirst();
  return row && toRecord(row);
}

export const findByIds = async (db: Db | Tx, ids: readonly number[]): Promise<AttachmentRecord[]> =>
  ids.length === 0 ? [] : (await selectAttachments(db).where('attachment.id', 'in', ids).execute()).map(toRecord);

/** The column that names uploaders of a kind, and what it holds of this one. */
const uploaderColumn = ({ userId, guestId }: Participant) =>
  guestId === null ? (['uploaded_by', userId] as const) : (['guest_id', guestId] as const);

/** All attachments of one object that this caller may see as far as the file itself goes: what others have not shown yet is left out. */
export const findByKey = async (db: Db, key: string, caller: Participant): Promise<AttachmentRecord[]> => {
  const [column, id] = uploaderColumn(caller);
  const rows = await selectAttachments(db)
    .where('attachment.file_key', '=', key)
    .where((eb) => eb.or([eb('attachment.shown_at', 'is not', null), eb(`attachment.${column}`, '=', id)]))
    .orderBy('attachment.id')
    .execute();
  return rows.map(toRecord);
};

export interface NewAttachment {
  owner: Owner;
  key: string;
  shownAt: Date | null;
  fileName: string;
  description: string;
  place: PhotoPlace | null;
  uploader: Participant;
  at: Date;
}

export async function insertAttachment(
  tx: Tx,
  { owner, key, shownAt, fileName, description, place, uploader, at }: NewAttachment,
): Promise<number> {
  const { id } = await tx
    .insertInto('attachment')
    .values({
      owner_kind: owner.kind,
      owner_id: owner.id,
      file_key: key,
      shown_at: shownAt,
      file_name: fileName,
      description,
      place,
      uploaded_by: uploader.userId,
      guest_id: uploader.guestId,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** How many files the owners of these kinds with this id have, shown or not, and their bytes. */
export async function countUsage(tx: Tx, kinds: readonly string[], id: number): Promise<{ files: number; bytes: number }> {
  const { files, bytes } = await tx
    .selectFrom('attachment')
    .innerJoin('stored_file', 'stored_file.key', 'attachment.file_key')
    .select((eb) => [eb.fn.countAll<number>().as('files'), eb.fn.sum<string | null>('stored_file.size').as('bytes')])
    .where('attachment.owner_kind', 'in', kinds)
    .where('attachment.owner_id', '=', id)
    .executeTakeFirstOrThrow();
  return { files: Number(files), bytes: Number(bytes ?? 0) };
}

/** Exchanges what is said of a file. */
export async function updateDetails(tx: Tx, id: number, details: { description: string; place: PhotoPlace | null }): Promise<void> {
  await tx.updateTable('attachment').set(details).where('id', '=', id).execute();
}

/** Takes the place from whichever file of the owner has it. */
export async function updateToUnplaced(tx: Tx, { kind, id }: Owner, place: PhotoPlace): Promise<void> {
  await tx
    .updateTable('attachment')
    .set({ place: null })
    .where('owner_kind', '=', kind)
    .where('owner_id', '=', id)
    .where('place', '=', place)
    .execute();
}

/** Files of an owner, by their ids. */
const filesOf = (tx: Tx, { kind, id }: Owner, attIds: readonly number[]) =>
  tx.updateTable('attachment').where('id', 'in', attIds).where('owner_kind', '=', kind).where('owner_id', '=', id);

/** Shows files that their uploader has kept for themselves; answers how many of them there were. */
export async function updateToShown(
  tx: Tx,
  owner: Owner,
  attIds: readonly number[],
  { uploader, at }: { uploader: Participant; at: Date },
): Promise<number> {
  if (attIds.length === 0) return 0;
  const [column, id] = uploaderColumn(uploader);
  const rows = await filesOf(tx, owner, attIds)
    .set({ shown_at: at })
    .where(column, '=', id)
    .where('shown_at', 'is', null)
    .returning('id')
    .execute();
  return rows.length;
}

/** Hides files from everyone but their uploader. */
export async function updateToHidden(tx: Tx, owner: Owner, attIds: readonly number[]): Promise<void> {
  if (attIds.length > 0) await filesOf(tx, owner, attIds).set({ shown_at: null }).execute();
}

/** Gives files of an owner to another one of its record. */
export async function updateOwner(tx: Tx, from: Owner, to: Owner, attIds: readonly number[]): Promise<void> {
  if (attIds.length > 0) await filesOf(tx, from, attIds).set({ owner_kind: to.kind, owner_id: to.id }).execute();
}

export async function removeAttachment(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('attachment').where('id', '=', id).execute();
}

/** Removes all files of the owners of these kinds with this id; returns their objects. */
export async function removeOfOwners(tx: Tx, kinds: readonly string[], id: number): Promise<string[]> {
  const rows = await tx
    .deleteFrom('attachment')
    .where('owner_kind', 'in', kinds)
    .where('owner_id', '=', id)
    .returning('file_key')
    .execute();
  return rows.map(({ file_key }) => file_key);
}

/** Removes files of messages that were never sent, or recalled; returns their objects. */
export async function removeUnshown(tx: Tx, before: Date): Promise<string[]> {
  const rows = await tx
    .deleteFrom('attachment')
    .where('shown_at', 'is', null)
    .where('created_at', '<', before)
    .returning('file_key')
    .execute();
  return rows.map(({ file_key }) => file_key);
}

/** Attaches the objects that one owner shows to another one too. They are locked, so that none is marked for deletion in the meantime. */
export async function insertCopies(tx: Tx, from: Owner, to: Owner, { userId, at }: { userId: number; at: Date }): Promise<void> {
  await tx
    .selectFrom('stored_file')
    .select('key')
    .where('key', 'in', (eb) =>
      eb.selectFrom('attachment').select('file_key').where('owner_kind', '=', from.kind).where('owner_id', '=', from.id),
    )
    .orderBy('key')
    .forShare()
    .execute();
  await tx
    .insertInto('attachment')
    .columns(['owner_kind', 'owner_id', 'file_key', 'shown_at', 'file_name', 'description', 'place', 'uploaded_by', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('attachment')
        .select((inner) => [
          inner.val(to.kind).as('owner_kind'),
          inner.val(to.id).as('owner_id'),
          'file_key',
          inner.val(at).as('shown_at'),
          'file_name',
          'description',
          'place',
          inner.val(userId).as('uploaded_by'),
          inner.val(at).as('created_at'),
        ])
        .where('owner_kind', '=', from.kind)
        .where('owner_id', '=', from.id)
        .where('shown_at', 'is not', null)
        .orderBy('id'),
    )
    .execute();
}

import type { Attachment } from '@heliodesk/contract/attachment';
import { participantOf, type Caller } from '#src/platform/auth/actor.ts';
import type { WriteContext } from '#src/platform/context.ts';
import type { Db, Tx } from '#src/platform/db/database.ts';
import { kindsOf, type Owner } from '../owners.ts';
import {
  findByIds,
  insertCopies,
  removeOfOwners,
  updateOwner,
  updateToHidden,
  updateToShown,
  type AttachmentRecord,
} from '../store/attachment.ts';
import { findShownOf, findShownOfOwners } from '../store/shown.ts';
import { updateToPendingDeletion } from '../store/stored-file.ts';
import { removeAddressesOf } from '../store/upload-address.ts';
import { toAttachment } from '../view.ts';

/** The files of an owner; the caller has checked the right to it. */
export const listAttachments = async (db: Db | Tx, owner: Owner): Promise<Attachment[]> => (await findShownOf(db, owner)).map(toAttachment);

/** The same of several owners of a kind, by their ids. */
export const listAttachmentsOf = async (db: Db | Tx, kind: string, ids: readonly number[]): Promise<ReadonlyMap<number, Attachment[]>> => {
  const files = Map.groupBy(await findShownOfOwners(db, kind, ids), ({ owner }) => owner.id);
  return new Map([...files].map(([id, owned]) => [id, owned.map(toAttachment)]));
};

/** Several files together, by id; the caller has checked the right to them. */
export const findAttachments = async (db: Db | Tx, attIds: readonly number[]): Promise<Map<number, AttachmentRecord>> =>
  new Map((await findByIds(db, attIds)).map((file) => [file.id, file]));

/** Which of some files are the owner's and seen by everyone who may see the owner. */
export async function shownAmong(db: Db | Tx, { kind, id }: Owner, attIds: readonly number[]): Promise<ReadonlySet<number>> {
  const files = await findByIds(db, attIds);
  return new Set(files.filter((file) => file.shownAt !== null && file.owner.kind === kind && file.owner.id === id).map((file) => file.id));
}

/** Makes files visible that the actor has uploaded for this owner and not sent yet; `false` if one of them is no such file. */
export const showAttachments = async (
  { platform, tx, actor }: WriteContext<Caller>,
  owner: Owner,
  attIds: readonly number[],
): Promise<boolean> =>
  (await updateToShown(tx, owner, attIds, { uploader: participantOf(actor), at: platform.clock.now() })) === attIds.length;

/** Hides shown files again: only their uploader sees them, and the clean-up deletes them. */
export const hideAttachments = (tx: Tx, owner: Owner, attIds: readonly number[]): Promise<void> => updateToHidden(tx, owner, attIds);

/** Gives files of an owner to another one of its record, so that those see them who see that one's. The caller has locked the record. */
export const moveAttachments = (tx: Tx, from: Owner, to: Owner, attIds: readonly number[]): Promise<void> =>
  updateOwner(tx, from, to, attIds);

/** Attaches the files of one owner to another too, as copying a request does; they share their stored objects. The caller has locked `to`. */
export const copyAttachments = ({ platform, tx, actor }: WriteContext, from: Owner, to: Owner): Promise<void> =>
  insertCopies(tx, from, to, { userId: actor.userId, at: platform.clock.now() });

/**
 * Removes all files of a record, whatever their kind of owner; call it in the transaction that removes the record, which
 * is locked. Their objects, unless another owner holds them too, go with the next clean-up.
 */
export async function removeAttachmentsOf(
  { platform, tx }: Pick<WriteContext, 'platform' | 'tx'>,
  group: string,
  id: number,
): Promise<void> {
  const kinds = kindsOf(platform, group);
  await removeAddressesOf(tx, kinds, id);
  await updateToPendingDeletion(tx, await removeOfOwners(tx, kinds, id));
}

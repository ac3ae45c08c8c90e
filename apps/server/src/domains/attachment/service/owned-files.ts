import type { Attachment } from '@heliodesk/contract/attachment';
import { participantOf, type Caller } from '#src/platform/auth/actor.ts';
import type { WriteContext } from '#src/platform/context.ts';
import type { Db, Tx } from '#src/platform/db/database.ts';
import { kindsOf, type Owner } from '../owners.ts';
import {
  findById,
  findByIds,
  findShownOf,
  insertCopies,
  removeOfOwners,
  updateToHidden,
  updateToShown,
  type AttachmentRecord,
} from '../store/attachment.ts';
import { updateToPendingDeletion } from '../store/stored-file.ts';
import { removeAddressesOf } from '../store/upload-address.ts';
import { toAttachment } from '../view.ts';

/** The files of an owner; the caller has checked the right to it. */
export const listAttachments = async (db: Db | Tx, owner: Owner): Promise<Attachment[]> => (await findShownOf(db, owner)).map(toAttachment);

/** Several files together, by id; the caller has checked the right to them. */
export const findAttachments = async (db: Db | Tx, attIds: readonly number[]): Promise<Map<number, AttachmentRecord>> =>
  new Map((await findByIds(db, attIds)).map((file) => [file.id, file]));

/** Whether this is a file of the owner that everyone who may see the owner sees. */
export async function isShownOn(db: Db | Tx, { kind, id }: Owner, attId: number): Promise<boolean> {
  const file = await findById(db, attId);
  return file !== undefined && file.shownAt !== null && file.owner.kind === kind && file.owner.id === id;
}

/** Makes a file visible that the actor has uploaded for this owner and not sent yet; `false` if there is no such file. */
export const showAttachment = ({ platform, tx, actor }: WriteContext<Caller>, owner: Owner, attId: number): Promise<boolean> =>
  updateToShown(tx, owner, attId, { uploader: participantOf(actor), at: platform.clock.now() });

/** Hides a shown file again: only its uploader sees it, and the clean-up deletes it. */
export const hideAttachment = (tx: Tx, owner: Owner, attId: number): Promise<void> => updateToHidden(tx, owner, attId);

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

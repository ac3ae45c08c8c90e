import type { Attachment, PhotoPlace } from '@heliodesk/contract/attachment';
import { isSameParticipant, participantOf } from '#src/platform/auth/actor.ts';
import { withTx, type Context, type WriteContext } from '#src/platform/context.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { fail } from '#src/platform/http/failure.ts';
import { canReadFilesOf, fileOwners, lockOwner, type Owner } from '../owners.ts';
import { findById, removeAttachment, updateDetails, type AttachmentRecord } from '../store/attachment.ts';
import { findShownOf } from '../store/shown.ts';
import { updateToPendingDeletion } from '../store/stored-file.ts';
import { toAttachment } from '../view.ts';
import { freePlace } from './places.ts';
import { removeFromStore } from './store-file.ts';

/** The files of an owner that the actor may see. */
export async function listFiles(context: Context, owner: Owner): Promise<Attachment[]> {
  if (!(await canReadFilesOf(context, owner))) throw fail('notFound');
  return (await findShownOf(context.db, owner)).map(toAttachment);
}

/** A file that the actor may change, its owner locked; none if there is no such file for them. Refuses what is sent or submitted. */
async function lockForChange(context: WriteContext, attId: number): Promise<AttachmentRecord | undefined> {
  const { platform, tx, actor } = context;
  const known = await findById(tx, attId);
  if (known === undefined || !(await canReadFilesOf(context, known.owner))) return undefined;
  if (known.shownAt === null && !isSameParticipant(known.uploader, participantOf(actor))) return undefined;
  await lockOwner(context, known.owner);
  // It may have changed while this waited for the lock.
  const file = await findById(tx, attId);
  if (file !== undefined && file.shownAt !== null && fileOwners.of(platform, file.owner.kind).isStaged) throw fail('attachment.frozen');
  return file;
}

/** Says what a file is: in words, and for a photo which of those that are asked for. */
export async function describeFile(
  context: WriteContext,
  { attId, description, place: asked }: { attId: number; description: string; place?: PhotoPlace | null | undefined },
): Promise<Attachment> {
  const file = await lockForChange(context, attId);
  if (file === undefined) throw fail('notFound');
  const place = asked === undefined ? file.place : asked;
  if (place !== file.place) await freePlace(context, file.owner, place);
  await updateDetails(context.tx, attId, { description, place });
  return toAttachment({ ...file, description, place });
}

/** Deletes a file, and its object unless another owner holds it too. What is not there, or not there for this actor, is no error. */
export async function deleteFile(context: Context, attId: number): Promise<null> {
  const { platform, db, log } = context;
  const pendingDeletion = await transaction(db, async (tx) => {
    const file = await lockForChange(withTx(context, tx), attId);
    if (file === undefined) return [];
    await removeAttachment(tx, attId);
    return updateToPendingDeletion(tx, [file.key]);
  });
  await removeFromStore(platform, pendingDeletion).catch((error: unknown) => log.warn({ err: error }, 'deleted file left to the clean-up'));
  return null;
}

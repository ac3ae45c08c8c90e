import type { Attachment } from '@heliodesk/contract/attachment';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { fail } from '#src/platform/http/failure.ts';
import { lockOwner, type AttachmentContext } from '../request-files.ts';
import { findById, findOfRequest, removeAttachment, updateDescription, type AttachmentRecord } from '../store/attachment.ts';
import { updateToPendingDeletion } from '../store/stored-file.ts';
import { toAttachment } from '../view.ts';
import { removeFromStore } from './store-file.ts';

/** The files of a request that the actor may see. */
export async function listFiles({ platform, owner }: AttachmentContext, actor: Actor, requestId: number): Promise<Attachment[]> {
  if (!(await owner.canRead(platform.db, actor, requestId))) throw fail('notFound');
  return (await findOfRequest(platform.db, requestId)).map(toAttachment);
}

/** A file that the actor may change, its request locked; none if there is no such file for them. Refuses what is sent or submitted. */
async function lockForChange(context: AttachmentContext, tx: Tx, actor: Actor, id: number): Promise<AttachmentRecord | undefined> {
  const known = await findById(tx, id);
  if (known === undefined || !(await context.owner.canRead(tx, actor, known.requestId))) return undefined;
  if (known.purpose === 'message' && known.sentAt === null && known.uploadedBy !== actor.userId) return undefined;
  await lockOwner(context, tx, actor, known.requestId, known.purpose);
  // What came first may have changed it.
  const file = await findById(tx, id);
  if (file?.purpose === 'message' && file.sentAt !== null) throw fail('attachment.frozen');
  return file;
}

export const describeFile = (context: AttachmentContext, actor: Actor, id: number, description: string): Promise<Attachment> =>
  transaction(context.platform.db, async (tx) => {
    const file = await lockForChange(context, tx, actor, id);
    if (file === undefined) throw fail('notFound');
    await updateDescription(tx, id, description);
    return toAttachment({ ...file, description });
  });

/** Deletes a file, and its object unless a copied request holds it too. What is not there, or not there for this actor, is no error. */
export async function deleteFile(context: AttachmentContext, actor: Actor, id: number): Promise<void> {
  const { platform } = context;
  const pendingDeletion = await transaction(platform.db, async (tx) => {
    const file = await lockForChange(context, tx, actor, id);
    if (file === undefined) return [];
    await removeAttachment(tx, id);
    return updateToPendingDeletion(tx, [file.key]);
  });
  await removeFromStore(platform, pendingDeletion).catch((error: unknown) =>
    platform.log.warn({ err: error }, 'deleted file left to the clean-up'),
  );
}

import type { Readable } from 'node:stream';
import { AttachmentLimits, type Attachment } from '@heliodesk/contract/attachment';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { fail } from '#src/platform/http/failure.ts';
import { measureUpload } from '../content/measure.ts';
import { isKnownEnding } from '../content/inspect-content.ts';
import { cleanFileName, endingOf } from '../file-name.ts';
import { lockOwner, type AttachmentContext, type Purpose } from '../request-files.ts';
import { countUsage, findById, insertAttachment } from '../store/attachment.ts';
import { updateToStored } from '../store/stored-file.ts';
import { toAttachment } from '../view.ts';
import { announceFile, storeFile } from './store-file.ts';

/** Bytes left for a request whose row is locked; refuses when it has all the files it may have. */
export async function roomIn({ limits }: AttachmentContext, tx: Tx, requestId: number): Promise<number> {
  const { files, bytes } = await countUsage(tx, requestId);
  if (files >= AttachmentLimits.files) throw fail('attachment.tooMany');
  if (bytes >= limits.total) throw fail('attachment.totalTooLarge');
  return limits.total - bytes;
}

/** A name that a file may have; what can't be right by its ending is refused before a byte is read. */
export function acceptableName(given: string): string {
  const fileName = cleanFileName(given);
  if (!isKnownEnding(endingOf(fileName))) throw fail('attachment.wrongType');
  return fileName;
}

export interface FileToAdd {
  requestId: number;
  purpose: Purpose;
  description: string;
  fileName: string;
  content: Readable;
}

/**
 * Stores a file for a request. Nothing is locked while the bytes come in; the limits are checked against what was there before and
 * once more, under the lock of the request's row, when the file is whole, so that concurrent uploads cannot pass them together.
 */
export async function addFileTo(
  context: AttachmentContext,
  actor: Actor,
  { requestId, purpose, description, fileName: given, content }: FileToAdd,
): Promise<Attachment> {
  const { platform } = context;
  const fileName = acceptableName(given);
  const { key, room } = await transaction(platform.db, async (tx) => {
    await lockOwner(context, tx, actor, requestId, purpose);
    return { room: await roomIn(context, tx, requestId), key: await announceFile(platform, tx, 'attachment') };
  });
  return storeFile(platform, key, measureUpload(content, fileName, room), async (tx, measured) => {
    await lockOwner(context, tx, actor, requestId, purpose);
    if (measured.size > (await roomIn(context, tx, requestId))) throw fail('attachment.totalTooLarge');
    if (!(await updateToStored(tx, key, measured, null))) throw fail('unavailable');
    const id = await insertAttachment(tx, {
      requestId,
      key,
      purpose,
      fileName,
      description,
      uploadedBy: actor.userId,
      at: platform.clock.now(),
    });
    const added = await findById(tx, id);
    if (added === undefined) throw fail('notFound');
    return toAttachment(added);
  });
}

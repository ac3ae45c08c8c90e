import type { Actor } from '#src/platform/auth/actor.ts';
import type { FileAnswer } from '#src/platform/http/call.ts';
import { fail } from '#src/platform/http/failure.ts';
import type { AttachmentContext } from '../request-files.ts';
import { findByKey, type AttachmentRecord } from '../store/attachment.ts';
import { findExport } from '../store/temporary-export.ts';
import { isPreviewable } from '../view.ts';
import { discardFiles } from './store-file.ts';

export interface Download {
  fileName: string;
  inline: boolean;
  delete: boolean;
}

/** The first of the files on this object whose request the actor may see. */
async function readableFile({ platform, owner }: AttachmentContext, actor: Actor, key: string): Promise<AttachmentRecord | undefined> {
  for (const file of await findByKey(platform.db, key, actor.userId))
    if (await owner.canRead(platform.db, actor, file.requestId)) return file;
  return undefined;
}

/** A stored file on its way to somebody who may have it. An own export goes after it was sent, if `delete` says so; nothing else ever does. */
export async function downloadFile(
  context: AttachmentContext,
  actor: Actor,
  { fileName: key, inline, delete: isLast }: Download,
): Promise<FileAnswer> {
  const { platform } = context;
  const file = await readableFile(context, actor, key);
  if (file !== undefined)
    return {
      content: await platform.files.read(key),
      fileName: file.fileName,
      contentType: file.contentType,
      size: file.size,
      inline: inline && isPreviewable(file.contentType),
    };
  const made = await findExport(platform.db, key, actor.userId);
  if (made === undefined) throw fail('notFound');
  const content = await platform.files.read(key);
  if (isLast)
    content.once(
      'end',
      () => void discardFiles(platform, [key]).catch((error: unknown) => platform.log.warn({ err: error }, 'export left to the clean-up')),
    );
  return { content, fileName: made.fileName, contentType: made.contentType, size: made.size };
}

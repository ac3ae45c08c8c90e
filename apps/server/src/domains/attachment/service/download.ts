import type { Readable } from 'node:stream';
import { isGuest, participantKey, participantOf, type Caller } from '#src/platform/auth/actor.ts';
import type { Context } from '#src/platform/context.ts';
import type { FileAnswer } from '#src/platform/http/call.ts';
import { fail } from '#src/platform/http/failure.ts';
import { createTurns } from '#src/platform/storage/turns.ts';
import { findReadableOwners } from '../owners.ts';
import { findByKey, type AttachmentRecord } from '../store/attachment.ts';
import { findExport } from '../store/temporary-export.ts';
import { isPreviewable } from '../view.ts';
import { discardFiles } from './store-file.ts';

export interface Download {
  fileName: string;
  inline: boolean;
  delete: boolean;
}

/** The first of the files on this object whose owner shows it to the actor; each kind of owners is asked once. */
async function readableFile(context: Context<Caller>, key: string): Promise<AttachmentRecord | undefined> {
  const files = await findByKey(context.db, key, participantOf(context.actor));
  for (const [kind, ofKind] of Map.groupBy(files, ({ owner }) => owner.kind)) {
    const ids = new Set(ofKind.map(({ owner }) => owner.id));
    const readable = await findReadableOwners(context, kind, [...ids]);
    const file = ofKind.find(({ owner }) => readable.has(owner.id));
    if (file !== undefined) return file;
  }
  return undefined;
}

/**
 * A reader may take hours over a file, and all that time it holds a connection to the storage, of which there are not endlessly many. A page
 * of pictures still loads as fast as browsers ask for it.
 */
const enterReading = createTurns(8, 100, 30_000);

async function readFor({ platform, actor }: Context<Caller>, key: string): Promise<Readable> {
  const leave = await enterReading(participantKey(participantOf(actor)));
  try {
    return (await platform.files.read(key)).once('close', leave);
  } catch (error) {
    leave();
    throw error;
  }
}

/** Streams a stored file to someone allowed to have it. With `delete`, an own export is deleted afterward; nothing else ever is. */
export async function downloadFile(context: Context<Caller>, { fileName: key, inline, delete: isLast }: Download): Promise<FileAnswer> {
  const { platform, db, actor, log } = context;
  const file = await readableFile(context, key);
  if (file !== undefined)
    return {
      content: await readFor(context, key),
      fileName: file.fileName,
      contentType: file.contentType,
      size: file.size,
      inline: inline && isPreviewable(file.contentType),
    };
  const made = isGuest(actor) ? undefined : await findExport(db, key, actor.userId);
  if (made === undefined) throw fail('notFound');
  const content = await readFor(context, key);
  if (isLast)
    content.once(
      'end',
      () => void discardFiles(platform, [key]).catch((error: unknown) => log.warn({ err: error }, 'export left to the clean-up')),
    );
  return { content, fileName: made.fileName, contentType: made.contentType, size: made.size };
}

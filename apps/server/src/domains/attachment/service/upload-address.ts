import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { Readable } from 'node:stream';
import { AttachmentLimits, type Attachment } from '@heliodesk/contract/attachment';
import type { Actor } from '#src/platform/auth/actor.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { fail } from '#src/platform/http/failure.ts';
import type { Platform } from '#src/platform/platform.ts';
import { lockOwner, type AttachmentContext, type Purpose } from '../request-files.ts';
import { insertUploadAddress, isOpenForUpload, updateToUsed } from '../store/upload-address.ts';
import { acceptableName, addFileTo, roomIn } from './add-file.ts';
import { announceFile } from './store-file.ts';

/** How long an address takes a file. */
const validSeconds = 600;
export const putPath = '/api/attachment/put';

const hashOf = (address: string): Buffer => createHash('sha256').update(address).digest();
const signatureOf = ({ config }: Platform, key: string, until: number): Buffer =>
  createHmac('sha256', config.secret).update(`upload-address\n${key}\n${until}`).digest();

function ownAddress(platform: Platform, key: string, until: Date): string {
  const seconds = Math.floor(until.getTime() / 1_000);
  return `${putPath}?${new URLSearchParams({ key, until: String(seconds), signature: signatureOf(platform, key, seconds).toString('base64url') })}`;
}

/** Gives out an address for one file: the storage's own where it has one, else a signed one of this server. */
export async function giveUploadAddress(
  context: AttachmentContext,
  actor: Actor,
  { requestId, purpose, fileName }: { requestId: number; purpose: Purpose; fileName: string },
): Promise<{ url: string }> {
  const { platform } = context;
  acceptableName(fileName);
  const key = await transaction(platform.db, async (tx) => {
    await lockOwner(context, tx, actor, requestId, purpose);
    await roomIn(context, tx, requestId);
    return announceFile(platform, tx, 'upload');
  });
  const validUntil = new Date(platform.clock.now().getTime() + validSeconds * 1_000);
  const url = (await platform.files.uploadAddress(key, validSeconds)) ?? ownAddress(platform, key, validUntil);
  await transaction(platform.db, (tx) =>
    insertUploadAddress(tx, { key, hash: hashOf(url), requestId, purpose, userId: actor.userId, validUntil }),
  );
  return { url };
}

/** Takes what is put to an own signed address, at most as much as a file may have. */
export async function receivePut(
  platform: Platform,
  { key, until, signature }: { key: string; until: number; signature: string },
  content: Readable,
): Promise<void> {
  const [given, right] = [Buffer.from(signature, 'base64url'), signatureOf(platform, key, until)];
  if (given.length !== right.length || !timingSafeEqual(given, right)) throw fail('notFound');
  if (!(await isOpenForUpload(platform.db, key, platform.clock.now()))) throw fail('notFound');
  async function* limited(): AsyncGenerator<Buffer> {
    let size = 0;
    // A refusal must not cut the line that it is answered on.
    for await (const chunk of content.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > AttachmentLimits.fileSize) throw fail('attachment.fileTooLarge');
      yield chunk;
    }
  }
  await platform.files.put(key, Readable.from(limited(), { objectMode: false }));
}

export interface FileToRegister {
  requestId: number;
  url: string;
  fileName: string;
  description: string;
}

/**
 * Registers what was put to an address given out for this request and to this person. The address is recognised by its hash and
 * never called. The file is copied while it is measured, so that whoever still holds the address changes nothing any more.
 */
export async function registerUpload(
  context: AttachmentContext,
  actor: Actor,
  { requestId, url, fileName, description }: FileToRegister,
): Promise<Attachment> {
  const { platform } = context;
  if (!(await context.owner.canRead(platform.db, actor, requestId))) throw fail('notFound');
  const upload = await transaction(platform.db, (tx) => updateToUsed(tx, hashOf(url), requestId, actor.userId, platform.clock.now()));
  if (upload === undefined || !(await platform.files.exists(upload.key))) throw fail('attachment.urlRefused');
  try {
    return await addFileTo(context, actor, {
      requestId,
      purpose: upload.purpose,
      description,
      fileName,
      content: await platform.files.read(upload.key),
    });
  } finally {
    // Its row stays until the clean-up, which looks once more for what is put late.
    await platform.files
      .remove(upload.key)
      .catch((error: unknown) => platform.log.warn({ err: error }, 'uploaded file left to the clean-up'));
  }
}

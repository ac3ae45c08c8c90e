import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { Readable } from 'node:stream';
import { AttachmentLimits, type Attachment } from '@heliodesk/contract/attachment';
import { withTx, type Context } from '#src/platform/context.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { fail } from '#src/platform/http/failure.ts';
import type { Platform } from '#src/platform/platform.ts';
import { canReadFilesOf, type Owner } from '../owners.ts';
import { insertUploadAddress, isOpenForUpload, updateToUsed } from '../store/upload-address.ts';
import { acceptableName, addFileTo, limitUploads, lockForFile } from './add-file.ts';
import { announceFile } from './store-file.ts';

/** How long an address accepts a file. */
const validSeconds = 600;
export const putPath = '/api/attachment/put';

const hashOf = (address: string): Buffer => createHash('sha256').update(address).digest();
const signatureOf = ({ config }: Platform, key: string, until: number): Buffer =>
  createHmac('sha256', config.secret).update(`upload-address\n${key}\n${until}`).digest();

function ownAddress(platform: Platform, key: string, until: Date): string {
  const seconds = Math.floor(until.getTime() / 1_000);
  return `${putPath}?${new URLSearchParams({ key, until: String(seconds), signature: signatureOf(platform, key, seconds).toString('base64url') })}`;
}

/** Gives out an address for one file. It is this server's, wherever files are kept: the storage's own would take one of any size. */
export async function giveUploadAddress(
  context: Context,
  { owner, fileName }: { owner: Owner; fileName: string },
): Promise<{ url: string }> {
  const { platform, db, actor } = context;
  acceptableName(context, owner, fileName);
  // Each address takes a file, whether or not it is registered afterwards.
  await limitUploads(context);
  return transaction(db, async (tx) => {
    await lockForFile(withTx(context, tx), owner);
    const key = await announceFile(platform, tx, 'upload');
    const validUntil = new Date(platform.clock.now().getTime() + validSeconds * 1_000);
    const url = ownAddress(platform, key, validUntil);
    await insertUploadAddress(tx, { key, hash: hashOf(url), owner, userId: actor.userId, validUntil });
    return { url };
  });
}

/** Accepts an upload to one of our own signed addresses, up to the size limit of a file. */
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
    // A refusal must not close the connection that it is answered on.
    for await (const chunk of content.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > AttachmentLimits.fileSize) throw fail('attachment.fileTooLarge');
      yield chunk;
    }
  }
  await platform.files.put(key, Readable.from(limited(), { objectMode: false }));
}

export interface FileToRegister {
  /** The owners that the address may have been given out for; who may see the first may ask. */
  owners: readonly [Owner, ...Owner[]];
  url: string;
  fileName: string;
  description: string;
}

/**
 * Registers what was put to an address given out for one of these owners and to this person. The address is recognized by its hash and
 * never called. The file is copied while it is measured, so that a holder of the address can no longer change it.
 */
export async function registerUpload(context: Context, { owners, url, ...file }: FileToRegister): Promise<Attachment> {
  const { platform, db, actor, log } = context;
  if (!(await canReadFilesOf(context, owners[0]))) throw fail('notFound');
  const use = { hash: hashOf(url), owners, userId: actor.userId, now: platform.clock.now() };
  const upload = await transaction(db, (tx) => updateToUsed(tx, use));
  if (upload === undefined || !(await platform.files.exists(upload.key))) throw fail('attachment.urlRefused');
  const content = await platform.files.read(upload.key);
  try {
    return await addFileTo(context, { ...file, owner: upload.owner, content });
  } finally {
    // Refused before it was read, it would stay open.
    content.destroy();
    // Its row stays until the clean-up, which checks once more for late uploads.
    await platform.files.remove(upload.key).catch((error: unknown) => log.warn({ err: error }, 'uploaded file left to the clean-up'));
  }
}

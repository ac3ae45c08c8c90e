import { AttachmentLimits, type Attachment } from '@heliodesk/contract/attachment';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Db, Tx } from '#src/platform/db/database.ts';
import type { Mounting } from '#src/platform/http/mount.ts';
import type { Platform } from '#src/platform/platform.ts';
import type { AttachmentContext, RequestFiles } from './request-files.ts';
import { mountAttachment } from './routes.ts';
import { cleanUpQueue, removeLeftovers } from './service/clean-up.ts';
import { findById, findByIds, findOfRequest, insertCopies, updateSent, type AttachmentRecord } from './store/attachment.ts';
import { toAttachment } from './view.ts';

export type { RequestFiles } from './request-files.ts';
export { addFileTo, type FileToAdd } from './service/add-file.ts';
export { storeExport, type ExportToStore } from './service/store-export.ts';
export { storeTemporarily, type TemporaryFile } from './service/store-temporarily.ts';
export type { AttachmentRecord } from './store/attachment.ts';
export { toAttachment } from './view.ts';

/** Files of requests and of their messages: upload, limits, download, clean-up. `owner` answers for the requests. */
export function registerAttachment(mounting: Mounting, owner: RequestFiles): void {
  const { platform } = mounting;
  mountAttachment(mounting, attachmentContext(platform, owner));
  platform.jobs.define(cleanUpQueue, () => removeLeftovers(platform));
  platform.jobs.schedule(cleanUpQueue, '17 * * * *');
}

/** What the use cases stand on, for callers without HTTP. */
export const attachmentContext = (platform: Platform, owner: RequestFiles): AttachmentContext => ({
  platform,
  owner,
  limits: { total: AttachmentLimits.total },
});

/** The files of a request, without those of its messages; the caller has checked the right to it. */
export const listAttachments = async (db: Db | Tx, requestId: number): Promise<Attachment[]> =>
  (await findOfRequest(db, requestId)).map(toAttachment);

/** Hangs the files of one request on another too, as copying a request does; they share their stored objects. */
export const copyAttachments = (platform: Platform, tx: Tx, fromRequestId: number, toRequestId: number, actor: Actor): Promise<void> =>
  insertCopies(tx, fromRequestId, toRequestId, actor.userId, platform.clock.now());

/** A file of this request that the user may send in its conversation: evidence, or a file of their own. */
export async function findAttachment(db: Db | Tx, requestId: number, attId: number, userId: number): Promise<AttachmentRecord | undefined> {
  const file = await findById(db, attId);
  if (file?.requestId !== requestId) return undefined;
  return file.purpose === 'request' || file.uploadedBy === userId ? file : undefined;
}

/** Several files at once, by id. */
export const findAttachments = async (db: Db | Tx, attIds: readonly number[]): Promise<Map<number, AttachmentRecord>> =>
  new Map((await findByIds(db, attIds)).map((file) => [file.id, file]));

/** Shows a message's file to everybody who may see the message, from `at` on; `null` takes it back. */
export const showAttachment = (tx: Tx, attId: number, at: Date | null): Promise<void> => updateSent(tx, attId, at);

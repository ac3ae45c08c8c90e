import type { Mounting } from '#src/platform/http/mount.ts';
import { mountAttachment } from './routes.ts';
import { cleanUpQueue, removeLeftovers } from './service/clean-up.ts';

export { receiveFile } from './service/add-file.ts';
export { visibleFileName } from './file-name.ts';
export { fileOwners, type FileOwner, type Owner } from './owners.ts';
export {
  copyAttachments,
  findAttachments,
  hideAttachments,
  listAttachments,
  listAttachmentsOf,
  moveAttachments,
  removeAttachmentsOf,
  showAttachments,
  shownAmong,
} from './service/owned-files.ts';
export { storeExport, type ExportToStore } from './service/store-export.ts';
export { storeTemporarily, type TemporaryFile } from './service/store-temporarily.ts';
export type { AttachmentRecord } from './store/attachment.ts';
export { countShownOf } from './store/shown-counts.ts';
export { toAttachment } from './view.ts';

/** Files of whatever registers as their owner: upload, limits, download, clean-up. */
export function registerAttachment(mounting: Mounting): void {
  const { platform } = mounting;
  mountAttachment(mounting);
  platform.jobs.define(cleanUpQueue, () => removeLeftovers(platform));
  platform.jobs.schedule(cleanUpQueue, '17 * * * *');
}

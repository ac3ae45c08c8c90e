import { AttachmentLimits } from '@heliodesk/contract/attachment';
import { photoPlacesOf } from '@heliodesk/contract/request';
import { removeAttachmentsOf, type FileOwner, type Owner } from '#src/domains/attachment/index.ts';
import type { Caller } from '#src/platform/auth/actor.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { findType, findVisible } from './store.ts';
import { lockToChange } from './tips/lock-to-change.ts';

/** What all files of a request share, those of its conversation and its notes included. */
export const requestFiles = {
  group: 'request',
  limits: { files: AttachmentLimits.files, bytes: AttachmentLimits.total },
} as const;

/** Evidence can change only in one's own drafts, and while a tip asks for files. */
const lockForFiles = (context: WriteContext<Caller>, requestId: number): Promise<void> =>
  lockToChange(context, requestId, { part: 'files', frozen: 'attachment.frozen' });

/** A request's evidence files. */
export const evidence: FileOwner = {
  ...requestFiles,
  isStaged: false,
  canRead: findVisible,
  lockForChange: lockForFiles,
  findPlaces: async (db, requestId) => {
    const type = await findType(db, requestId);
    return type === undefined ? [] : photoPlacesOf(type);
  },
};

/** The owner of a request's evidence files. */
export const evidenceOf = (requestId: number): Owner => ({ kind: 'request', id: requestId });

/** Removes all files of a request that is about to go. */
export const removeFilesOf = (context: Pick<WriteContext, 'platform' | 'tx'>, requestId: number): Promise<void> =>
  removeAttachmentsOf(context, requestFiles.group, requestId);

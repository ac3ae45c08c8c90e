import { AttachmentLimits } from '@heliodesk/contract/attachment';
import { photoPlacesOf } from '@heliodesk/contract/request';
import { requireActable } from '#src/domains/account/index.ts';
import { removeAttachmentsOf, type FileOwner, type Owner } from '#src/domains/attachment/index.ts';
import type { Caller } from '#src/platform/auth/actor.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { fail } from '#src/platform/http/failure.ts';
import { ownsDraft } from './policy.ts';
import { lockRequest } from './service/lock.ts';
import { findType, findVisible, isBound } from './store.ts';
import { isUnlocked } from './tips/parts.ts';

/** What all files of a request share, those of its conversation and its notes included. */
export const requestFiles = {
  group: 'request',
  limits: { files: AttachmentLimits.files, bytes: AttachmentLimits.total },
} as const;

/** Evidence can change only in one's own drafts, and while a tip asks for files. */
async function lockForFiles(context: WriteContext<Caller>, requestId: number): Promise<void> {
  const request = await lockRequest(context, requestId);
  if (request.status !== 'draft') {
    if (!(await isUnlocked(context, request, 'files'))) throw fail('attachment.frozen');
    return;
  }
  if (!isBound(request) || !ownsDraft(context.actor, request)) throw fail('notFound');
  if (context.actor.kind === 'staff') await requireActable(context.tx, request.contact_id);
}

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

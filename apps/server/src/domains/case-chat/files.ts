import { fileOwners, type FileOwner, type Owner } from '#src/domains/attachment/index.ts';
import { findVisible, lockForMessage, requestFiles } from '#src/domains/request/index.ts';
import type { Platform } from '#src/platform/platform.ts';
import { readableBy, sideOf } from './policy.ts';

type Kind = 'message' | 'note';

/** The files of messages or of notes: visible to all who may read such messages, sent with one of them. */
const filesOf = (kind: Kind): FileOwner => ({
  ...requestFiles,
  isStaged: true,
  isShownTo: (actor) => readableBy(sideOf(actor)).includes(kind === 'note'),
  canRead: findVisible,
  lockForChange: (context, requestId) => lockForMessage(context, requestId, kind),
});

/** The owner of a message's files; those of a note are never among those of the public conversation. */
export const fileOwnerOf = (requestId: number, isInternal: boolean): Owner => ({ kind: isInternal ? 'note' : 'message', id: requestId });

export function registerFileOwners(platform: Platform): void {
  for (const kind of ['message', 'note'] as const) fileOwners.register(platform, kind, filesOf(kind));
}

import type { Actor } from '#src/platform/auth/actor.ts';
import type { Db, Tx } from '#src/platform/db/database.ts';
import type { Platform } from '#src/platform/platform.ts';

/** What the domain of requests answers about the request that a file hangs on. */
export interface RequestFiles {
  canRead: (db: Db, actor: Actor, requestId: number) => Promise<boolean>;
  /**
   * Locks the request's row until the transaction ends, for a change of its files. Throws `notFound` for a request that the actor
   * may not see, and `attachment.frozen` when its files can't be changed any more.
   */
  lockForWriting: (tx: Tx, actor: Actor, requestId: number) => Promise<unknown>;
  /** The same for a file that goes into the request's conversation; throws when nothing may be written there. */
  lockForMessage: (tx: Tx, actor: Actor, requestId: number) => Promise<unknown>;
}

/** What the use cases of this domain stand on. */
export interface AttachmentContext {
  platform: Platform;
  owner: RequestFiles;
  /** Bytes of all files of a request together. */
  limits: { total: number };
}

/** Evidence of a request, or a file for a message in its conversation. */
export type Purpose = 'request' | 'message';

export const lockOwner = ({ owner }: AttachmentContext, tx: Tx, actor: Actor, requestId: number, purpose: Purpose): Promise<unknown> =>
  purpose === 'request' ? owner.lockForWriting(tx, actor, requestId) : owner.lockForMessage(tx, actor, requestId);

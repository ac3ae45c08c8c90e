import type { listMessages, MessageList } from '@heliodesk/contract/case-chat';
import type { QueryOf } from '@heliodesk/contract/kit';
import { canReadRequest } from '#src/domains/request/index.ts';
import type { Actor } from '#src/platform/auth/actor.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { fail } from '#src/platform/http/failure.ts';
import type { Platform } from '#src/platform/platform.ts';
import { sideOf } from '../policy.ts';
import { signal } from '../signal.ts';
import { countUnread, findReadable, findReadByOther, updateRead } from '../store/marks.ts';
import { findMessages } from '../store/messages.ts';
import { toMessages, withFiles } from '../view.ts';

/** A stretch of the conversation, oldest first. `hasMore`: further on in the direction that was asked for, without one backwards. */
export async function readMessages(
  { db, clock }: Platform,
  actor: Actor,
  { requestId, afterMsgId, beforeMsgId, pageSize }: QueryOf<typeof listMessages>,
): Promise<MessageList> {
  if (!(await canReadRequest(db, actor, requestId))) throw fail('notFound');
  const side = sideOf(actor);
  const found = await findMessages(db, requestId, { side, after: afterMsgId, before: beforeMsgId, limit: pageSize + 1 });
  const shown = found.slice(0, pageSize);
  const [loaded, readByOther, unread] = await Promise.all([
    withFiles(db, afterMsgId === undefined ? shown.toReversed() : shown),
    findReadByOther(db, requestId, side),
    countUnread(db, requestId, actor.userId, side),
  ]);
  return {
    messages: toMessages(loaded, { userId: actor.userId, now: clock.now() }),
    hasMore: found.length > pageSize,
    readByOther,
    unread,
  };
}

/** Marks the conversation as read up to a message, never back. */
export async function markReadTo(
  platform: Platform,
  actor: Actor,
  { requestId, msgId }: { requestId: number; msgId: number },
): Promise<void> {
  const { db } = platform;
  if (!(await canReadRequest(db, actor, requestId))) throw fail('notFound');
  const side = sideOf(actor);
  const readTo = await findReadable(db, requestId, msgId, side);
  if (readTo === 0) return;
  await transaction(db, async (tx) => {
    if (!(await updateRead(tx, requestId, actor.userId, side, readTo))) return;
    const publicTo = await findReadable(tx, requestId, readTo, 'customer');
    await signal(platform, tx, { kind: 'read', requestId, userId: actor.userId, side, readTo, publicTo });
  });
}

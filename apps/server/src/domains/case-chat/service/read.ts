import type { listMessages, markRead, MessageList } from '@heliodesk/contract/case-chat';
import type { BodyOf, QueryOf } from '@heliodesk/contract/kit';
import { topicOf } from '@heliodesk/contract/live';
import { canReadRequest } from '#src/domains/request/index.ts';
import { participantKey, participantOf, type Caller } from '#src/platform/auth/actor.ts';
import { readingQuickly, withTx, type Context, type WriteContext } from '#src/platform/context.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { fail } from '#src/platform/http/failure.ts';
import { publishLive } from '#src/platform/live/live-events.ts';
import type { ReadSignal } from '../live.ts';
import { sideOf } from '../policy.ts';
import { messageNoticePort } from '../ports.ts';
import { countUnread, findKnownToOther, findReadable, hasReadUpTo, updateRead, type Reading } from '../store/marks.ts';
import { findMessages } from '../store/messages.ts';
import { toMessages, withFiles } from '../view.ts';

/** A stretch of the conversation, oldest first. `hasMore`: further on in the direction that was asked for, without one backwards. */
export async function readMessages(
  { platform, db, actor, language }: Context<Caller>,
  { requestId, afterMsgId, beforeMsgId, pageSize }: QueryOf<typeof listMessages>,
): Promise<MessageList> {
  const side = sideOf(actor);
  const who = participantOf(actor);
  const [mayRead, found, known, unread] = await Promise.all([
    canReadRequest(db, actor, requestId),
    findMessages(db, requestId, { side, after: afterMsgId, before: beforeMsgId, limit: pageSize + 1 }),
    findKnownToOther(db, requestId, side),
    countUnread(db, requestId, who, side),
  ]);
  if (!mayRead) throw fail('notFound');
  const shown = found.slice(0, pageSize);
  const loaded = await withFiles(db, afterMsgId === undefined ? shown.toReversed() : shown);
  return {
    messages: toMessages(loaded, { who, now: platform.clock.now(), language }),
    hasMore: found.length > pageSize,
    ...known,
    unread,
  };
}

/** Marks the conversation as read up to a message, never back. Writes nothing where it is known to be read, as each time a case is opened again. */
export async function markReadTo(context: Context<Caller>, { requestId, msgId }: BodyOf<typeof markRead>): Promise<void> {
  const { db, actor } = readingQuickly(context);
  const reading: Reading = { requestId, who: participantOf(actor), side: sideOf(actor), upTo: msgId };
  // First: a mark that they may not set would wait for the one who changes the request.
  const [mayRead, isRead] = await Promise.all([canReadRequest(db, actor, requestId), hasReadUpTo(db, reading)]);
  if (!mayRead) throw fail('notFound');
  if (!isRead) await transaction(context.db, (tx) => moveMark(withTx(context, tx), reading));
}

async function moveMark(context: WriteContext<Caller>, reading: Reading): Promise<void> {
  const { platform, tx } = context;
  const { requestId, who, side } = reading;
  const readTo = await updateRead(tx, reading);
  if (readTo === undefined) return;
  await messageNoticePort.of(platform).conversationRead(context, requestId, readTo);
  const publicTo = await findReadable(tx, requestId, readTo, 'customer');
  const signal: ReadSignal = { kind: 'read', topic: topicOf('request', requestId), reader: participantKey(who), side, readTo, publicTo };
  publishLive(platform, tx, signal);
}

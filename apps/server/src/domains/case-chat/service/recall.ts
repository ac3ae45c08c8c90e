import type { Message } from '@heliodesk/contract/case-chat';
import { topicOf } from '@heliodesk/contract/live';
import { hideAttachment } from '#src/domains/attachment/index.ts';
import { canReadRequest } from '#src/domains/request/index.ts';
import { auditChange } from '#src/platform/audit/audit.ts';
import { isSameParticipant, participantOf, type Caller } from '#src/platform/auth/actor.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { fail } from '#src/platform/http/failure.ts';
import { publishLive } from '#src/platform/live/live-events.ts';
import { fileOwnerOf } from '../files.ts';
import type { MessageSignal } from '../live.ts';
import { sideOf } from '../policy.ts';
import { findMessage, updateToRecalled, type MessageRecord } from '../store/messages.ts';
import { recallTime, toMessage } from '../view.ts';

/**
 * Recalls one's own message within two minutes. Its place stays, its text is kept only in the audit, its file is hidden and deleted
 * by the clean-up. Recalling again is not an error.
 */
export async function recall(context: WriteContext<Caller>, msgId: number): Promise<Message> {
  const { platform, tx, actor } = context;
  const message = await findMessage(tx, msgId, sideOf(actor));
  if (message === undefined || !(await canReadRequest(tx, actor, message.requestId))) throw fail('notFound');
  if (!isSameParticipant(message.author, participantOf(actor))) throw fail('chat.notYours');
  const now = platform.clock.now();
  if (message.recalledAt === null && now.getTime() - message.createdAt.getTime() > recallTime) throw fail('chat.recallTooLate');
  await takeBack(context, message, now);
  const recalled = { ...message, content: '', params: {}, attachmentId: null, recalledAt: message.recalledAt ?? now };
  return toMessage(recalled, new Map(), { who: participantOf(actor), now });
}

async function takeBack(
  context: WriteContext<Caller>,
  { id, requestId, content, attachmentId, internal }: MessageRecord,
  at: Date,
): Promise<void> {
  const { platform, tx } = context;
  if (!(await updateToRecalled(tx, id, at))) return;
  if (attachmentId !== null) await hideAttachment(tx, fileOwnerOf(requestId, internal), attachmentId);
  await auditChange(context, {
    action: 'caseChat.recall',
    subjectType: 'message',
    subjectId: id,
    before: { requestId, content, attachmentId },
  });
  publishLive<MessageSignal>(platform, tx, { kind: 'message', topic: topicOf('request', requestId), msgId: id });
}

import type { Message } from '@heliodesk/contract/case-chat';
import { hideAttachment } from '#src/domains/attachment/index.ts';
import { canReadRequest } from '#src/domains/request/index.ts';
import { writeAudit } from '#src/platform/audit/audit.ts';
import type { Actor } from '#src/platform/auth/actor.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import type { Origin } from '#src/platform/http/call.ts';
import { fail } from '#src/platform/http/failure.ts';
import type { Platform } from '#src/platform/platform.ts';
import { fileOwnerOf } from '../files.ts';
import { sideOf } from '../policy.ts';
import { signal } from '../signal.ts';
import { findMessage, updateToRecalled } from '../store/messages.ts';
import { recallTime, toMessage } from '../view.ts';

/**
 * Takes an own message back within two minutes. Its place stays, its text is kept in the audit alone, its file is hidden and goes
 * with the clean-up. Recalling again is no error.
 */
export async function recall(platform: Platform, actor: Actor, msgId: number, { address, requestId: callId }: Origin): Promise<Message> {
  const { db, clock } = platform;
  const side = sideOf(actor);
  const message = await findMessage(db, msgId, side);
  if (message === undefined || !(await canReadRequest(db, actor, message.requestId))) throw fail('notFound');
  if (message.authorId !== actor.userId) throw fail('chat.notYours');
  const now = clock.now();
  if (message.recalledAt === null && now.getTime() - message.createdAt.getTime() > recallTime) throw fail('chat.recallTooLate');
  const { requestId, content, attachmentId } = message;
  await transaction(db, async (tx) => {
    if (!(await updateToRecalled(tx, msgId, now))) return;
    if (attachmentId !== null) await hideAttachment(tx, fileOwnerOf(requestId, message.internal), attachmentId);
    await writeAudit(tx, {
      at: now,
      actorId: actor.userId,
      actorName: actor.name,
      action: 'caseChat.recall',
      subjectType: 'message',
      subjectId: msgId,
      before: { requestId, content, attachmentId },
      address,
      requestId: callId,
    });
    await signal(platform, tx, { kind: 'message', requestId, msgId });
  });
  return toMessage({ ...message, content: '', params: {}, attachmentId: null, recalledAt: message.recalledAt ?? now }, new Map(), {
    userId: actor.userId,
    now,
  });
}

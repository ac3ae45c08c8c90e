import { messageTypes, type deleteMessage as api, type Message } from '@heliodesk/contract/case-chat';
import type { QueryOf } from '@heliodesk/contract/kit';
import { topicOf } from '@heliodesk/contract/live';
import { hideAttachments } from '#src/domains/attachment/index.ts';
import { canReadRequest, lockToRead, noteTakenBack, recallTipOfMessage } from '#src/domains/request/index.ts';
import { auditChange } from '#src/platform/audit/audit.ts';
import { isGuest, isSameParticipant, participantOf, type Actor, type Caller } from '#src/platform/auth/actor.ts';
import type { WriteContext } from '#src/platform/context.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { fail, failFields } from '#src/platform/http/failure.ts';
import { publishLive } from '#src/platform/live/live-events.ts';
import { fileOwnerOf } from '../files.ts';
import type { MessageSignal } from '../live.ts';
import { sideOf } from '../policy.ts';
import { findLastWord, findMessage, updateToRecalled, type MessageRecord } from '../store/messages.ts';
import { findOpenQuestion } from '../store/questions.ts';
import { recallTime, toMessage } from '../view.ts';

/** Within this time its author in customer service may delete a message (workflow, action 30). */
const deletionTime = 600_000;

/** A message that the caller can read. */
async function findReadable({ tx, actor }: WriteContext<Caller>, msgId: number): Promise<MessageRecord> {
  const message = await findMessage(tx, msgId, sideOf(actor));
  if (message === undefined || !(await canReadRequest(tx, actor, message.requestId))) throw fail('notFound');
  return message;
}

/**
 * Recalls one's own message within two minutes. Its place stays, its text is kept only in the audit, its files are hidden and deleted
 * by the clean-up. Recalling again is not an error.
 */
export async function recall(context: WriteContext<Caller>, msgId: number): Promise<Message> {
  const { platform, actor } = context;
  const message = await findReadable(context, msgId);
  if (!isSameParticipant(message.author, participantOf(actor))) throw fail('chat.notYours');
  if (isAboutTip(message)) return takeTipBack(context, message);
  const now = platform.clock.now();
  if (message.recalledAt === null && now.getTime() - message.createdAt.getTime() > recallTime) throw fail('chat.recallTooLate');
  return takeBack(context, message, { action: 'caseChat.recall' });
}

const isAboutTip = ({ type }: MessageRecord): boolean => type === messageTypes.tip || type === messageTypes.tipConfirmed;

/** A tip is recalled with its message, by the rules of tips; an answer to one is there for good. */
async function takeTipBack(context: WriteContext<Caller>, message: MessageRecord): Promise<Message> {
  const { platform, actor, language } = context;
  if (message.type === messageTypes.tipConfirmed) throw fail('tip.closed', {}, { state: 'confirmed' });
  if (isGuest(actor)) throw fail('chat.notYours');
  await recallTipOfMessage({ ...context, actor }, message.id);
  const recalled = await findReadable(context, message.id);
  return toMessage(recalled, new Map(), { who: participantOf(actor), now: platform.clock.now(), language });
}

/** Staff delete their own for ten minutes; administrators any, with a reason. */
function requireDeletable({ author, createdAt, side }: MessageRecord, actor: Actor, reason: string, now: Date): void {
  if (actor.kind !== 'staff' || side === 'system') throw fail('chat.notYours');
  const isOwn = isSameParticipant(author, participantOf(actor));
  const isFresh = now.getTime() - createdAt.getTime() <= deletionTime;
  if (isOwn && isFresh) return;
  if (!actor.roles.includes('admin')) throw fail(isOwn ? 'chat.deleteTooLate' : 'chat.notYours');
  if (reason === '') throw failFields({ path: 'reason', rule: 'required' });
}

/** Deletes a message as recalling does, for longer and, by administrators, for others. */
export async function deleteMessage(context: WriteContext, { msgId, reason }: QueryOf<typeof api>): Promise<Message> {
  const message = await findReadable(context, msgId);
  if (isAboutTip(message)) return takeTipBack(context, message);
  requireDeletable(message, context.actor, reason, context.platform.clock.now());
  return takeBack(context, message, { action: 'caseChat.delete', after: { reason } });
}

/** Recalling an answer reopens the question before it; recalling a question closes it. Other messages don't change whose turn it is. */
async function noteRemaining(
  tx: Tx,
  request: Awaited<ReturnType<typeof lockToRead>>,
  { internal, side, needsAnswer }: MessageRecord,
): Promise<void> {
  if (internal || side === 'system') return;
  const at = await findLastWord(tx, request.id, side);
  const turnsBack = needsAnswer || side === 'customer';
  await noteTakenBack(tx, request, { side, at, ...(turnsBack ? { question: await findOpenQuestion(tx, request.id) } : {}) });
}

/** Takes a message's text away; its place stays. */
async function takeBack(
  context: WriteContext<Caller>,
  message: MessageRecord,
  audited: { action: string; after?: { reason: string } },
): Promise<Message> {
  const { platform, tx, actor } = context;
  const { id, requestId, content, attachmentIds, internal } = message;
  const now = platform.clock.now();
  // Locks out new messages until this ends, so the remaining ones show who wrote last and whose turn it is.
  const request = await lockToRead(context, requestId);
  if (await updateToRecalled(tx, id, now)) {
    await noteRemaining(tx, request, message);
    await hideAttachments(tx, fileOwnerOf(requestId, internal), attachmentIds);
    await auditChange(context, { ...audited, subjectType: 'message', subjectId: id, before: { requestId, content, attachmentIds } });
    publishLive<MessageSignal>(platform, tx, { kind: 'message', topic: topicOf('request', requestId), msgId: id });
  }
  const recalled = { ...message, content: '', params: {}, attachmentIds: [], recalledAt: message.recalledAt ?? now };
  return toMessage(recalled, new Map(), { who: participantOf(actor), now, language: context.language });
}

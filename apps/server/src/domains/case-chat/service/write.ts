import { filesOf } from '@heliodesk/contract/case-chat';
import { showAttachments, shownAmong } from '#src/domains/attachment/index.ts';
import {
  evidenceOf,
  isReopenedBy,
  lockForMessage,
  lockToRead,
  noteMessage,
  notifyContact,
  recordReply,
  reopenByWord,
  type RequestRecord,
} from '#src/domains/request/index.ts';
import { isGuest, participantOf, type Caller } from '#src/platform/auth/actor.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { lastOf } from '#src/platform/db/last-statement.ts';
import { fail, failFields } from '#src/platform/http/failure.ts';
import { fileOwnerOf } from '../files.ts';
import { messageNoticePort } from '../ports.ts';
import { customerTypeOf, otherSide, sideOf } from '../policy.ts';
import { findByClientId, insertMessage, type MessageRecord, type NewMessage } from '../store/messages.ts';
import { digestDueAt } from './digest.ts';
import { announce } from './system-message.ts';

export interface Outgoing {
  requestId: number;
  clientMsgId: string;
  type: number;
  content: string;
  attId?: number | undefined;
  attIds?: readonly number[] | undefined;
  internal: boolean;
  needsAnswer?: boolean | undefined;
  /** An answer to the enquiry, which is a step of it. */
  reply?: boolean | undefined;
}

/** The files of a message: evidence of the request, or files uploaded for it, which are shown from now on and go into one only. */
async function attach(context: WriteContext<Caller>, outgoing: Outgoing): Promise<number[]> {
  const { requestId, internal, attIds } = outgoing;
  const files = filesOf(outgoing);
  if (files.length === 0) return files;
  const evidence = await shownAmong(context.tx, evidenceOf(requestId), files);
  const uploaded = files.filter((attId) => !evidence.has(attId));
  if (!(await showAttachments(context, fileOwnerOf(requestId, internal), uploaded)))
    throw failFields({ path: attIds === undefined ? 'attId' : 'attIds', rule: 'invalid' });
  return files.toSorted((a, b) => a - b);
}

export function sameConversation(first: MessageRecord, { requestId, internal }: Outgoing): MessageRecord {
  if (first.requestId !== requestId || first.internal !== internal) throw fail('conflict');
  return first;
}

/** The step of the request that a message is, if it is one: a reply, or what brings a request back. */
const takeStep = (context: WriteContext<Caller>, request: RequestRecord, { reply = false }: Outgoing): Promise<RequestRecord> =>
  reply ? recordReply(context, request) : reopenByWord(context, request);

/**
 * Writes a message into the conversation of a locked request; `undefined` if its author has sent one with this client id before. `isLast`:
 * nothing is written or refused after it in this transaction.
 */
export async function writeInto(
  context: WriteContext<Caller>,
  request: RequestRecord,
  outgoing: Outgoing,
  { isLast = false } = {},
): Promise<MessageRecord | undefined> {
  const { platform, tx, actor } = context;
  const { requestId, internal, needsAnswer = false, reply = false, clientMsgId, type, content } = outgoing;
  const at = platform.clock.now();
  const side = sideOf(actor);
  const isQuestion = needsAnswer && side === 'staff' && !internal;
  const attachmentIds = await attach(context, outgoing);
  const message: NewMessage = {
    clientMsgId,
    type,
    content,
    requestId,
    internal,
    needsAnswer: isQuestion,
    reply,
    side,
    author: participantOf(actor),
    attachmentIds,
    at,
  };
  const digest = { side: otherSide(side), dueAt: digestDueAt(at) };
  const notices = messageNoticePort.of(platform);
  // Replies are mailed, and told, by themselves.
  const told = () => ({ digest, notice: notices.noticeOf(request, { side, author: actor, isQuestion, at }) });
  const effects = internal
    ? {}
    : { note: noteMessage(request, { side, at, asks: isQuestion ? 'question' : undefined }), ...(reply ? {} : told()) };
  const written = await insertMessage(isLast ? lastOf(tx) : tx, message, effects);
  if (written === undefined) return undefined;
  const { id, toldId } = written;
  announce(context, requestId, id);
  if (toldId !== null) notices.tellScreens(platform, tx, toldId);
  return {
    ...message,
    id,
    authorName: actor.name,
    authorParts: null,
    customerType: customerTypeOf(platform, actor),
    params: {},
    attachmentIds,
    internal,
    needsAnswer: isQuestion,
    reply,
    createdAt: at,
    recalledAt: null,
  };
}

async function mailReply(context: WriteContext<Caller>, request: RequestRecord, content: string): Promise<void> {
  const { actor } = context;
  if (isGuest(actor)) return;
  await notifyContact({ ...context, actor }, request, { template: 'enquiryReplied', params: { agent: actor.name, answer: content } });
}

/** A message under the lock of its request, so that ids follow the order of the commits. A repeat finds the first one, and takes no step again. */
async function writeLocked(
  context: WriteContext<Caller>,
  outgoing: Outgoing,
  { isAlone }: { isAlone: boolean },
): Promise<MessageRecord | undefined> {
  const { tx, actor } = context;
  const { requestId, internal, reply = false, clientMsgId, content } = outgoing;
  const request = reply ? await lockToRead(context, requestId) : await lockForMessage(context, requestId, internal ? 'note' : 'message');
  const isStep = reply || (!internal && isReopenedBy(actor, request));
  // A repeat must not show its own files. Without files and steps, inserting the message shows whether it is a repeat.
  const mayRepeat = isStep || filesOf(outgoing).length > 0;
  const first = mayRepeat ? await findByClientId(tx, participantOf(actor), clientMsgId) : undefined;
  if (first !== undefined) return sameConversation(first, outgoing);
  const current = isStep ? await takeStep(context, request, outgoing) : request;
  const message = await writeInto(context, current, outgoing, { isLast: isAlone && !mayRepeat });
  if (message === undefined && mayRepeat) throw fail('conflict');
  if (reply) await mailReply(context, current, content);
  return message;
}

/** Writes a message in a transaction that does nothing else; `undefined` if it is a repeat, of which nothing was written. */
export const writeAlone = (context: WriteContext<Caller>, outgoing: Outgoing): Promise<MessageRecord | undefined> =>
  writeLocked(context, outgoing, { isAlone: true });

/** Writes a message, once for each client id, as a part of what a transaction does. */
export async function write(context: WriteContext<Caller>, outgoing: Outgoing): Promise<MessageRecord> {
  const message = await writeLocked(context, outgoing, { isAlone: false });
  if (message === undefined) throw fail('conflict');
  return message;
}

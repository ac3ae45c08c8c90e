import { randomUUID } from 'node:crypto';
import { messageTypes, type addReply, type Replied } from '@heliodesk/contract/case-chat';
import type { BodyOf } from '@heliodesk/contract/kit';
import { mostReplies, type Reply } from '@heliodesk/contract/request';
import { toAttachment, type AttachmentRecord } from '#src/domains/attachment/index.ts';
import { acted, canReadRequest, findRequest, lockToRead, nameOf, type RequestRecord } from '#src/domains/request/index.ts';
import { participantKey, participantOf, type Caller } from '#src/platform/auth/actor.ts';
import type { Context, WriteContext } from '#src/platform/context.ts';
import { fail } from '#src/platform/http/failure.ts';
import type { MessageRecord } from '../store/messages.ts';
import { findReplies } from '../store/replies.ts';
import { authorIn, withFiles } from '../view.ts';
import { write, writeInto } from './write.ts';

const toReply = (message: MessageRecord, files: ReadonlyMap<number, AttachmentRecord>, language: string): Reply => ({
  replyId: message.id,
  requestId: message.requestId,
  content: message.content,
  creator: authorIn(language, message),
  createTime: message.createdAt.toISOString(),
  attachmentList: message.attachmentIds.flatMap((id) => files.get(id) ?? []).map(toAttachment),
});

/** The answers to an enquiry, oldest first. */
export async function listReplies({ db, actor, language }: Context<Caller>, requestId: number): Promise<Reply[]> {
  if (!(await canReadRequest(db, actor, requestId))) throw fail('notFound');
  const { messages, files } = await withFiles(db, await findReplies(db, requestId, mostReplies));
  return messages.map((message) => toReply(message, files, language));
}

/** Longer than anyone types; counted without a query, as a reply is written within its transaction. */
const replies = { name: 'chat-reply', points: 120, seconds: 60 };

const typeOf = (attIds: readonly number[]): number => (attIds.length === 0 ? messageTypes.text : messageTypes.attachment);

/** Answers an enquiry; with a version, only as long as no one has changed it since. */
export async function reply(
  context: WriteContext,
  { requestId, version, attIds = [], ...said }: BodyOf<typeof addReply>,
): Promise<Replied> {
  const { platform, tx, actor, language } = context;
  await lockToRead(context, requestId, version);
  await platform.throttle.takeHere(replies, participantKey(participantOf(actor)));
  const message = await write(context, {
    ...said,
    requestId,
    ...(attIds.length === 0 ? {} : { attIds }),
    clientMsgId: randomUUID(),
    type: typeOf(attIds),
    internal: false,
    reply: true,
  });
  const request = await findRequest(tx, actor, requestId);
  if (request === undefined) throw fail('notFound');
  const { files } = await withFiles(tx, [message]);
  return { ...acted(context, request, await nameOf(tx, request.owner_id)), reply: toReply(message, files, language) };
}

const postLast = async (context: WriteContext, request: RequestRecord, said: { content: string; reply: boolean }): Promise<void> =>
  void (await writeInto(context, request, {
    requestId: request.id,
    clientMsgId: randomUUID(),
    type: messageTypes.text,
    internal: false,
    ...said,
  }));

/** Writes the answer that completes an enquiry, whose row is locked. */
export const postReply = (context: WriteContext, request: RequestRecord, content: string): Promise<void> =>
  postLast(context, request, { content, reply: true });

/** The same with the closing words of a claim. */
export const postClosing = (context: WriteContext, request: RequestRecord, content: string): Promise<void> =>
  postLast(context, request, { content, reply: false });

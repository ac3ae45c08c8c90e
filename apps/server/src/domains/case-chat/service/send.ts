import { randomUUID } from 'node:crypto';
import { messageTypes, type addNote, type Message, type sendMessage } from '@heliodesk/contract/case-chat';
import type { BodyOf } from '@heliodesk/contract/kit';
import { isShownOn, showAttachment } from '#src/domains/attachment/index.ts';
import { canReadRequest, evidenceOf, lockForMessage, lockStatus, noteMessage } from '#src/domains/request/index.ts';
import type { Actor } from '#src/platform/auth/actor.ts';
import { contextOf, withTx, type WriteContext } from '#src/platform/context.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { fail, failFields } from '#src/platform/http/failure.ts';
import type { Platform } from '#src/platform/platform.ts';
import { fileOwnerOf } from '../files.ts';
import { otherSide, sideOf } from '../policy.ts';
import { signal } from '../signal.ts';
import { updateRead } from '../store/marks.ts';
import { findByClientId, insertMessage, type MessageRecord } from '../store/messages.ts';
import { toMessage, withFiles } from '../view.ts';
import { queueDigest } from './digest.ts';

/** More than anybody types. */
const sends = { name: 'chat-send', points: 120, seconds: 60 };

interface Outgoing {
  requestId: number;
  clientMsgId: string;
  type: number;
  content: string;
  attId?: number | undefined;
  internal: boolean;
}

/** The file of a message: evidence of the request, or a file uploaded for it, which is shown from now on and goes into one only. */
async function attach(context: WriteContext, { requestId, attId, internal }: Outgoing): Promise<number | null> {
  if (attId === undefined) return null;
  const isEvidence = await isShownOn(context.tx, evidenceOf(requestId), attId);
  if (!isEvidence && !(await showAttachment(context, fileOwnerOf(requestId, internal), attId)))
    throw failFields({ path: 'attId', rule: 'invalid' });
  return attId;
}

/** Writes a message under the lock of its request, so that ids follow the order of the commits. A repeat finds the first one. */
async function write(platform: Platform, tx: Tx, actor: Actor, outgoing: Outgoing): Promise<MessageRecord> {
  const { requestId, internal } = outgoing;
  const request = await lockForMessage({ tx, actor }, requestId, internal ? 'note' : 'message');
  const first = await findByClientId(tx, actor.userId, outgoing.clientMsgId);
  if (first !== undefined) return sameConversation(first, outgoing);
  const at = platform.clock.now();
  const side = sideOf(actor);
  const attachmentId = await attach(withTx(contextOf(platform, actor), tx), outgoing);
  const id = await insertMessage(tx, { ...outgoing, side, authorId: actor.userId, attachmentId, at });
  // Sent into two conversations at once.
  if (id === undefined) throw fail('conflict');
  await updateRead(tx, requestId, actor.userId, side, id);
  if (!internal) {
    await noteMessage(tx, request, side, at);
    await queueDigest(platform, tx, requestId, otherSide(side), at);
  }
  await signal(platform, tx, { kind: 'message', requestId, msgId: id });
  const written = await findByClientId(tx, actor.userId, outgoing.clientMsgId);
  if (written === undefined) throw fail('conflict');
  return written;
}

function sameConversation(first: MessageRecord, { requestId, internal }: Outgoing): MessageRecord {
  if (first.requestId !== requestId || first.internal !== internal) throw fail('conflict');
  return first;
}

async function send(platform: Platform, actor: Actor, outgoing: Outgoing): Promise<Message> {
  const { db } = platform;
  // A repeat is answered whatever has become of the request since.
  const repeated = await findByClientId(db, actor.userId, outgoing.clientMsgId);
  if (repeated !== undefined && !(await canReadRequest(db, actor, outgoing.requestId))) throw fail('notFound');
  if (repeated === undefined) await platform.throttle.take(sends, String(actor.userId));
  const message =
    repeated === undefined ? await transaction(db, (tx) => write(platform, tx, actor, outgoing)) : sameConversation(repeated, outgoing);
  const { files } = await withFiles(db, [message]);
  return toMessage(message, files, { userId: actor.userId, now: platform.clock.now() });
}

/** Sends a text or a file to everybody in the conversation. */
export const sendPublic = (platform: Platform, actor: Actor, body: BodyOf<typeof sendMessage>): Promise<Message> =>
  send(platform, actor, { internal: false, ...body, content: body.content ?? '' });

/** Writes a note that only staff ever receive. */
export const sendNote = (platform: Platform, actor: Actor, body: BodyOf<typeof addNote>): Promise<Message> =>
  send(platform, actor, { internal: true, type: body.attId === undefined ? messageTypes.text : messageTypes.attachment, ...body });

/** Writes a line of the system: a phrase key with its values, put into words by each reader's screen. */
export async function postSystemMessage(
  { platform, tx }: WriteContext<Actor | null>,
  requestId: number,
  key: string,
  params: Record<string, string>,
): Promise<void> {
  await lockStatus(tx, requestId);
  const msgId = await insertMessage(tx, {
    requestId,
    side: 'system',
    authorId: null,
    clientMsgId: randomUUID(),
    type: messageTypes.text,
    content: key,
    params,
    at: platform.clock.now(),
  });
  if (msgId !== undefined) await signal(platform, tx, { kind: 'message', requestId, msgId });
}

import { randomUUID } from 'node:crypto';
import { filesOf, messageTypes, type addNote, type Message, type sendMessage } from '@heliodesk/contract/case-chat';
import type { BodyOf } from '@heliodesk/contract/kit';
import { topicOf } from '@heliodesk/contract/live';
import { showAttachments, shownAmong } from '#src/domains/attachment/index.ts';
import { canReadRequest, evidenceOf, lockForMessage, noteMessage } from '#src/domains/request/index.ts';
import { isGuest, participantKey, participantOf, type Actor, type Caller } from '#src/platform/auth/actor.ts';
import { withTx, type Context, type WriteContext } from '#src/platform/context.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { fail, failFields } from '#src/platform/http/failure.ts';
import { publishLive } from '#src/platform/live/live-events.ts';
import { fileOwnerOf } from '../files.ts';
import type { MessageSignal } from '../live.ts';
import { customerTypeOf, otherSide, sideOf } from '../policy.ts';
import { findByClientId, insertMessage, type MessageRecord, type NewMessage } from '../store/messages.ts';
import { toMessage, withFiles } from '../view.ts';
import { digestDueAt } from './digest.ts';

/** Longer than anyone types. */
const sends = { name: 'chat-send', points: 120, seconds: 60 };
/** A guest has one case to write about, and no account that could be disabled. */
const sendsOfGuest = { name: 'chat-send-guest', points: 300, seconds: 60 * 60 };

async function limitSends({ platform, actor }: Context<Caller>): Promise<void> {
  const key = participantKey(participantOf(actor));
  await platform.throttle.take(sends, key);
  if (isGuest(actor)) await platform.throttle.take(sendsOfGuest, key);
}

interface Outgoing {
  requestId: number;
  clientMsgId: string;
  type: number;
  content: string;
  attId?: number | undefined;
  attIds?: readonly number[] | undefined;
  internal: boolean;
  needsAnswer?: boolean | undefined;
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

/** Writes a message under the lock of its request, so that ids follow the order of the commits. A repeat finds the first one. */
async function write(context: WriteContext<Caller>, outgoing: Outgoing): Promise<MessageRecord> {
  const { platform, tx, actor } = context;
  const { requestId, internal, needsAnswer = false, clientMsgId, type, content } = outgoing;
  const request = await lockForMessage(context, requestId, internal ? 'note' : 'message');
  const at = platform.clock.now();
  const side = sideOf(actor);
  const author = participantOf(actor);
  // A repeat must not show its own files. Without files, inserting the message shows whether it is a repeat.
  const first = filesOf(outgoing).length === 0 ? undefined : await findByClientId(tx, author, clientMsgId);
  if (first !== undefined) return sameConversation(first, outgoing);
  const isQuestion = needsAnswer && side === 'staff' && !internal;
  const attachmentIds = await attach(context, outgoing);
  const message: NewMessage = {
    clientMsgId,
    type,
    content,
    requestId,
    internal,
    needsAnswer: isQuestion,
    side,
    author,
    attachmentIds,
    at,
  };
  const effects = internal
    ? {}
    : { note: noteMessage(request, { side, at, needsAnswer }), digest: { side: otherSide(side), dueAt: digestDueAt(at) } };
  const id = await insertMessage(tx, message, effects);
  if (id === undefined) return sameConversation(await findByClientId(tx, author, outgoing.clientMsgId), outgoing);
  announce(context, requestId, id);
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
    createdAt: at,
    recalledAt: null,
  };
}

const announce = ({ platform, tx }: WriteContext<Caller | null>, requestId: number, msgId: number): void =>
  publishLive<MessageSignal>(platform, tx, { kind: 'message', topic: topicOf('request', requestId), msgId });

function sameConversation(first: MessageRecord | undefined, { requestId, internal }: Outgoing): MessageRecord {
  if (first === undefined || first.requestId !== requestId || first.internal !== internal) throw fail('conflict');
  return first;
}

/** What was sent before under this client id, whatever happened to the request since; else throws why it can't be sent now. */
async function repeated({ db, actor }: Context<Caller>, outgoing: Outgoing, error: unknown): Promise<MessageRecord> {
  const first = await findByClientId(db, participantOf(actor), outgoing.clientMsgId);
  if (first === undefined) throw error;
  if (!(await canReadRequest(db, actor, outgoing.requestId))) throw fail('notFound');
  return sameConversation(first, outgoing);
}

async function send(context: Context<Caller>, outgoing: Outgoing): Promise<Message> {
  const { platform, db, actor, language } = context;
  await limitSends(context);
  const message = await transaction(db, (tx) => write(withTx(context, tx), outgoing)).catch((error: unknown) =>
    repeated(context, outgoing, error),
  );
  const { files } = await withFiles(db, [message]);
  return toMessage(message, files, { who: participantOf(actor), now: platform.clock.now(), language });
}

/** Sends a text or files to everyone in the conversation. */
export const sendPublic = (context: Context<Caller>, body: BodyOf<typeof sendMessage>): Promise<Message> =>
  send(context, { internal: false, ...body, content: body.content ?? '' });

/** Writes a note that only staff ever receive. */
export const sendNote = (context: Context, body: BodyOf<typeof addNote>): Promise<Message> =>
  send(context, { internal: true, type: filesOf(body).length === 0 ? messageTypes.text : messageTypes.attachment, ...body });

/** Writes a line of the system: a phrase key with its values, put into words by each reader's screen. The request's row is locked. */
export async function postSystemMessage(
  context: WriteContext<Actor | null>,
  requestId: number,
  key: string,
  params: Record<string, string>,
): Promise<void> {
  const id = await insertMessage(context.tx, {
    requestId,
    side: 'system',
    author: null,
    clientMsgId: randomUUID(),
    type: messageTypes.text,
    content: key,
    params,
    at: context.platform.clock.now(),
  });
  if (id !== undefined) announce(context, requestId, id);
}

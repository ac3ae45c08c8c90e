import { filesOf, messageTypes, type addNote, type Message, type sendMessage } from '@heliodesk/contract/case-chat';
import type { BodyOf } from '@heliodesk/contract/kit';
import { canReadRequest } from '#src/domains/request/index.ts';
import { isGuest, participantKey, participantOf, type Caller } from '#src/platform/auth/actor.ts';
import { withTx, type Context } from '#src/platform/context.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { fail } from '#src/platform/http/failure.ts';
import { findByClientId, type MessageRecord } from '../store/messages.ts';
import { toMessage, withFiles } from '../view.ts';
import { sameConversation, writeAlone, type Outgoing } from './write.ts';

/** Longer than anyone types. */
const sends = { name: 'chat-send', points: 120, seconds: 60 };
/** A guest has one case to write about, and no account that could be disabled. */
const sendsOfGuest = { name: 'chat-send-guest', points: 300, seconds: 60 * 60 };

async function limitSends({ platform, actor }: Context<Caller>): Promise<void> {
  const key = participantKey(participantOf(actor));
  await platform.throttle.takeInTens(sends, key);
  if (isGuest(actor)) await platform.throttle.take(sendsOfGuest, key);
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
  const written = await transaction(db, (tx) => writeAlone(withTx(context, tx), outgoing)).catch((error: unknown) =>
    repeated(context, outgoing, error),
  );
  const message = written ?? (await repeated(context, outgoing, fail('conflict')));
  const { files } = await withFiles(db, [message]);
  return toMessage(message, files, { who: participantOf(actor), now: platform.clock.now(), language });
}

/** Sends a text or files to everyone in the conversation. */
export const sendPublic = (context: Context<Caller>, body: BodyOf<typeof sendMessage>): Promise<Message> =>
  send(context, { internal: false, ...body, content: body.content ?? '' });

/** Writes a note that only staff ever receive. */
export const sendNote = (context: Context, body: BodyOf<typeof addNote>): Promise<Message> =>
  send(context, { internal: true, type: filesOf(body).length === 0 ? messageTypes.text : messageTypes.attachment, ...body });

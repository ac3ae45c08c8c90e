import { messageActions, messageTypes, type Message } from '@heliodesk/contract/case-chat';
import type { Language } from '@heliodesk/contract/kit';
import { formatName } from '@heliodesk/phrases/formats/names';
import { findAttachments, toAttachment, type AttachmentRecord } from '#src/domains/attachment/index.ts';
import { isSameParticipant, type Participant } from '#src/platform/auth/actor.ts';
import type { Db, Tx } from '#src/platform/db/database.ts';
import type { MessageRecord } from './store/messages.ts';

/** How long its sender may take a message back (spec 3 §10). */
export const recallTime = 120_000;

export interface Reader {
  who: Participant;
  now: Date;
  language: Language;
}

const labels = { customer: 'client', staff: 'customerService', system: 'system' } as const;

/** Who wrote a message, as readers of a language write their name. */
export const authorIn = (language: string, { authorParts, authorName }: MessageRecord): string =>
  authorParts === null ? authorName : formatName(authorParts, language);

/** Messages with their files, loaded once for however many readers. */
export interface LoadedMessages {
  messages: MessageRecord[];
  files: Map<number, AttachmentRecord>;
}

export async function withFiles(db: Db | Tx, messages: MessageRecord[]): Promise<LoadedMessages> {
  return {
    messages,
    files: await findAttachments(
      db,
      messages.flatMap(({ attachmentIds }) => attachmentIds),
    ),
  };
}

/**
 * A message as this reader sees it. Own ones are `you`; others are named by their side, so that a colleague of the reader is
 * `client` or `customerService` too, and never the opposite party.
 */
export function toMessage(message: MessageRecord, files: ReadonlyMap<number, AttachmentRecord>, { who, now, language }: Reader): Message {
  const isOwn = isSameParticipant(message.author, who);
  // Tips are recalled where they are shown, for as long as they are open.
  const isAboutTip = message.type === messageTypes.tip || message.type === messageTypes.tipConfirmed;
  const recallUntil = new Date(message.createdAt.getTime() + recallTime);
  const attachments = message.attachmentIds.flatMap((id) => files.get(id) ?? []).map(toAttachment);
  return {
    msgId: message.id,
    requestId: message.requestId,
    clientMsgId: message.clientMsgId,
    sender: isOwn ? 'you' : labels[message.side],
    senderName: authorIn(language, message),
    senderId: message.author?.userId ?? null,
    customerType: message.customerType,
    type: message.type,
    action: message.recalledAt === null ? messageActions.sent : messageActions.recalled,
    internal: message.internal,
    needsAnswer: message.needsAnswer && message.recalledAt === null,
    reply: message.reply,
    content: message.content,
    params: message.params,
    attachments,
    attachment: attachments[0] ?? null,
    createTime: message.createdAt.toISOString(),
    recallUntil: isOwn && !isAboutTip && message.recalledAt === null && recallUntil > now ? recallUntil.toISOString() : null,
  };
}

export const toMessages = ({ messages, files }: LoadedMessages, reader: Reader): Message[] =>
  messages.map((message) => toMessage(message, files, reader));

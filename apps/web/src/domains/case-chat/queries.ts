import { addFile } from '@heliodesk/contract/attachment';
import { addNote, listMessages, markRead, messageTypes, recallMessage, sendMessage } from '@heliodesk/contract/case-chat';
import type { Message, MessageList } from '@heliodesk/contract/case-chat';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#src/platform/http/call.ts';
import { scaleImage } from '#src/platform/scale-image.ts';
import type { Outgoing } from './thread.ts';

/** The newest messages, or those before or after one. Errors are the caller's to show. */
export const fetchMessages = (requestId: number, range: { afterMsgId?: number; beforeMsgId?: number } = {}): Promise<MessageList> =>
  call(listMessages, { query: { requestId, ...range }, quiet: true, background: true });

/** Staff's open question to the customer: the newest message that needs an answer. `askedAt` changes with every message from staff. */
export const openQuestion = (requestId: number, askedAt: string) =>
  queryOptions({
    queryKey: ['case-chat', 'question', requestId, askedAt],
    queryFn: async () => (await fetchMessages(requestId)).messages.findLast(({ needsAnswer }) => needsAnswer) ?? null,
  });

/** Everything after a message, however much that is. */
export async function fetchAllAfter(requestId: number, afterMsgId: number): Promise<MessageList> {
  const list = await fetchMessages(requestId, { afterMsgId });
  const last = list.messages.at(-1);
  if (!list.hasMore || !last) return list;
  const rest = await fetchAllAfter(requestId, last.msgId);
  return { ...rest, messages: [...list.messages, ...rest.messages] };
}

export const fetchRead = (requestId: number, msgId: number) =>
  call(markRead, { body: { requestId, msgId }, quiet: true, background: true });

export const recall = (msgId: number): Promise<Message> => call(recallMessage, { query: { msgId } });

/** Stores the file of a message or a note, pictures made smaller first. Answers its id. */
export async function storeFile(
  requestId: number,
  { file, isNote }: { file: File; isNote: boolean },
  onProgress: (share: number) => void,
): Promise<number> {
  const stored = await call(addFile, {
    body: { requestId, purpose: isNote ? 'note' : 'message' },
    file: await scaleImage(file),
    onProgress: ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0),
    quiet: true,
    background: true,
  });
  return stored.attId;
}

/** Sends one message whose files, if any, are stored. */
export function sendOne(
  requestId: number,
  { clientMsgId, content, isNote, needsAnswer = false, reply = false, attIds }: Outgoing,
): Promise<Message> {
  const settings = { quiet: true, background: true } as const;
  const files = attIds.length === 0 ? {} : { attIds: [...attIds] };
  if (isNote) return call(addNote, { body: { requestId, clientMsgId, content, ...files }, ...settings });
  const sent = { requestId, clientMsgId, content, ...(needsAnswer ? { needsAnswer } : {}), ...(reply ? { reply } : {}) };
  return attIds.length === 0
    ? call(sendMessage, { body: { ...sent, type: messageTypes.text }, ...settings })
    : call(sendMessage, { body: { ...sent, type: messageTypes.attachment, ...files }, ...settings });
}

import { randomUUID } from 'node:crypto';
import { listMessages, messageTypes, sendMessage } from '@heliodesk/contract/case-chat';
import type { TestApp } from './test-app.ts';

interface Person {
  token: string;
}

/** A message of text, as the screen sends it. */
export const textMessage = (requestId: number, content: string, clientMsgId: string = randomUUID()) => ({
  requestId,
  clientMsgId,
  type: messageTypes.text,
  content,
});

/** Sends text in a person's name. */
export const sendText = (app: TestApp, { token }: Person, requestId: number, content: string) =>
  app.client(token).call(sendMessage, { body: textMessage(requestId, content) });

/** A page of a conversation as that person reads it. */
export const readMessages = async (
  app: TestApp,
  { token }: Person,
  requestId: number,
  range: { afterMsgId?: number; beforeMsgId?: number; pageSize?: number } = {},
) => (await app.client(token).call(listMessages, { query: { requestId, ...range } })).data;

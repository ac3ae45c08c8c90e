import type { Message } from '@heliodesk/contract/case-chat';

/** A moment so many minutes ago. */
export const ago = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();

/** A message of the customer in request 7. */
export const message = (msgId: number, change: Partial<Message> = {}): Message => ({
  msgId,
  requestId: 7,
  clientMsgId: `c-${msgId}`,
  sender: 'client',
  senderName: 'Salma Haddad',
  senderId: 3,
  customerType: 0,
  type: 0,
  action: 1,
  internal: false,
  needsAnswer: false,
  reply: false,
  content: `Message ${msgId}`,
  params: {},
  attachments: [],
  attachment: null,
  createTime: ago(600 - msgId),
  recallUntil: null,
  ...change,
});

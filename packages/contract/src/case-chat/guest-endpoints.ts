import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './schemas.ts';

const endpoint = endpointsOf<typeof schemas>('case-chat');

export const listMessagesAsGuest = endpoint({
  method: 'GET',
  path: '/open/iframe/tips/init',
  summary: 'The conversation of the request that the guest was let in to, or what came after or before a message',
  access: 'guest',
  query: 'MessageListQuery',
  data: 'MessageList',
});

export const sendMessageAsGuest = endpoint({
  method: 'POST',
  path: '/open/iframe/tips/send',
  summary: 'Send a text or files as a guest; a send repeated with the same `clientMsgId` answers the first message',
  access: 'guest',
  body: 'SendBody',
  labels: { type: 'messageType' },
  data: 'Message',
  errors: ['action.notAllowed'],
});

export const recallMessageAsGuest = endpoint({
  method: 'POST',
  path: '/open/iframe/tips/cancel',
  summary: 'Recall an own message within two minutes',
  access: 'guest',
  query: 'OnMessage',
  data: 'Message',
  errors: ['chat.notYours', 'chat.recallTooLate'],
});

export const markReadAsGuest = endpoint({
  method: 'POST',
  path: '/open/iframe/tips/read',
  summary: 'Read up to this message as a guest',
  access: 'guest',
  body: 'MarkReadBody',
});

import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './schemas.ts';

const endpoint = endpointsOf<typeof schemas>('case-chat');

export const listMessagesAsGuest = endpoint({
  method: 'GET',
  path: '/open/iframe/tips/init',
  summary: 'List the messages of a request as a guest',
  about: 'All messages, or only those before or after a message.',
  access: 'guest',
  query: 'MessageListQuery',
  data: 'MessageList',
});

export const sendMessageAsGuest = endpoint({
  method: 'POST',
  path: '/open/iframe/tips/send',
  summary: 'Send a message as a guest',
  about: 'Sending the same `clientMsgId` again returns the first message.',
  access: 'guest',
  body: 'SendBody',
  labels: { type: 'messageType' },
  data: 'Message',
  errors: ['action.notAllowed', 'tooManyRequests'],
});

export const recallMessageAsGuest = endpoint({
  method: 'POST',
  path: '/open/iframe/tips/cancel',
  summary: 'Recall your message as a guest',
  about: 'Works within two minutes.',
  access: 'guest',
  query: 'OnMessage',
  data: 'Message',
  errors: ['chat.notYours', 'chat.recallTooLate'],
});

export const markReadAsGuest = endpoint({
  method: 'POST',
  path: '/open/iframe/tips/read',
  summary: 'Mark messages as read as a guest',
  about: 'Marks everything up to the message.',
  access: 'guest',
  body: 'MarkReadBody',
});

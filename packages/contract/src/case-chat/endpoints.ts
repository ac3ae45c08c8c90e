import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './schemas.ts';

const endpoint = endpointsOf<typeof schemas>('case-chat');

const query = { permission: 'csp:request:query' } as const;

const send = { permission: 'csp:chat:send' } as const;

export const listMessages = endpoint({
  method: 'GET',
  path: '/api/qa/request/init',
  summary: 'The conversation of a request, or what came after or before a message',
  access: query,
  query: 'MessageListQuery',
  data: 'MessageList',
});

export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/qa/request/send',
  summary: 'Send a text or files; a send repeated with the same `clientMsgId` answers the first message',
  access: send,
  body: 'SendBody',
  labels: { type: 'messageType' },
  data: 'Message',
  errors: ['action.notAllowed'],
});

export const recallMessage = endpoint({
  method: 'POST',
  path: '/api/qa/request/cancel',
  summary: 'Recall an own message within two minutes',
  access: send,
  query: 'OnMessage',
  data: 'Message',
  errors: ['chat.notYours', 'chat.recallTooLate'],
});

export const deleteMessage = endpoint({
  method: 'POST',
  path: '/api/qa/request/deleteIM',
  summary: 'Delete a message: staff their own within ten minutes, an administrator any, with a reason. Its text stays in the audit alone',
  access: { permission: 'csp:chat:send' },
  query: 'DeleteMessageQuery',
  data: 'Message',
  errors: ['chat.notYours', 'chat.deleteTooLate'],
});

export const markRead = endpoint({
  method: 'POST',
  path: '/api/qa/request/read',
  summary: 'Read up to this message',
  access: query,
  body: 'MarkReadBody',
});

export const addNote = endpoint({
  method: 'POST',
  path: '/api/request/desk/note',
  summary: 'Write an internal note, a text or files, that no customer ever receives',
  access: { permission: 'csp:request:note' },
  body: 'NoteBody',
  data: 'Message',
  errors: ['action.notAllowed'],
});

import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './schemas.ts';

const endpoint = endpointsOf<typeof schemas>('case-chat');

const query = { permission: 'csp:request:query' } as const;

const send = { permission: 'csp:chat:send' } as const;

export const listMessages = endpoint({
  method: 'GET',
  path: '/api/qa/request/init',
  summary: 'List the messages of a request',
  about: 'All messages, or only those before or after a message.',
  access: query,
  query: 'MessageListQuery',
  data: 'MessageList',
});

export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/qa/request/send',
  summary: 'Send a message',
  about: 'Sending the same `clientMsgId` again returns the first message.',
  access: send,
  body: 'SendBody',
  labels: { type: 'messageType' },
  data: 'Message',
  errors: ['action.notAllowed', 'request.withdrawn'],
});

export const recallMessage = endpoint({
  method: 'POST',
  path: '/api/qa/request/cancel',
  summary: 'Recall your message within two minutes',
  access: send,
  query: 'OnMessage',
  data: 'Message',
  errors: ['chat.notYours', 'chat.recallTooLate'],
});

export const deleteMessage = endpoint({
  method: 'POST',
  path: '/api/qa/request/deleteIM',
  summary: 'Delete a message',
  about:
    'Employees can delete their own messages within ten minutes; administrators can delete any message, with a reason. The text is kept in the audit log only.',
  access: { permission: 'csp:chat:send' },
  query: 'DeleteMessageQuery',
  data: 'Message',
  errors: ['chat.notYours', 'chat.deleteTooLate'],
});

export const markRead = endpoint({
  method: 'POST',
  path: '/api/qa/request/read',
  summary: 'Mark messages as read',
  about: 'Marks everything up to the message.',
  access: query,
  body: 'MarkReadBody',
});

export const addNote = endpoint({
  method: 'POST',
  path: '/api/request/desk/note',
  summary: 'Add an internal note',
  about: 'A note has text, files or both. Customers never see it.',
  access: { permission: 'csp:request:note' },
  body: 'NoteBody',
  data: 'Message',
  errors: ['action.notAllowed'],
});

const reply = { permission: 'csp:request:reply' } as const;

export const replyToEnquiry = endpoint({
  method: 'POST',
  path: '/api/request/desk/reply',
  summary: 'Answer an enquiry',
  about: 'The answer is a message that customers see as a reply; it keeps the promise, and the contact gets it by e-mail.',
  access: reply,
  body: 'ReplyBody',
  data: 'Replied',
  idempotent: true,
  errors: ['stale', 'action.notAllowed', 'request.withdrawn'],
});

export const addReply = endpoint({
  method: 'POST',
  path: '/api/reply/add',
  summary: 'Add a reply to an enquiry',
  about: 'The same as answering it at the desk; the version is optional.',
  access: reply,
  body: 'AddReplyBody',
  data: 'Replied',
  idempotent: true,
  errors: ['stale', 'action.notAllowed', 'request.withdrawn'],
});

export const listReplies = endpoint({
  method: 'GET',
  path: '/api/reply/list',
  summary: 'List the replies to an enquiry',
  about: 'Oldest first; recalled ones are left out.',
  access: query,
  query: 'ListRepliesQuery',
  data: 'Reply[]',
});

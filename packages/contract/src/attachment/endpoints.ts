import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './schemas.ts';

const endpoint = endpointsOf<typeof schemas>('attachment');

const refusals = [
  'attachment.fileTooLarge',
  'attachment.totalTooLarge',
  'attachment.tooMany',
  'attachment.nameTooLong',
  'attachment.wrongType',
  'attachment.empty',
  'attachment.frozen',
  'tooManyRequests',
] as const;

export const addFile = endpoint({
  method: 'POST',
  path: '/api/attachment/add/file',
  summary: 'Upload one file to a request, its conversation or its notes; limits are checked as the bytes stream in',
  access: 'signedIn',
  takes: 'multipart',
  body: 'UploadFields',
  data: 'Attachment',
  errors: refusals,
});

export const uploadAddress = endpoint({
  method: 'POST',
  path: '/api/attachment/uploadUrl',
  summary: 'An address, valid for ten minutes, to which one file of a request may be put',
  access: 'signedIn',
  body: 'UploadAddressBody',
  data: 'UploadAddress',
  errors: refusals,
});

export const addFileUrl = endpoint({
  method: 'POST',
  path: '/api/attachment/add/fileUrl',
  summary: 'Register a file that was put to an upload address of this server; any other address is refused and none is ever fetched',
  access: 'signedIn',
  body: 'FileUrlBody',
  data: 'Attachment',
  errors: [...refusals, 'attachment.urlRefused'],
});

export const updateAttachment = endpoint({
  method: 'POST',
  path: '/api/attachment/update',
  summary: 'Change the description of a file, or what the photo shows; the photo that had the place before keeps none',
  access: 'signedIn',
  body: 'AttachmentUpdate',
  data: 'Attachment',
});

export const deleteAttachment = endpoint({
  method: 'DELETE',
  path: '/api/attachment/delete/:id',
  summary: 'Delete a file of a draft; deleting it again is no error',
  access: 'signedIn',
  params: 'OnAttachment',
  errors: ['attachment.frozen'],
});

export const listAttachments = endpoint({
  method: 'GET',
  path: '/api/attachment/query',
  summary: 'The files of a request, of its conversation or of its notes',
  access: 'signedIn',
  query: 'FilesOf',
  data: 'Attachment[]',
});

export const listCaseFiles = endpoint({
  method: 'GET',
  path: '/api/attachment/all',
  summary: 'All files of a request with where each comes from: submitted, from the conversation and, for staff, from internal notes',
  access: 'signedIn',
  query: 'AllFilesOf',
  data: 'CaseFile[]',
});

export const download = endpoint({
  method: 'GET',
  path: '/common/download',
  summary: 'A stored file by its storage key; images and PDF may be shown inline. `delete=true` removes temporary exports after sending',
  access: 'signedIn',
  query: 'DownloadQuery',
  answers: 'file',
});

export const downloadInConversation = endpoint({
  method: 'GET',
  path: '/api/qa/request/download',
  summary: 'The same by the address that a message carries; images and PDF may be shown inline',
  access: 'signedIn',
  query: 'ConversationDownloadQuery',
  answers: 'file',
});

export const addFileAsGuest = endpoint({
  method: 'POST',
  path: '/open/iframe/tips/file',
  summary: 'Upload one file for a message of a guest; the others see it once it is sent',
  access: 'guest',
  takes: 'multipart',
  body: 'GuestUploadFields',
  data: 'Attachment',
  errors: [...refusals, 'action.notAllowed'],
});

export const downloadAsGuest = endpoint({
  method: 'GET',
  path: '/open/iframe/tips/download',
  summary: 'A file of the request that the guest was let in to, or of its conversation, by its storage key',
  access: 'guest',
  query: 'GuestDownloadQuery',
  answers: 'file',
});

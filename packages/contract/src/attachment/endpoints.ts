import { endpointsOf, uploadRefusals } from '../kit/index.ts';
import type * as schemas from './schemas.ts';

const endpoint = endpointsOf<typeof schemas>('attachment');

export const addFile = endpoint({
  method: 'POST',
  path: '/api/attachment/add/file',
  summary: 'Upload a file to a request',
  about: 'Adds the file to the request, its conversation or its notes. Send `file` last: limits are checked while it streams in.',
  access: 'signedIn',
  takes: 'multipart',
  body: 'UploadFields',
  data: 'Attachment',
  errors: uploadRefusals,
});

export const uploadAddress = endpoint({
  method: 'POST',
  path: '/api/attachment/uploadUrl',
  summary: 'Get an address to upload a file to',
  about: 'The address takes one file of a request and expires in ten minutes.',
  access: 'signedIn',
  body: 'UploadAddressBody',
  data: 'UploadAddress',
  errors: uploadRefusals,
});

export const addFileUrl = endpoint({
  method: 'POST',
  path: '/api/attachment/add/fileUrl',
  summary: 'Register a file uploaded to an upload address',
  about: 'Only upload addresses of this server are accepted. The server never fetches a file from elsewhere.',
  access: 'signedIn',
  body: 'FileUrlBody',
  data: 'Attachment',
  errors: [...uploadRefusals, 'attachment.urlRefused'],
});

export const updateAttachment = endpoint({
  method: 'POST',
  path: '/api/attachment/update',
  summary: 'Update the description of a file, or what a photo shows',
  about: 'Each place holds one photo. A photo that was there before loses the place.',
  access: 'signedIn',
  body: 'AttachmentUpdate',
  data: 'Attachment',
});

export const deleteAttachment = endpoint({
  method: 'DELETE',
  path: '/api/attachment/delete/:id',
  summary: 'Delete a file of a draft',
  about: "Deleting a file again isn't an error.",
  access: 'signedIn',
  params: 'OnAttachment',
  errors: ['attachment.frozen'],
});

export const listAttachments = endpoint({
  method: 'GET',
  path: '/api/attachment/query',
  summary: 'List files of a request, its conversation or its notes',
  access: 'signedIn',
  query: 'FilesOf',
  data: 'Attachment[]',
});

export const listCaseFiles = endpoint({
  method: 'GET',
  path: '/api/attachment/all',
  summary: 'List all files of a request',
  about: 'Each file says where it comes from: the request, its conversation or, for employees, internal notes.',
  access: 'signedIn',
  query: 'AllFilesOf',
  data: 'CaseFile[]',
});

export const download = endpoint({
  method: 'GET',
  path: '/common/download',
  summary: 'Download a file',
  about:
    'Takes the storage key of the file. `inline=true` shows images and PDFs in the browser; `delete=true` removes a temporary export after sending it.',
  access: 'signedIn',
  query: 'DownloadQuery',
  answers: 'file',
});

export const downloadInConversation = endpoint({
  method: 'GET',
  path: '/api/qa/request/download',
  summary: 'Download a file of a conversation',
  about: 'Takes the URL from a message. `inline=true` shows images and PDFs in the browser.',
  access: 'signedIn',
  query: 'ConversationDownloadQuery',
  answers: 'file',
});

export const addFileAsGuest = endpoint({
  method: 'POST',
  path: '/open/iframe/tips/file',
  summary: 'Upload a file as a guest',
  about: 'Others see the file once the message is sent; one for an open tip, immediately.',
  access: 'guest',
  takes: 'multipart',
  body: 'GuestUploadFields',
  data: 'Attachment',
  errors: [...uploadRefusals, 'action.notAllowed'],
});

export const downloadAsGuest = endpoint({
  method: 'GET',
  path: '/open/iframe/tips/download',
  summary: 'Download a file as a guest',
  about: 'Only files of the request in the link and of its conversation.',
  access: 'guest',
  query: 'GuestDownloadQuery',
  answers: 'file',
});

import { z } from 'zod';
import { Id, limits, optionalText } from '../kit/index.ts';

/** A stored file as screens show it. `size` in bytes; `url` downloads it. */
export const Attachment = z.object({
  attId: z.number().int(),
  fileName: z.string(),
  description: z.string(),
  size: z.number().int(),
  contentType: z.string(),
  url: z.string(),
  createTime: z.string(),
  /** Only images and PDF are shown in the page. */
  previewable: z.boolean(),
});
export type Attachment = z.output<typeof Attachment>;

/** What may be uploaded, by content (spec 3 §9): ending and media type. */
export const attachmentTypes = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  heic: 'image/heic',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  txt: 'text/plain',
  csv: 'text/csv',
  zip: 'application/zip',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
} as const;

export const AttachmentLimits = {
  fileSize: limits.fileSize,
  total: limits.filesTotal,
  files: limits.files,
  fileName: limits.fileName,
} as const;

/** `request`: evidence, while it is a draft; `message`: a file for the conversation, seen by others once it is sent. */
const Purpose = z.enum(['request', 'message']).default('request');

/** The fields beside `file` in a multipart upload; they come before the file. */
export const UploadFields = z.object({ requestId: Id, description: optionalText(500), purpose: Purpose });

export const AttachmentUpdate = z.object({ attId: Id, description: optionalText(500) });

export const UploadAddressBody = z.object({ requestId: Id, fileName: z.string().min(1).max(limits.fileName), purpose: Purpose });
export const FileUrlBody = z.object({
  requestId: Id,
  url: z.string().max(2_000),
  fileName: z.string().min(1).max(limits.fileName),
  description: optionalText(500),
});

export const UploadAddress = z.object({ url: z.string() });

export const OnAttachment = z.object({ id: Id });

export const OnRequest = z.object({ requestId: Id });

export const DownloadQuery = z.object({
  fileName: z.string().min(1).max(200),
  delete: z.stringbool().default(false),
  inline: z.stringbool().default(false),
});

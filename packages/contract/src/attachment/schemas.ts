import { z } from 'zod';
import { answerText, Id, limits, optionalText, QueryFlag } from '../kit/index.ts';

/** What a photo of a defect shows; which of them a request asks for, its kind says (`photoPlacesOf`). */
export const photoPlaces = ['front', 'label', 'defect', 'place'] as const;
export const PhotoPlace = z.enum(photoPlaces);
export type PhotoPlace = z.output<typeof PhotoPlace>;

/** A stored file as screens show it. `size` in bytes; `url` downloads it. */
export const Attachment = z.object({
  attId: z.number().int(),
  fileName: answerText(255),
  description: answerText(500),
  size: z.number().int(),
  contentType: answerText(100),
  url: answerText(2_000),
  createTime: answerText(30),
  /** Only images and PDF are shown in the page. */
  previewable: z.boolean(),
  /** What it shows, of the photos that its request asks for; one photo has each place. */
  place: PhotoPlace.nullable(),
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

/** Of those, what shows what someone has signed or written. */
export const consentEndings = ['pdf', 'jpg', 'jpeg', 'png'] as const;

export const AttachmentLimits = {
  fileSize: limits.fileSize,
  total: limits.filesTotal,
  files: limits.files,
  fileName: limits.fileName,
} as const;

/**
 * What a file of a request belongs to. `request`: its evidence, while it is a draft; `message`: its public conversation, seen by others once
 * it is sent; `note`: its internal notes, the same among staff alone; `consent`: what the customer has agreed to in writing, seen by all who
 * see the request once staff have answered with it.
 */
export const purposes = ['request', 'message', 'note', 'consent'] as const;
export type Purpose = (typeof purposes)[number];

/** A file with where it comes from. */
export const CaseFile = Attachment.extend({ purpose: z.enum(purposes) });
export type CaseFile = z.output<typeof CaseFile>;

/** The owner of files, as calls name it. */
const owner = { requestId: Id, purpose: z.enum(purposes).default('request') };

/** The fields beside `file` in a multipart upload; they come before the file. A photo that had the place before keeps none. */
export const UploadFields = z.object({ ...owner, description: optionalText(500), place: PhotoPlace.optional() });

/** What guests upload is for the conversation, or for the request while a tip asks for files. */
export const GuestUploadFields = UploadFields.extend({ purpose: z.enum(['request', 'message']).default('message') }).omit({ place: true });

/** Without `place`, the file stays where it is; with `null`, it has none. */
export const AttachmentUpdate = z.object({ attId: Id, description: optionalText(500), place: PhotoPlace.nullish() });

export const UploadAddressBody = z.object({ ...owner, fileName: z.string().min(1).max(limits.fileName) });

/** What the file is for was said when the address was asked for. */
export const FileUrlBody = z.object({
  requestId: Id,
  url: z.string().max(2_000),
  fileName: z.string().min(1).max(limits.fileName),
  description: optionalText(500),
});

export const UploadAddress = z.object({ url: answerText(2_000) });

export const OnAttachment = z.object({ id: Id });

/** Those of messages and notes are listed once they are sent. */
export const FilesOf = z.object(owner);

export const AllFilesOf = z.object({ requestId: Id });

export const DownloadQuery = z.object({
  fileName: z.string().min(1).max(200),
  delete: QueryFlag.default(false),
  inline: QueryFlag.default(false),
});

/** The storage key in a file's `url`, or what was given in its place. */
function keyIn(url: string): string {
  try {
    return decodeURIComponent(/[?&]fileName=([^&]+)/.exec(url)?.[1] ?? url);
  } catch {
    return url;
  }
}

/** A file by its `url`, or by the storage key in it. */
const FileAddress = z.string().min(1).max(500).transform(keyIn).pipe(DownloadQuery.shape.fileName);

export const ConversationDownloadQuery = z.object({ url: FileAddress, inline: DownloadQuery.shape.inline });

/** The same for guests, who may also name the storage key as everyone else does; they have no exports to remove. */
export const GuestDownloadQuery = z
  .object({ fileName: DownloadQuery.shape.fileName.optional(), url: FileAddress.optional(), inline: DownloadQuery.shape.inline })
  .refine(({ fileName, url }) => fileName !== undefined || url !== undefined, { path: ['fileName'], params: { rule: 'required' } });

import type { Attachment } from '@heliodesk/contract/attachment';
import type { AttachmentRecord } from './store/attachment.ts';

/** Only images and PDF are shown in the page (spec 3 §9); a photo format that browsers don't know downloads. */
export const isPreviewable = (contentType: string): boolean =>
  contentType === 'application/pdf' || (contentType.startsWith('image/') && contentType !== 'image/heic');

export const urlOf = (key: string): string => `/common/download?fileName=${encodeURIComponent(key)}`;

/** A stored file in the shape of the contract. */
export const toAttachment = ({ id, key, fileName, description, size, contentType, createdAt, place }: AttachmentRecord): Attachment => ({
  attId: id,
  fileName,
  description,
  size,
  contentType,
  url: urlOf(key),
  createTime: createdAt.toISOString(),
  previewable: isPreviewable(contentType),
  place,
});

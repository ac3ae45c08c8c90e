import { Readable } from 'node:stream';
import type { Attachment } from '@heliodesk/contract/attachment';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Platform } from '#src/platform/platform.ts';
import { attachmentContext } from './index.ts';
import type { Purpose, RequestFiles } from './request-files.ts';
import { addFileTo } from './service/add-file.ts';

export interface FileSeed {
  requestId: number;
  purpose?: Purpose;
  fileName?: string;
  content?: Uint8Array;
  description?: string;
}

/** A file of a request, as if its owner had uploaded it. */
export const buildAttachment = (
  platform: Platform,
  owner: RequestFiles,
  actor: Actor,
  {
    requestId,
    purpose = 'request',
    fileName = 'site-report.txt',
    content = Buffer.from('Rows 4 to 9 show hot spots.\n'),
    description = '',
  }: FileSeed,
): Promise<Attachment> =>
  addFileTo(attachmentContext(platform, owner), actor, { requestId, purpose, fileName, description, content: Readable.from([content]) });

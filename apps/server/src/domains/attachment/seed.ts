import { Readable } from 'node:stream';
import type { Attachment, Purpose } from '@heliodesk/contract/attachment';
import type { Actor } from '#src/platform/auth/actor.ts';
import { contextOf } from '#src/platform/context.ts';
import type { Platform } from '#src/platform/platform.ts';
import { addFileTo } from './service/add-file.ts';

export { removeLeftovers } from './service/clean-up.ts';

export interface FileSeed {
  requestId: number;
  purpose?: Purpose;
  fileName?: string;
  content?: Uint8Array;
  description?: string;
}

/** A file of a request, as if this person had uploaded it. */
export const buildAttachment = (
  platform: Platform,
  actor: Actor,
  {
    requestId,
    purpose = 'request',
    fileName = 'site-report.txt',
    content = Buffer.from('Rows 4 to 9 show hot spots.\n'),
    description = '',
  }: FileSeed,
): Promise<Attachment> =>
  addFileTo(contextOf(platform, actor), {
    owner: { kind: purpose, id: requestId },
    fileName,
    description,
    content: Readable.from([content]),
  });

import { AttachmentField, AttachmentList } from '#src/domains/attachment/index.ts';
import type { WorkStep } from './draft-kind.ts';

/** The step for files, the same for every kind. */
export const attachmentsStep: WorkStep = { key: 'attachments', Work: AttachmentField, Review: AttachmentList };

import { z } from 'zod';
import { sortedPaging, Timestamp, Version } from '../kit/index.ts';
import { DraftRow } from './draft-progress.ts';
import { Actions } from './schemas.ts';
import { requestTypeValues } from './states.ts';

/** A draft that staff have started for a customer, as progress. */
export const OnBehalfDraft = z.object({
  ...DraftRow.pick({ steps: true, resumeAt: true, missing: true, parts: true }).shape,
  requestId: z.number().int(),
  requestNo: z.string(),
  requestType: z.literal(requestTypeValues),
  title: z.string(),
  desc: z.string(),
  projectName: z.string(),
  companyName: z.string(),
  contactId: z.number().int(),
  contactPerson: z.string(),
  /** Who started it. */
  creator: z.string(),
  isOwn: z.boolean(),
  createTime: Timestamp,
  updateTime: Timestamp,
  version: Version,
  actions: Actions,
});

export type OnBehalfDraft = z.output<typeof OnBehalfDraft>;

export const OnBehalfDraftsQuery = sortedPaging(['createTime', 'updateTime']).extend({
  /** Only those that the caller started. */
  mine: z.stringbool().default(false),
});

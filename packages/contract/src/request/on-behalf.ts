import { z } from 'zod';
import { answerText, QueryFlag, sortedPaging, Timestamp, Version } from '../kit/index.ts';
import { DraftRow } from './draft-progress.ts';
import { Actions } from './schemas.ts';
import { requestTypeValues } from './states.ts';

/** A draft that staff have started for a customer, as progress. */
export const OnBehalfDraft = z.object({
  ...DraftRow.pick({ steps: true, resumeAt: true, missing: true, parts: true }).shape,
  requestId: z.number().int(),
  requestNo: answerText(30),
  requestType: z.literal(requestTypeValues),
  title: answerText(600),
  desc: answerText(4_000),
  projectName: answerText(200),
  companyName: answerText(200),
  contactId: z.number().int(),
  contactPerson: answerText(130),
  /** Who started it. */
  creator: answerText(130),
  isOwn: z.boolean(),
  createTime: Timestamp,
  updateTime: Timestamp,
  version: Version,
  actions: Actions,
});

export type OnBehalfDraft = z.output<typeof OnBehalfDraft>;

export const OnBehalfDraftsQuery = sortedPaging(['createTime', 'updateTime']).extend({
  /** Only those that the caller started. */
  mine: QueryFlag.default(false),
});

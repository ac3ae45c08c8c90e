import { z } from 'zod';
import { answerText, Paging, Timestamp, Version } from '../kit/index.ts';
import { OnBehalf, RequestSaved } from './schemas.ts';
import { requestTypeValues } from './states.ts';

/** How long a discarded draft can be brought back. */
export const discardedDraftHours = 24;

export const DiscardDraftQuery = z.object({ version: z.coerce.number<number>().pipe(Version).optional() });

/** What discarding a draft answers: until when it can be brought back. */
export const DraftDiscarded = RequestSaved.pick({ requestId: true, requestNo: true, version: true }).extend({ until: Timestamp });
export type DraftDiscarded = z.output<typeof DraftDiscarded>;

/** A draft that was discarded and can still be brought back. */
export const DiscardedDraft = DraftDiscarded.extend({
  requestType: z.literal(requestTypeValues),
  title: answerText(600),
  /** Staff who started it for its contact. */
  onBehalf: OnBehalf.nullable(),
  discardedAt: Timestamp,
  /** What comes back with it. */
  serials: z.number().int(),
  files: z.number().int(),
});
export type DiscardedDraft = z.output<typeof DiscardedDraft>;

export const ListDiscardedDraftsQuery = Paging;

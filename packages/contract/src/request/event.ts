import { z } from 'zod';
import { answerText, Timestamp } from '../kit/index.ts';
import { LoggedCall } from './calls.ts';

/** Something that happened to a request. */
export const RequestEvent = z.object({
  eventId: z.number().int(),
  time: Timestamp,
  actor: answerText(130),
  onBehalfOf: answerText(340).nullable(),
  action: answerText(100),
  from: answerText(40).nullable(),
  to: answerText(40).nullable(),
  reason: answerText(1_000),
  /** The macro that took the step, as it was called then. */
  macro: answerText(60).optional(),
  /** Of `route`: the rule that assigned the request, by the number that it had then. */
  rule: z.number().int().optional(),
  /** Of `logCall`. */
  call: LoggedCall.optional(),
  /** Of a step that gave the request to someone else: who had it before, and who has it since. */
  change: z.object({ before: answerText(340).nullable(), after: answerText(340).nullable() }).optional(),
  /** Of a step that linked two requests or took them apart: the number of the other one. */
  otherNo: answerText(30).optional(),
});
export type RequestEvent = z.output<typeof RequestEvent>;

import { z } from 'zod';
import { answerText, Id, optionalText, patterns, Timestamp } from '../kit/index.ts';

/** Who called: we (`out`) or the customer (`in`). */
export const callDirections = ['out', 'in'] as const;

/** What became of a call; a customer who calls us is reached. */
export const callResults = ['reached', 'message', 'noAnswer', 'wrongNumber'] as const;
export type CallResult = (typeof callResults)[number];

const isReachedBy = ({ direction, result }: { direction: string; result: string }): boolean => direction === 'out' || result === 'reached';

/** A call with the customer, which only staff see. `phone` may be left out, for example of a caller who withholds it. */
export const LogCallBody = z
  .object({
    requestId: Id,
    direction: z.enum(callDirections),
    phone: optionalText(30).refine((phone) => phone === '' || patterns.phone.test(phone), { params: { rule: 'phone' } }),
    calledAt: Timestamp,
    result: z.enum(callResults),
    note: optionalText(500),
  })
  .refine(isReachedBy, { path: ['result'], params: { rule: 'invalid' } });

/** A logged call as the history of a request shows it; what was said is the reason of its event. */
export const LoggedCall = z.object({
  direction: z.enum(callDirections),
  phone: answerText(30),
  calledAt: Timestamp,
  result: z.enum(callResults),
});
export type LoggedCall = z.output<typeof LoggedCall>;

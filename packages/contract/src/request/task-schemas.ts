import { z } from 'zod';
import { answerList, answerText, Paging, QueryFlag, Timestamp } from '../kit/index.ts';
import { RequestTypeCode } from './schemas.ts';
import { tipTypeValues } from './tip-lifecycle.ts';

/** `company` widens from the own requests to the company's. */
export const TaskListQuery = Paging.extend({ company: QueryFlag.default(false) });

/** A request that waits for its customer, with how much of it does. */
export const WaitingRequest = z.object({
  requestId: z.number().int(),
  requestNo: answerText(30),
  requestType: RequestTypeCode,
  title: answerText(600),
  /** Who is asked. */
  contactPerson: answerText(130),
  isMine: z.boolean(),
  /** Open tips. */
  tips: z.number().int(),
  /** When staff asked their open question; `null` if none is open. */
  questionTime: Timestamp.nullable(),
  /** When the oldest of it was asked. */
  askTime: Timestamp,
  /** When the next reminder goes out; `null` after the last one, … */
  remindTime: Timestamp.nullable(),
  /** … and then until when the request waits. */
  closeTime: Timestamp.nullable(),
});
export type WaitingRequest = z.output<typeof WaitingRequest>;

/** Most people that are named, and most receipts. */
export const mostNamed = 5;

export const TaskOverview = z.object({
  /** Who the company's tasks wait for, those with most first. */
  people: answerList(z.object({ name: answerText(130), isYou: z.boolean(), tasks: z.number().int() }), mostNamed),
  /** What the caller has answered, newest first. */
  receipts: answerList(
    z.object({
      tipsId: z.number().int(),
      tipsType: z.literal(tipTypeValues),
      requestId: z.number().int(),
      requestNo: answerText(30),
      title: answerText(600),
      sendTime: Timestamp,
    }),
    mostNamed,
  ),
});
export type TaskOverview = z.output<typeof TaskOverview>;

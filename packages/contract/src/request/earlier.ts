import { z } from 'zod';
import { answerText, Id, Timestamp } from '../kit/index.ts';
import { RequestStatusCode } from './schemas.ts';

/** How many earlier requests are proposed. */
export const mostEarlierRequests = 6;

export const EarlierRequestsQuery = z.object({
  /** Part of a number, a title or a project's name. */
  text: z.string().trim().min(1).max(200),
  /** The contact that staff act for. */
  contactId: Id.optional(),
});

/** A submitted request of the same company, as it is proposed while its number or project is typed. */
export const EarlierRequest = z.object({
  requestId: z.number().int(),
  requestNo: answerText(30),
  status: RequestStatusCode,
  title: answerText(600),
  projectName: answerText(200),
  quantity: z.number().int().nullable(),
  submitTime: Timestamp.nullable(),
  /** The contact it belongs to. */
  contactPerson: answerText(130),
});
export type EarlierRequest = z.output<typeof EarlierRequest>;

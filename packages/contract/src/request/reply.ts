import { z } from 'zod';
import { Attachment } from '../attachment/index.ts';
import { answerList, answerText, limits, Timestamp } from '../kit/index.ts';

/** An answer to an enquiry: a message of staff with the mark of a reply. */
export const Reply = z.object({
  /** The message that it is. */
  replyId: z.number().int(),
  requestId: z.number().int(),
  content: answerText(limits.chatText),
  creator: answerText(130),
  createTime: Timestamp,
  attachmentList: answerList(Attachment, limits.files),
});
export type Reply = z.output<typeof Reply>;

/** Replies of one enquiry that come together. */
export const mostReplies = 1_000;

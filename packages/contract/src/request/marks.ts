import { z } from 'zod';
import { Excerpt, Marks } from '../kit/index.ts';

/** Where the searched words are in a request. */
export const RequestMarks = z.object({
  requestNo: Marks,
  title: Marks,
  companyName: Marks,
  /** From its description or other texts, where number, title and company don't have every word; else `null`. */
  excerpt: Excerpt.nullable(),
});
export type RequestMarks = z.output<typeof RequestMarks>;

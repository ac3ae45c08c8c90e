import { z } from 'zod';
import { answerList, answerText } from './answers.ts';

/** A part of a text that a search found, in UTF-16 units: from the first to before `to`. */
export const Mark = z.object({ from: z.number().int(), to: z.number().int() });
export type Mark = z.output<typeof Mark>;

/** Parts of one text, in their order; none overlap. */
export const Marks = answerList(Mark, 50);
export type Marks = z.output<typeof Marks>;

/** A piece of a longer text around what was found in it. */
export const Excerpt = z.object({ text: answerText(200), marks: Marks });
export type Excerpt = z.output<typeof Excerpt>;

import { z } from 'zod';

/*
 * Answers say how long their texts and lists can get, so that callers can plan for it. What is stored was bounded on its way in: these
 * bounds are for readers, and no answer is refused because of them.
 */

/** A text of an answer with at most so many characters. */
export const answerText = (maxLength: number) => z.string().meta({ maxLength });

/** A list of an answer with at most so many entries. */
export const answerList = <Item extends z.ZodType>(item: Item, maxItems: number) => z.array(item).meta({ maxItems });

import { z } from 'zod';
import { answerText } from '../kit/index.ts';
import type { TopicKind } from './events.ts';

/** What someone can watch: `person:7`, `request:12`, `order:5`. */
export const Topic = z
  .templateLiteral([z.enum(['person', 'request', 'order'] satisfies TopicKind[]), ':', z.int().positive()])
  // The parts of a template are held to their form alone.
  .refine((topic) => Number.isSafeInteger(Number(topic.split(':')[1])));

/** What a client may say over the live connection; kinds beside these belong to the domains, such as `typing`. */
export const LiveCommand = z.union([z.object({ kind: z.literal('ping') }), z.object({ kind: z.string().max(20), topic: Topic })]);

export const LiveTicket = z.object({ ticket: answerText(200) });

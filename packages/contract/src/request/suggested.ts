import { z } from 'zod';
import { answerText } from '../kit/index.ts';

/** Who should get a request that no one has, as a rule of the routing says; `rule` is its number. */
export const Suggested = z.object({ userId: z.number().int(), name: answerText(120), rule: z.number().int() });
export type Suggested = z.output<typeof Suggested>;

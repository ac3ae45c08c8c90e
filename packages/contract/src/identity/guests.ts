import { z } from 'zod';
import { answerText, guestSubjectKinds, LanguageCode } from '../kit/index.ts';

/** What a signed link is for, and the kind of record that it leads to. */
export const guestLinkPurposes = { chat: 'request', workOrder: 'order' } as const satisfies Record<
  string,
  (typeof guestSubjectKinds)[number]
>;

const most = 20;

/** The query of a signed link as it came with the page, with its signature `s` and its time `t` (spec 3 §10). */
export const GuestLinkBody = z.object({
  query: z.record(z.string().min(1).max(40), z.string().max(300)).refine((query) => Object.keys(query).length <= most, {
    params: { rule: 'invalid' },
  }),
});

/** What a link is exchanged for: a session that reaches one record. */
export const GuestSession = z.object({
  token: answerText(200),
  /** Seconds until the session ends. */
  expireIn: z.number().int(),
  subject: z.object({ kind: z.enum(guestSubjectKinds), id: z.number().int() }),
  name: answerText(120),
  language: LanguageCode,
});
export type GuestSession = z.output<typeof GuestSession>;

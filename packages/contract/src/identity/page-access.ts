import { z } from 'zod';
import { answerList, answerText, Email, patterns } from '../kit/index.ts';

export const PageAccessQuery = z.object({ path: z.string().max(300).regex(patterns.sitePath) });

/** What the workspace says in place of a page that the caller's menu does not hold. */
export const PageAccess = z.object({
  /** Key of the page's title as in the menu; `null` where no page has this address. */
  title: answerText(600).nullable(),
  /** Who works with the page. */
  kinds: answerList(z.enum(['customer', 'provider', 'staff']), 3),
  /** Who can give the caller access; only employees are told, of pages for employees. */
  givers: answerList(z.object({ name: answerText(120), email: Email }), 100),
});
export type PageAccess = z.output<typeof PageAccess>;

import { z } from 'zod';
import { Email, patterns } from '../kit/index.ts';

export const PageAccessQuery = z.object({ path: z.string().max(300).regex(patterns.sitePath) });

/** What the workspace says in place of a page that the caller's menu does not hold. */
export const PageAccess = z.object({
  /** Key of the page's title as in the menu; `null` where no page has this address. */
  title: z.string().nullable(),
  /** Who works with the page. */
  kinds: z.array(z.enum(['customer', 'provider', 'staff'])),
  /** Who can give the caller access; only employees are told, of pages for employees. */
  givers: z.array(z.object({ name: z.string(), email: Email })),
});
export type PageAccess = z.output<typeof PageAccess>;

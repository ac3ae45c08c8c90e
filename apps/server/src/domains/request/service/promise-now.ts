import type { PromiseNow } from '@heliodesk/contract/request';
import type { Context } from '#src/platform/context.ts';
import { firstContactDue } from '../first-contact.ts';
import { companyOf } from './company-of.ts';

/** The promise for a request that this company would submit right now. */
export async function promiseNow(context: Context, contactId: number | undefined): Promise<PromiseNow> {
  const { due } = await firstContactDue(context.db, await companyOf(context, contactId), context.platform.clock.now());
  return { firstContactDue: due.toISOString() };
}

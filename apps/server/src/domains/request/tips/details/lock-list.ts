import type { RequestType } from '@heliodesk/contract/request';
import { requireActable } from '#src/domains/account/index.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { fail } from '#src/platform/http/failure.ts';
import { ownsDraft } from '../../policy.ts';
import { lockRequest } from '../../service/lock.ts';
import { isBound } from '../../store.ts';
import { requireAnswerable } from '../answer.ts';
import { findDetailsTip, kindOf } from './load.ts';
import { unlockedBy } from './values.ts';

/** Locks a request to change its lists: one's own draft, or while a tip asks for them. */
export async function lockForLists(context: WriteContext, requestId: number, type: RequestType): Promise<void> {
  const request = await lockRequest(context, requestId);
  if (request.type !== type) throw fail('notFound');
  if (request.status === 'draft') {
    if (!isBound(request) || !ownsDraft(context.actor, request)) throw fail('notFound');
    if (context.actor.kind === 'staff') await requireActable(context.tx, request.contact_id);
    return;
  }
  const kind = kindOf(context.platform, request);
  const tip = await findDetailsTip(context.tx, request);
  if (tip === undefined || !unlockedBy(kind, tip.asked).some((name) => name === kind.lists?.name))
    throw fail('request.notDraft', {}, { status: request.status, version: request.version });
  await requireAnswerable(context, request);
}

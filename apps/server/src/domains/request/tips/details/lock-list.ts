import type { ErrorKey } from '@heliodesk/contract/kit';
import type { RequestType } from '@heliodesk/contract/request';
import { requireActable } from '#src/domains/account/index.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { fail } from '#src/platform/http/failure.ts';
import { ownsDraft } from '../../policy.ts';
import { lockRequest } from '../../service/lock.ts';
import { isBound, type RequestRecord } from '../../store.ts';
import { requireAnswerable } from '../answer.ts';
import { findDetailsTip, kindOf } from './load.ts';
import { listsUnlockedBy } from './values.ts';

interface ChangingLists {
  /** Requests of other types are answered like missing ones. */
  type: RequestType;
  /** How it is said that the lists can't be changed. */
  frozen: ErrorKey;
}

/** Locks a request to change its lists: one's own draft, or while a tip asks for them. Answers it. */
export async function lockForLists(context: WriteContext, requestId: number, { type, frozen }: ChangingLists): Promise<RequestRecord> {
  const request = await lockRequest(context, requestId);
  if (request.type !== type) throw fail('notFound');
  if (request.status === 'draft') {
    if (!isBound(request) || !ownsDraft(context.actor, request)) throw fail('notFound');
    if (context.actor.kind === 'staff') await requireActable(context.tx, request.contact_id);
    return request;
  }
  const kind = kindOf(context.platform, request);
  const tip = await findDetailsTip(context.tx, request);
  if (tip === undefined || listsUnlockedBy(kind, tip.asked) === undefined) throw fail(frozen);
  await requireAnswerable(context, request);
  return request;
}

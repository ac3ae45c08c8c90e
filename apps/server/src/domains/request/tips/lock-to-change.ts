import type { RequestType, TipPart } from '@heliodesk/contract/request';
import type { ErrorKey } from '@heliodesk/contract/kit';
import { requireActable } from '#src/domains/account/index.ts';
import type { Caller } from '#src/platform/auth/actor.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { fail } from '#src/platform/http/failure.ts';
import { ownsDraft } from '../policy.ts';
import { forgetDecided } from '../review-store.ts';
import { lockRequest } from '../service/lock.ts';
import { isBound } from '../store.ts';
import { isUnlocked } from './parts.ts';

interface Changing {
  part: TipPart;
  /** Requests of other types are answered like missing ones. */
  type?: RequestType;
  /** How it is said that the part can't be changed. */
  frozen: ErrorKey;
}

/** Locks a request to change a part of it: one's own draft, or while an open tip unlocks the part for those who may answer it. */
export async function lockToChange(context: WriteContext<Caller>, requestId: number, { part, type, frozen }: Changing): Promise<void> {
  const request = await lockRequest(context, requestId);
  if (type !== undefined && request.type !== type) throw fail('notFound');
  if (request.status !== 'draft') {
    if (!(await isUnlocked(context, request, part))) throw fail(frozen);
    // What comes into the list is to be decided about.
    if (part === 'serials' && request.all_decided) await forgetDecided(context.tx, requestId);
  } else if (!isBound(request) || !ownsDraft(context.actor, request)) throw fail('notFound');
  if (context.actor.kind === 'staff' && request.contact_id !== null) await requireActable(context.tx, request.contact_id);
}

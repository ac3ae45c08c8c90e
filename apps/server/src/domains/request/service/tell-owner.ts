import type { Caller } from '#src/platform/auth/actor.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { ringBell, type Bell } from '#src/platform/notify/notify.ts';
import { findLeads } from '../breach-store.ts';
import type { RequestRecord } from '../store.ts';

/** Tells the owner of a case, if there is one, unless they did it themselves. */
export async function tellOwner(context: WriteContext<Caller | null>, { id, owner_id }: RequestRecord, kind: Bell['kind']): Promise<void> {
  if (owner_id !== null) await ringBell(context, { userId: owner_id, kind, requestId: id });
}

/** The same about a case that came back: where it has no owner anymore, its leads hear of it, so that it isn't left lying. */
export async function tellOwnerOrLeads(context: WriteContext<Caller | null>, request: RequestRecord, kind: Bell['kind']): Promise<void> {
  if (request.owner_id !== null) return tellOwner(context, request, kind);
  for (const userId of await findLeads(context.tx)) await ringBell(context, { userId, kind, requestId: request.id });
}

import type { Caller } from '#src/platform/auth/actor.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { ringBell, type Bell } from '#src/platform/notify/notify.ts';
import type { RequestRecord } from '../store.ts';

/** Tells the owner of a case, if there is one, unless they did it themselves. */
export async function tellOwner(context: WriteContext<Caller | null>, { id, owner_id }: RequestRecord, kind: Bell['kind']): Promise<void> {
  if (owner_id !== null) await ringBell(context, { userId: owner_id, kind, requestId: id });
}

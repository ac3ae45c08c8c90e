import type { Caller } from '#src/platform/auth/actor.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { ringBell, type Bell } from '#src/platform/notify/notify.ts';
import { findLeads } from '../breach-store.ts';
import type { RequestRecord } from '../store.ts';

/** Tells those who may decide about what was just proposed: leads, but none who proposed it or wrote a part of it. */
export async function tellDeciders(
  context: WriteContext<Caller>,
  { id, solution_authors: authors }: RequestRecord,
  kind: Bell['kind'],
): Promise<void> {
  for (const userId of await findLeads(context.tx))
    if (!authors.some((author) => author === userId)) await ringBell(context, { userId, kind, requestId: id });
}

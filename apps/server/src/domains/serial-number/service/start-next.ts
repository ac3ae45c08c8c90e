import type { WriteContext } from '#src/platform/context.ts';
import type { Caller } from '#src/platform/auth/actor.ts';
import { findNextWaiting } from '../import-store.ts';
import { lockList } from '../list-store.ts';
import { enqueueImport, readImports } from '../queues.ts';

/** Has the import read that has waited for longest behind one of its list that rests by now; nothing where none waits. */
export async function startNext({ platform, tx }: WriteContext<Caller | null>, listId: number): Promise<void> {
  // An upload that is still finding out that its turn hasn't come finishes first.
  await lockList(tx, listId);
  const importId = await findNextWaiting(tx, listId);
  if (importId !== undefined) await enqueueImport(platform.jobs, tx, readImports, { importId });
}

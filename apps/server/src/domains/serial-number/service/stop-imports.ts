import { contextOf, withTx, type WriteContext } from '#src/platform/context.ts';
import type { Caller } from '#src/platform/auth/actor.ts';
import { lockStoppable } from '../ended-import-store.ts';
import { releaseRoom } from '../hidden-store.ts';
import { validOf } from '../import-store.ts';
import { lockList } from '../list-store.ts';
import { enqueueImport, leftRows } from '../queues.ts';
import { endImports } from './end-imports.ts';

/**
 * Ends all imports of a list whose owner is locked, whatever they are at: nothing of them gets into the list. One that is being added is
 * waited for until its piece is written.
 */
export async function stopImports({ platform, tx }: WriteContext<Caller | null>, listId: number): Promise<void> {
  const records = await lockStoppable(tx, listId);
  await endImports(withTx(contextOf(platform, null), tx), records, { action: 'stop' });
  for (const record of records.filter(({ state }) => state === 'inserting')) {
    await lockList(tx, listId);
    await releaseRoom(tx, listId, validOf(record));
    await enqueueImport(platform.jobs, tx, leftRows, { importId: record.id });
  }
}

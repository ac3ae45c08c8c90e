import type { ImportStatus } from '@heliodesk/contract/serial-number';
import { contextOf, withTx, type WriteContext } from '#src/platform/context.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { queue } from '#src/platform/jobs/jobs.ts';
import { transition, transitionAll } from '#src/platform/lifecycle/transition.ts';
import type { Platform } from '#src/platform/platform.ts';
import { removeChunks } from '../chunk-store.ts';
import { lockDiscarded } from '../import-store.ts';
import { restorableSince } from '../restore-period.ts';
import type { ListKey } from '../list.ts';
import { importMachine } from '../machine.ts';
import { lockImport, statusOf, whileKept } from './imports.ts';

/** Discards what was read; for a day it can be brought back. */
export async function discardImport(context: WriteContext, key: ListKey, importId: number): Promise<ImportStatus> {
  const record = await lockImport(context, key, importId);
  return statusOf(context, await transition(context, importMachine, record, { action: 'discard', extraGuards: ['listChangeable'] }));
}

/** Brings back what was discarded. */
export async function restoreImport(context: WriteContext, key: ListKey, importId: number): Promise<ImportStatus> {
  const record = await lockImport(context, key, importId);
  const extraGuards = ['listChangeable', ...whileKept(context.platform, record)] as const;
  return statusOf(context, await transition(context, importMachine, record, { action: 'restore', extraGuards }));
}

export const discardedQueue = queue<Record<string, never>>({
  name: 'serial-import-discarded',
  retries: 2,
  expireInSeconds: 900,
  concurrency: 1,
});

const atOnce = 20;

/** Forgets the rows of imports that were discarded more than a day ago. */
export async function removeDiscarded(platform: Platform): Promise<void> {
  const removeSome = (): Promise<boolean> =>
    transaction(platform.db, async (tx) => {
      const records = await lockDiscarded(tx, restorableSince(platform), atOnce);
      await transitionAll(withTx(contextOf(platform, null), tx), importMachine, records, { action: 'expire' });
      await removeChunks(
        tx,
        records.map(({ id }) => id),
      );
      return records.length > 0;
    });
  while (await removeSome());
}

import { mostImportsDiscarded, mostImportsOpen, type ImportStatus } from '@heliodesk/contract/serial-number';
import { contextOf, withTx, type WriteContext } from '#src/platform/context.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { queue } from '#src/platform/jobs/jobs.ts';
import { transition } from '#src/platform/lifecycle/transition.ts';
import type { Platform } from '#src/platform/platform.ts';
import { fail } from '#src/platform/http/failure.ts';
import { lockDiscardedBefore, lockExpired } from '../ended-import-store.ts';
import { restorableSince } from '../restore-period.ts';
import type { ListKey } from '../list.ts';
import { countOpen } from '../import-store.ts';
import { importMachine } from '../machine.ts';
import { endImports } from './end-imports.ts';
import { lockImport, statusOf, whileKept } from './imports.ts';

const bySystem = ({ platform, tx }: Pick<WriteContext, 'platform' | 'tx'>): WriteContext<null> => withTx(contextOf(platform, null), tx);

/** Discards what was read. It can be brought back for a day, unless too many others are discarded after it. Safe to call again. */
export async function discardImport(context: WriteContext, key: ListKey, importId: number): Promise<ImportStatus> {
  const record = await lockImport(context, key, importId);
  if (record.state === 'discarded') return statusOf(context, record);
  const discarded = await transition(context, importMachine, record, { action: 'discard', extraGuards: ['listChangeable'] });
  const tooMany = await lockDiscardedBefore(context.tx, record.list_id, mostImportsDiscarded);
  await endImports(bySystem(context), tooMany, { action: 'expire' });
  return statusOf(context, discarded);
}

/** Brings back what was discarded. Safe to call again. */
export async function restoreImport(context: WriteContext, key: ListKey, importId: number): Promise<ImportStatus> {
  const record = await lockImport(context, key, importId);
  if (record.state === 'ready') return statusOf(context, record);
  const { running, ready } = await countOpen(context.tx, record.list_id);
  if (running + ready >= mostImportsOpen) throw fail('serial.tooManyFiles', { max: mostImportsOpen });
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

/** Ends imports that were discarded or refused more than a day ago and removes their rows. */
export async function removeExpired(platform: Platform): Promise<void> {
  const removeSome = (): Promise<boolean> =>
    transaction(platform.db, async (tx) => {
      const records = await lockExpired(tx, restorableSince(platform), atOnce);
      await endImports(bySystem({ platform, tx }), records, { action: 'expire' });
      return records.length > 0;
    });
  while (await removeSome());
}

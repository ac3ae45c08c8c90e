import { transaction } from '#src/platform/db/transaction.ts';
import type { Platform } from '#src/platform/platform.ts';
import { findAbandoned, updateToFailed } from '../import-store.ts';
import { applyImports, enqueueImport, readImports } from '../queues.ts';

/** An import that nobody has touched for this long has lost its server. Milliseconds. */
const abandonedAfter = 15_000;
/** For so long an import that breaks off is started again; its file is not kept longer either. Milliseconds. */
const expireAfter = 24 * 60 * 60_000;

/** Puts imports of a killed server back to work. With `all`, because only this process can have carried them, at once. */
export async function resumeAbandoned(platform: Platform, all: boolean): Promise<void> {
  const now = platform.clock.now();
  const abandoned = await findAbandoned(platform.db, all ? now : new Date(now.getTime() - abandonedAfter));
  for (const { id, state, createdAt } of abandoned)
    await transaction(platform.db, async (tx) => {
      if (now.getTime() - createdAt.getTime() > expireAfter) await updateToFailed(tx, id, 'unavailable', now);
      else await enqueueImport(platform.jobs, tx, state === 'inserting' ? applyImports : readImports, { importId: id });
    });
}

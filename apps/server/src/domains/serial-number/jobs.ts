import { transaction } from '#src/platform/db/transaction.ts';
import type { SerialContext } from './context.ts';
import { findScope, rejudgeSerials } from './judge-store.ts';
import { readImports, rejudgings, resumptions, takeImports } from './queues.ts';
import { resumeAbandoned } from './service/imports.ts';
import { readImport } from './service/read-import.ts';
import { takeImport } from './service/take-import.ts';

/** The background work of this domain. */
export function addJobs(context: SerialContext): void {
  const { platform } = context;
  platform.jobs.define(readImports, ({ importId }, signal) => readImport(context, importId, signal));
  platform.jobs.define(takeImports, ({ importId, requestId }) => takeImport(context, importId, requestId));
  platform.jobs.define(rejudgings, ({ requestId }) =>
    transaction(platform.db, async (tx) => rejudgeSerials(tx, await findScope(tx, requestId, platform.clock.now()))),
  );
  platform.jobs.define(resumptions, () => resumeAbandoned(context, false));
  platform.jobs.schedule(resumptions, '* * * * *');
  // The embedded database has one process; whatever runs when it starts was left by the one before.
  platform.onStart(() => resumeAbandoned(context, platform.database.engine === 'pglite'));
}

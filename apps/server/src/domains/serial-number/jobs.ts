import { transaction } from '#src/platform/db/transaction.ts';
import type { SerialContext } from './context.ts';
import { findScope, reevaluateSerials } from './evaluation-store.ts';
import { readImports, reevaluation, applyImports } from './queues.ts';
import { resumeAbandoned } from './service/imports.ts';
import { readImport } from './service/read-import.ts';
import { applyImport } from './service/apply-import.ts';

/** The background work of this domain. */
export function addJobs(context: SerialContext): void {
  const { platform } = context;
  platform.jobs.define(readImports, ({ importId }, signal) => readImport(context, importId, signal));
  platform.jobs.define(applyImports, ({ importId, requestId }) => applyImport(context, importId, requestId));
  platform.jobs.define(reevaluation, ({ requestId }) =>
    transaction(platform.db, async (tx) => reevaluateSerials(tx, await findScope(tx, requestId, platform.clock.now()))),
  );
  // The embedded database has one process; whatever runs when it starts was left by the one before.
  platform.onStart(() => resumeAbandoned(context, platform.database.engine === 'pglite'));
}

/** How often an instance looks for imports that another one has left. Milliseconds. */
const lookEvery = 10_000;

/** Looks for imports whose server was killed until this one ends; the answer ends the looking. */
export function watchAbandoned(context: SerialContext): () => void {
  const look = (): void =>
    void resumeAbandoned(context, false).catch((error: unknown) => context.platform.log.warn({ err: error }, 'abandoned imports'));
  const looks = setInterval(look, lookEvery).unref();
  return () => clearInterval(looks);
}

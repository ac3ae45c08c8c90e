import { transaction } from '#src/platform/db/transaction.ts';
import type { Platform } from '#src/platform/platform.ts';
import { findScope, reevaluateSerials } from './evaluation-store.ts';
import { readImports, reevaluation, applyImports } from './queues.ts';
import { resumeAbandoned } from './service/resume-imports.ts';
import { readImport } from './service/read-import.ts';
import { applyImport } from './service/apply-import.ts';

/** The background work of this domain. */
export function addJobs(platform: Platform): void {
  platform.jobs.define(readImports, ({ importId }, signal) => readImport(platform, importId, signal));
  platform.jobs.define(applyImports, ({ importId, requestId }) => applyImport(platform, importId, requestId));
  platform.jobs.define(reevaluation, ({ requestId }) =>
    transaction(platform.db, async (tx) => reevaluateSerials(tx, await findScope(tx, requestId, platform.clock.now()))),
  );
  // The embedded database has one process; whatever runs when it starts was left by the one before.
  platform.onStart(() => resumeAbandoned(platform, platform.database.engine === 'pglite'));
}

/** How often an instance looks for imports that another one has left. Milliseconds. */
const lookEvery = 10_000;

/** Looks for imports whose server was killed until this one ends; the answer ends the looking. */
export function watchAbandoned(platform: Platform): () => void {
  const look = (): void =>
    void resumeAbandoned(platform, false).catch((error: unknown) => platform.log.warn({ err: error }, 'abandoned imports'));
  const looks = setInterval(look, lookEvery).unref();
  return () => clearInterval(looks);
}

import type { Platform } from '#src/platform/platform.ts';
import { readImports, reevaluation, applyImports } from './queues.ts';
import { applyImport } from './service/apply-import.ts';
import { readImport } from './service/read-import.ts';
import { reevaluate } from './service/reevaluate.ts';
import { resumeAbandoned } from './service/resume-imports.ts';

/** The background work of this domain. */
export function addJobs(platform: Platform): void {
  platform.jobs.define(readImports, ({ importId }, signal) => readImport(platform, importId, signal));
  platform.jobs.define(applyImports, ({ importId }) => applyImport(platform, importId));
  platform.jobs.define(reevaluation, (owner) => reevaluate(platform, owner));
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

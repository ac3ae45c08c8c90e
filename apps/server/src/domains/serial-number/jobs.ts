import type { Platform } from '#src/platform/platform.ts';
import { addImports, leftRows, readImports, reevaluation } from './queues.ts';
import { addImport, removeLeftRows } from './service/add-import.ts';
import { carriedImports } from './service/carry.ts';
import { discardedQueue, removeExpired } from './service/discarded-imports.ts';
import { readImport } from './service/read-import.ts';
import { reevaluate } from './service/reevaluate.ts';
import { resumeAbandoned } from './service/resume-imports.ts';

/** The background work of this domain. */
export function addJobs(platform: Platform): void {
  const { jobs } = platform;
  carriedImports.register(platform, new Set());
  jobs.define(readImports, ({ importId }, signal) => readImport(platform, importId, signal));
  jobs.define(addImports, ({ importId }) => addImport(platform, importId));
  jobs.define(leftRows, ({ importId }) => removeLeftRows(platform, importId));
  jobs.define(reevaluation, (owner) => reevaluate(platform, owner));
  jobs.define(discardedQueue, () => removeExpired(platform));
  jobs.schedule(discardedQueue, '*/10 * * * *');
  platform.onStart(() => resumeAbandoned(platform, true));
}

/** How often an instance looks for imports that another one has left. Milliseconds. */
const lookEvery = 1_000;

/** Looks for imports whose server was killed until this one ends; the answer ends the looking. */
export function watchAbandoned(platform: Platform): () => void {
  let isLooking = false;
  const look = async (): Promise<void> => {
    // A database that is away answers late.
    if (isLooking) return;
    isLooking = true;
    await resumeAbandoned(platform, false)
      .catch((error: unknown) => platform.log.warn({ err: error }, 'abandoned imports'))
      .finally(() => (isLooking = false));
  };
  const looks = setInterval(() => void look(), lookEvery).unref();
  return () => clearInterval(looks);
}

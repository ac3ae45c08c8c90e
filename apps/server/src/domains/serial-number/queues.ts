import type { Tx } from '#src/platform/db/database.ts';
import { queue, type Jobs } from '#src/platform/jobs/jobs.ts';
import type { ListOwner } from './list.ts';

interface ImportJob {
  importId: number;
}

/** Reads an uploaded spreadsheet. A reading is cut off after a minute of waiting, so five are plenty. */
export const readImports = queue<ImportJob>({
  name: 'serial-import-read',
  retries: 3,
  expireInSeconds: 300,
  concurrency: 2,
  isOnePerKey: true,
});
/** Adds the rows of a read spreadsheet to its list. */
export const addImports = queue<ImportJob>({
  name: 'serial-import-take',
  retries: 3,
  expireInSeconds: 300,
  concurrency: 2,
  isOnePerKey: true,
});
/** Removes what an import has added that failed. */
export const leftRows = queue<ImportJob>({
  name: 'serial-import-remove',
  retries: 3,
  expireInSeconds: 300,
  concurrency: 1,
  isOnePerKey: true,
});
/** Evaluates the serial numbers of an owner again. */
export const reevaluation = queue<ListOwner>({ name: 'serial-rejudge', retries: 3, expireInSeconds: 120, concurrency: 1 });
/** Has an import read or added; while a job of it waits, another one is dropped. */
export const enqueueImport = (jobs: Jobs, tx: Tx, to: typeof readImports, job: ImportJob): Promise<void> =>
  jobs.enqueue(tx, to, job, { singletonKey: String(job.importId) });

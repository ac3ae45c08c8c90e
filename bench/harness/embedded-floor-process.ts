import { openPGlite, type Database } from '../../apps/server/src/platform/db/database.ts';
import { measureFloor, type ImportedRows } from './import-floor.ts';

/* Holds a copy of the embedded database and measures the floor on it, because the database itself belongs to the server's process. */

export type FloorTask = { folder: string } | { requestId: number; path: string; rows: ImportedRows };

let database: Database | undefined;

async function work(task: FloorTask): Promise<number> {
  if ('folder' in task) {
    database = await openPGlite(task.folder);
    return 0;
  }
  if (database === undefined) throw new Error('no database is open');
  return measureFloor(database.raw.query, task.requestId, task.path, task.rows);
}

process.on('message', (task: FloorTask) => {
  void work(task).then((ms) => process.send?.(ms));
});
process.on('disconnect', () => process.exit());

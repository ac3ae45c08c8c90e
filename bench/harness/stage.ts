import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from './databases.ts';
import type { Place } from './server.ts';

/** Runs `work` with an empty folder, and removes it. */
export async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'heliodesk-bench-'));
  try {
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Runs `work` on an empty database of PostgreSQL and an empty folder, and removes both. */
export const onPostgres = (work: (place: Required<Place>) => Promise<void>): Promise<void> =>
  inFolder(async (dataDir) => {
    const database = await createDatabase();
    try {
      await work({ dataDir, databaseUrl: database.url });
    } finally {
      await database.drop();
    }
  });

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, report, rounded } from './harness/figures.ts';
import { serve } from './harness/server.ts';
import { sized } from './harness/smoke.ts';

/* From the process's start to the first answer: on an empty folder, and on one that a server has used before. */
const rounds = sized(5, 1);
const most = 3_000;

const folder = mkdtempSync(join(tmpdir(), 'heliodesk-bench-'));
const place = { dataDir: join(folder, 'data') };

async function startOnce(): Promise<number> {
  const server = await serve(place);
  await server.stop();
  return server.startedIn;
}

try {
  const empty = await startOnce();
  const existing: number[] = [];
  for (let round = 0; round < rounds; round += 1) existing.push(await startOnce());
  report(
    'Starting',
    [{ 'empty folder, ms': empty, 'existing folder, ms (median)': median(existing), rounds }],
    [
      {
        what: 'start on an existing folder',
        figure: `${rounded(median(existing))} ms`,
        target: `at most ${most} ms`,
        isReached: median(existing) <= most,
      },
    ],
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}

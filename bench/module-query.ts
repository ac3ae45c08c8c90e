import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, type BenchDatabase } from './harness/databases.ts';
import { median, percentile, report, rounded } from './harness/figures.ts';
import { runLoad, type LoadResult } from './harness/load.ts';
import { fillRegistry, serialAt } from './harness/registry.ts';
import { prepare, serve, type RunningServer } from './harness/server.ts';
import { sized } from './harness/smoke.ts';

/** The public query of one serial number among few and among very many modules. */

const sizes = [sized(10_000, 1_000), sized(10_000_000, 10_000)] as const;
const slice = 1_000_000;
const rounds = sized(7, 1);
const ms = sized(2_000, 200);
const connections = 8;
/** Numbers that are asked for, spread over the whole registry. */
const asked = 20_000;

interface Registry {
  size: number;
  database: BenchDatabase;
  server: RunningServer;
  results: LoadResult[];
}

async function openRegistry(folder: string, size: number): Promise<Registry> {
  const database = await createDatabase();
  const place = { dataDir: join(folder, String(size)), databaseUrl: database.url };
  await prepare(place, async (platform) => {
    for (let from = 0; from < size; from += slice) await platform.database.execute(fillRegistry(from, Math.min(from + slice, size)));
    await platform.database.execute('vacuum analyze module_registry');
  });
  // Each call comes from an address of its own, as a throttle of the public query lets no one ask so often.
  return { size, database, server: await serve(place, { TRUST_PROXY: 'true' }), results: [] };
}

const callsOf = (size: number) =>
  Array.from({ length: asked }, () => ({ path: `/api/module/query?sn=${serialAt(Math.floor(Math.random() * size))}` }));

const folder = mkdtempSync(join(tmpdir(), 'heliodesk-bench-'));
const registries: Registry[] = [];
try {
  for (const size of sizes) registries.push(await openRegistry(folder, size));
  for (let round = 0; round <= rounds; round += 1)
    for (const { size, server, results } of round % 2 === 0 ? registries : registries.toReversed()) {
      const result = await runLoad({ port: server.port, calls: callsOf(size), connections, ms, fromAnywhere: true });
      // The first round warms up.
      if (round > 0) results.push(result);
    }
  const rows = registries.map(({ size, results }) => {
    const times = results.flatMap((result) => result.times);
    return {
      modules: size.toLocaleString('en-US'),
      'calls/s': median(results.map((result) => result.perSecond)),
      'median, ms': median(times),
      '99 of 100, ms': percentile(times, 99),
    };
  });
  const [few, many] = registries;
  const share = median(
    (many?.results ?? []).map((result, round) => (result.perSecond / (few?.results[round]?.perSecond ?? Number.NaN)) * 100),
  );
  report('Query of a serial number', rows, [
    {
      what: 'among 10,000,000 against among 10,000 modules',
      figure: `${rounded(share)} % of the calls per second`,
      target: 'at least 80 %',
      isReached: share >= 80,
    },
  ]);
} finally {
  for (const { server, database } of registries) {
    await server.stop();
    await database.drop();
  }
  rmSync(folder, { recursive: true, force: true });
}

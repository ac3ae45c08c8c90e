import { Customer } from './harness/customer.ts';
import { percentile, report, rounded } from './harness/figures.ts';
import { fillForImports, makeSheet, rowCount } from './harness/import-stage.ts';
import { startOpenLoop } from './harness/open-loop.ts';
import { serve, type Place } from './harness/server.ts';
import { isSmoke, sized } from './harness/smoke.ts';
import { inFolder, onPostgres } from './harness/stage.ts';

/**
 * Small calls of others from the upload of 100,000 serial numbers until they are in the claim, at fixed moments, so that whatever comes
 * while the server stands still waits too. Beside them the same calls on the same server while nothing else runs.
 */

const perSecond = 50;
const calmMs = sized(3_000, 300);
const most = { postgres: 250, embedded: 300 };

async function bench(engine: keyof typeof most, place: Place): Promise<void> {
  const [token = ''] = await fillForImports(place, 2);
  const server = await serve(place);
  const customer = new Customer(server.url, token);
  const calls = { port: server.port, path: '/api/getInfo', token, perSecond };
  const calmly = startOpenLoop(calls);
  await new Promise((resolve) => setTimeout(resolve, calmMs));
  const calm = await calmly.stop();
  const requestId = await customer.draft();
  const sheet = makeSheet(place.dataDir, 0);
  const duringImport = startOpenLoop(calls);
  const { done } = await customer.import(requestId, sheet.path, rowCount);
  const times = await duringImport.stop();
  await server.stop();
  const row = (what: string, all: number[]) => ({
    what,
    calls: all.length,
    'median, ms': percentile(all, 50),
    '99 of 100, ms': percentile(all, 99),
    'longest, ms': Math.max(...all),
  });
  report(
    `Small calls, ${perSecond} a second, ${engine}; the import took ${rounded(done)} ms`,
    [row('calm', calm), row('during the import', times)],
    [
      {
        what: `${engine}: a small call during the import, 99 of 100`,
        figure: `${rounded(percentile(times, 99))} ms`,
        target: `at most ${most[engine]}`,
        isReached: percentile(times, 99) <= most[engine],
      },
    ],
  );
}

await onPostgres((place) => bench('postgres', place));
// Nothing but the engine is different there, and starting it takes the longest.
if (!isSmoke) await inFolder((dataDir) => bench('embedded', { dataDir }));

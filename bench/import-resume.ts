import { Customer } from './harness/customer.ts';
import { report, rounded } from './harness/figures.ts';
import { fillForImports, makeSheet, rowCount } from './harness/import-stage.ts';
import { serve, type Place } from './harness/server.ts';
import { isSmoke } from './harness/smoke.ts';
import { inFolder, onPostgres } from './harness/stage.ts';

/** An import whose server is killed while it reads: how long after the next one takes calls it continues, beside what an import takes whole. */

const most = 3_000;
const every = 20;

async function bench(engine: string, place: Place): Promise<void> {
  const [token = ''] = await fillForImports(place, 4);
  const first = await serve(place);
  const before = new Customer(first.url, token);
  const whole = await before.import(await before.draft(), makeSheet(place.dataDir, rowCount).path, rowCount);
  const requestId = await before.draft();
  await before.upload(requestId, makeSheet(place.dataDir, 0).path);
  await before.until(requestId, ['reading', 'ready']);
  await first.kill();
  const second = await serve(place);
  const after = new Customer(second.url, token);
  const ready = performance.now();
  const left = await after.importStatus(requestId);
  let status = left;
  while (status.state !== 'ready' && status.state === left.state && status.processed === left.processed) {
    await new Promise((resolve) => setTimeout(resolve, every));
    status = await after.importStatus(requestId);
  }
  const wentOn = performance.now() - ready;
  await after.until(requestId, ['ready']);
  const read = performance.now() - ready;
  await second.stop();
  report(
    `An import after a kill, ${engine}`,
    [
      {
        'whole import, ms': whole.done,
        'restart to the first answer, ms': second.startedIn,
        'went on after, ms': wentOn,
        'read after, ms': read,
      },
    ],
    [
      {
        what: `${engine}: from the restart until it continues`,
        figure: `${rounded(wentOn)} ms`,
        target: `at most ${most}`,
        isReached: wentOn <= most,
      },
    ],
  );
}

await onPostgres((place) => bench('postgres', place));
// Nothing but the engine is different there, and starting it takes the longest.
if (!isSmoke) await inFolder((dataDir) => bench('embedded', { dataDir }));

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServices } from './ensure-services.ts';
import { ensureFonts, findBrowser } from './find-browser.ts';
import { testsOnBothEngines } from './marked-tests.ts';
import { run } from './run.ts';
import { add, countsOf, hasFailed, none, orFailed, runVitest, total } from './suites.ts';
import type { Counts } from './suites.ts';
import { readTimes, recordTime, timeReport, timingsVariable } from './timings.ts';

/* The whole of continuous integration after `npm ci`; .ci/run calls it. */

const started = performance.now();
const folder = mkdtempSync(join(tmpdir(), 'heliodesk-ci-'));
const timings = join(folder, 'timings');
process.env[timingsVariable] = timings;

/** Announces a stage, runs it, and counts one that breaks as a failure: the later stages still run. */
async function stage(title: string, work: () => Promise<Counts>): Promise<Counts> {
  const stageStarted = performance.now();
  console.log(`\n── ${title} (${((stageStarted - started) / 1000).toFixed(0)} s)`);
  try {
    return await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { ...none, failed: 1 };
  } finally {
    recordTime({ part: title, seconds: (performance.now() - stageStarted) / 1000, files: [] });
  }
}

const check = async () => {
  const { code } = await run(process.execPath, ['tools/check.ts', '--no-tests'], { print: 'show' });
  return code === 0 ? none : { ...none, failed: 1 };
};

/** The README and CONTRIBUTING.md tell people to run exactly this. */
const readmesTests = async () => {
  const { code, output } = await run('npm', ['test'], { print: 'show' });
  return orFailed(countsOf(output), code);
};

/** What of the server's suite engines can differ in, on a real PostgreSQL with a real Redis, both private to this run. */
const onPostgres = async () => {
  const services = await startServices();
  try {
    process.env.HELIODESK_TEST_REDIS = services.redisUrl;
    return await runVitest(['server'], { database: services.databaseUrl, files: testsOnBothEngines() });
  } finally {
    await services.stop();
  }
};

/** Every bench once on little data, so that none breaks unseen; what they measure is for quiet machines. */
const smokeBenches = async () => {
  const { code, output } = await run(process.execPath, ['bench/run.ts', '--smoke']);
  console.log(output);
  return code === 0 ? none : { ...none, failed: 1 };
};

// First of all, while nothing else runs: apt-get knows no second one beside itself.
await stage('browser', async () => {
  const browser = await findBrowser({ install: true });
  await ensureFonts();
  console.log(browser ?? 'none');
  return none;
});

let counts = await stage('check', check);
counts = add(counts, await stage('npm test', readmesTests));
// Side by side, as each waits for processes that it starts, and leaves the processor to the other.
for (const outcome of await Promise.all([stage('benches', smokeBenches), stage('server on PostgreSQL', onPostgres)]))
  counts = add(counts, outcome);

console.log(`\n${timeReport(readTimes(timings))}`);
rmSync(folder, { recursive: true, force: true });
console.log(`\nDone in ${((performance.now() - started) / 60_000).toFixed(1)} minutes.\n${total(counts)}`);
process.exitCode = hasFailed(counts) ? 1 : 0;

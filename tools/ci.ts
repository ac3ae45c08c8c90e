import { startServices } from './ensure-services.ts';
import { ensureCjkFont, findBrowser } from './find-browser.ts';
import { run } from './run.ts';
import { add, countsOf, hasFailed, none, orFailed, runVitest, total } from './suites.ts';
import type { Counts } from './suites.ts';

/* The whole of continuous integration after `npm ci`; .ci/run calls it. */

const started = performance.now();

/** Announces a stage, runs it, and counts one that breaks as a failure: the later stages run all the same. */
async function stage(title: string, work: () => Promise<Counts>): Promise<Counts> {
  console.log(`\n── ${title} (${((performance.now() - started) / 1000).toFixed(0)} s)`);
  try {
    return await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { ...none, failed: 1 };
  }
}

const check = async () => {
  const { code } = await run(process.execPath, ['tools/check.ts', '--no-tests'], { print: 'show' });
  return code === 0 ? none : { ...none, failed: 1 };
};

/** What the README tells everybody to run. */
const readmesTests = async () => {
  const { code, output } = await run('npm', ['test'], { print: 'show' });
  return orFailed(countsOf(output), code);
};

/** The server's suite on a real PostgreSQL with a real Redis, both private to this run. */
const onPostgres = async () => {
  const services = await startServices();
  try {
    process.env.HELIODESK_TEST_REDIS = services.redisUrl;
    return await runVitest(['server'], services.databaseUrl);
  } finally {
    await services.stop();
  }
};

// First of all, while nothing else runs: apt-get knows no second one beside itself.
await stage('browser', async () => {
  const browser = await findBrowser({ install: true });
  await ensureCjkFont();
  console.log(browser ?? 'none');
  return none;
});

let counts = await stage('check', check);
counts = add(counts, await stage('npm test', readmesTests));
counts = add(counts, await stage('server on PostgreSQL', onPostgres));

console.log(`\nDone in ${((performance.now() - started) / 60_000).toFixed(1)} minutes.\n${total(counts)}`);
process.exitCode = hasFailed(counts) ? 1 : 0;

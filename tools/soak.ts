import { parseArgs } from 'node:util';
import { startServices } from './ensure-services.ts';
import { testsWithLongForm } from './marked-tests.ts';
import { run } from './run.ts';
import { add, hasFailed, none, runBrowserTests, runVitest, total } from './suites.ts';

/*
 * npm run soak                   the long form of what CI does in short, before a release: fuzz, races and kills on both engines, every page in
 *                                every language, every link loaded afresh, the times of known and unknown addresses
 * npm run soak -- --scale=50     fifty times what CI tries (10 without)
 */
const { values } = parseArgs({ options: { scale: { type: 'string', default: '10' } } });
const scale = Number(values.scale);
if (!Number.isInteger(scale) || scale < 2) {
  console.error('The scale is a whole number from 2.');
  process.exit(1);
}
process.env.HELIODESK_SOAK = String(scale);

/** Runs a part and counts one that breaks as a failure: the later ones still run. */
async function part(title: string, work: () => Promise<typeof none>): Promise<typeof none> {
  console.log(`\n── ${title}`);
  try {
    return await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { ...none, failed: 1 };
  }
}

const files = testsWithLongForm();
let counts = await part('long forms on PGlite', () => runVitest(['server'], { files }));
counts = add(
  counts,
  await part('long forms on PostgreSQL', async () => {
    const services = await startServices();
    try {
      process.env.HELIODESK_TEST_REDIS = services.redisUrl;
      return await runVitest(['server'], { database: services.databaseUrl, files });
    } finally {
      await services.stop();
    }
  }),
);
counts = add(counts, await part('every page and every link', runBrowserTests));
counts = add(
  counts,
  await part('known and unknown addresses', async () => {
    const { code } = await run(process.execPath, ['bench/run.ts', 'known-addresses'], { print: 'show' });
    return code === 0 ? none : { ...none, failed: 1 };
  }),
);
console.log(`\n${total(counts)}`);
process.exitCode = hasFailed(counts) ? 1 : 0;

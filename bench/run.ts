import { readdirSync } from 'node:fs';
import { ensureServerBuild } from '../tools/build-server.ts';
import { run } from '../tools/run.ts';
import { startCluster } from './harness/databases.ts';
import { isSmoke } from './harness/smoke.ts';

/*
 * npm run bench                  every bench, one after the other
 * npm run bench serial-import    only this one
 * npm run bench -- --smoke       whether they still run: on little data and without holding their figures to the limits
 * Each prints its figures beside what was measured as their floor in the same run; docs/performance.md keeps the results.
 * BENCH_DATABASE=postgres://… uses that cluster (a superuser of it); without, one is started for the run.
 */

/** What a smoke run leaves to others: CI installs a clone of its own. */
const notInSmoke = new Set(['fresh-clone']);

const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && file !== 'run.ts')
  .map((file) => file.replace(/\.ts$/, ''));
const chosen = process.argv.slice(2).filter((argument) => argument !== '--smoke');
const unknown = chosen.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}. The benches: ${names.join(', ')}.`);
  process.exit(1);
}
const wanted = chosen.length > 0 ? chosen : names.filter((name) => !isSmoke || !notInSmoke.has(name));
// Not by two benches side by side.
await ensureServerBuild();
const cluster = process.env.BENCH_DATABASE === undefined ? await startCluster() : undefined;
const env = cluster === undefined ? {} : { BENCH_DATABASE: cluster.url };
const failed: string[] = [];
const times: string[] = [];
async function runBench(name: string): Promise<void> {
  const started = performance.now();
  const args = [`bench/${name}.ts`, ...(isSmoke ? ['--smoke'] : [])];
  const { code, output } = await run(process.execPath, args, { print: isSmoke ? 'keep' : 'show', env });
  if (isSmoke) process.stdout.write(output);
  times.push(`${((performance.now() - started) / 1000).toFixed(1).padStart(7)} s  ${name}`);
  if (code !== 0) failed.push(name);
}

// Figures need the machine for themselves; to see that all of them run, two at a time will do.
const waiting = [...wanted];
const runRest = async (): Promise<void> => {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) await runBench(name);
};
await Promise.all(Array.from({ length: isSmoke ? 2 : 1 }, runRest));
await cluster?.stop();
console.log(`\n${times.join('\n')}`);
if (failed.length > 0) {
  console.error(`\n✗ ${failed.join(', ')}`);
  process.exitCode = 1;
}

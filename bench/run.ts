import { readdirSync } from 'node:fs';
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
const cluster = process.env.BENCH_DATABASE === undefined ? await startCluster() : undefined;
const env = cluster === undefined ? {} : { BENCH_DATABASE: cluster.url };
const failed: string[] = [];
const times: string[] = [];
for (const name of wanted) {
  const started = performance.now();
  const { code } = await run(process.execPath, [`bench/${name}.ts`, ...(isSmoke ? ['--smoke'] : [])], { print: 'show', env });
  times.push(`${((performance.now() - started) / 1000).toFixed(1).padStart(7)} s  ${name}`);
  if (code !== 0) failed.push(name);
}
await cluster?.stop();
console.log(`\n${times.join('\n')}`);
if (failed.length > 0) {
  console.error(`\n✗ ${failed.join(', ')}`);
  process.exitCode = 1;
}

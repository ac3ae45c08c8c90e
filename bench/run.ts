import { readdirSync } from 'node:fs';
import { run } from '../tools/run.ts';

/*
 * npm run bench                  every bench, one after the other
 * npm run bench serial-import    only this one
 * Each prints its figures beside what was measured as their floor in the same run; docs/performance.md keeps the results.
 * BENCH_DATABASE=postgres://… uses that cluster (a superuser of it); without, one is started for the run.
 */
const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && file !== 'run.ts')
  .map((file) => file.replace(/\.ts$/, ''));
const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}. The benches: ${names.join(', ')}.`);
  process.exit(1);
}
for (const name of chosen.length > 0 ? chosen : names) {
  const { code } = await run(process.execPath, [`bench/${name}.ts`], { print: 'show' });
  if (code !== 0) process.exitCode = 1;
}

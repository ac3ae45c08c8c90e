import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { run, runTool } from './run.ts';
import type { Finished } from './run.ts';

/*
 * npm run check      all that needs no database server and no browser, in parallel; ends with 1 when a part fails
 * npm run fix        the same after formatting and mending what the linter can mend
 * node tools/check.ts types lint    only these parts
 * node tools/check.ts --no-tests    without the unit tests, where `npm test` follows
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { fix: { type: 'boolean', default: false }, tests: { type: 'boolean', default: true } },
  allowNegative: true,
});

interface Part {
  name: string;
  start: () => Promise<Finished>;
}

const tool = (name: string, ...args: string[]) => ({ start: () => runTool(name, args) });
const script = (path: string) => ({ start: () => run(process.execPath, [path]) });
const folders = ['apps/web', 'apps/server', 'packages/contract', 'packages/phrases', '.'];

/** With one checker, as each of several works out for itself the types that they share: four of them take three times the processor time. */
const types = (folder: string) => tool('tsc', '-p', `${folder}/tsconfig.json`, '--pretty', 'false', '--checkers', '1');

/** Without dependency-cruiser's remark that it misses TypeScript's own compiler: swc reads the sources in its place. */
async function boundaries(): Promise<Finished> {
  const { code, output } = await runTool('depcruise', ['--config', '.dependency-cruiser.mjs', 'packages', 'apps', 'e2e', 'tools']);
  return { code, output: output.replace(/‼ missing-tsc-transpiler[^]*/, '') };
}

/** The longest first, so that the short ones fill the gaps. */
const parts: Part[] = [
  {
    name: 'unit tests',
    ...tool('vitest', 'run', '--project', 'contract', '--project', 'phrases', '--project', 'tools', '--silent=passed-only'),
  },
  { name: 'API document', ...script('tools/check-api.ts') },
  { name: 'generated files', ...script('tools/check-generated.ts') },
  ...folders.map((folder) => ({ name: `types ${folder}`, ...types(folder) })),
  { name: 'unused', ...tool('knip', '--no-progress') },
  { name: 'boundaries', start: boundaries },
  { name: 'lint', ...tool('oxlint', '--deny-warnings', ...(values.fix ? ['--fix'] : [])) },
  { name: 'format', ...tool('oxfmt', values.fix ? '--write' : '--check') },
  { name: 'banned words', ...script('tools/check-banned-words.ts') },
  { name: 'glued texts', ...script('tools/check-glued-texts.ts') },
  { name: 'phrases', ...script('tools/check-phrases.ts') },
  { name: 'tables', ...script('tools/check-tables.ts') },
  { name: 'lockfile is whole', ...script('tools/check-lockfile.ts') },
  ...['package-lock.json', 'bench/package-lock.json', 'tools/api/package-lock.json'].map((path) => ({
    name: `lockfile ${path}`,
    ...tool('lockfile-lint', '--path', path, '--type', 'npm', '--validate-https', '--validate-integrity', '--allowed-hosts', 'npm'),
  })),
];

/** Runs a part and says how it went; what it printed only when it failed. */
async function check({ name, start }: Part): Promise<boolean> {
  const started = performance.now();
  const { code, output } = await start();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? '✓' : '✗'} ${name} ${seconds} s`);
  if (code !== 0) console.log(output.trimEnd().replaceAll(/^/gm, '  '));
  return code === 0;
}

const chosen = parts.filter(({ name }) =>
  positionals.length === 0 ? values.tests || name !== 'unit tests' : positionals.some((word) => name.startsWith(word)),
);
const failed: string[] = [];

if (values.fix) {
  // Before the others, and one after the other: both write the files that the others read.
  for (const part of chosen.filter(({ name }) => name === 'lint' || name === 'format')) if (!(await check(part))) failed.push(part.name);
}

const waiting = chosen.filter(({ name }) => !values.fix || (name !== 'lint' && name !== 'format'));
const work = async () => {
  for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) if (!(await check(part))) failed.push(part.name);
};
await Promise.all(Array.from({ length: availableParallelism() }, work));

console.log(failed.length === 0 ? `\nAll ${chosen.length} checks pass.` : `\nFailed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;

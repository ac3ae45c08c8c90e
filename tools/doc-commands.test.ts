import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { commandsIn } from './doc-commands.ts';
import { root } from './run.ts';

/*
 * The commands in the pages that newcomers read first. Those of the README really run, here or in CI; the samples of docs/integrating.md are
 * run by e2e/samples.spec.ts.
 */

const pages = ['README.md', 'CONTRIBUTING.md', 'docs/integrating.md'];
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

/** Why a command can't work here, or null. */
function problemOf(command: string): string | null {
  const [program, first = '', second = ''] = command.split(/\s+/);
  if (program === 'npm' && first === 'ci') return null;
  if (program === 'npm' && ['start', 'test'].includes(first)) return scripts[first] === undefined ? 'no such script' : null;
  if (program === 'npm' && first === 'run') return scripts[second] === undefined ? 'no such script' : null;
  if (program === 'node') return existsSync(join(root, first)) ? null : 'no such file';
  return 'unknown';
}

it.each(pages)('%s names commands that exist', (page) => {
  const commands = commandsIn(page);
  expect(commands.length).toBeGreaterThan(0);
  const wrong = commands.flatMap((command) => {
    const problem = problemOf(command);
    return problem === null ? [] : [`${command}: ${problem}`];
  });
  expect(wrong).toEqual([]);
});

/** What runs the README's commands as they are printed there. */
const runs: Record<string, readonly [string, RegExp][]> = {
  'npm ci': [
    ['.ci/run', /^npm ci\b/m],
    ['bench/fresh-clone.ts', /must\('npm', \['ci'/],
  ],
  // It takes the command from the page.
  'npm start': [
    ['e2e/readme.spec.ts', /commandsIn\('README\.md'\)/],
    ['bench/fresh-clone.ts', /spawn\('npm', \['start'\]/],
  ],
  'npm test': [['tools/ci.ts', /run\('npm', \['test'\]/]],
};

it('the README has no command but those that run as printed, and no other sample', () => {
  expect(commandsIn('README.md')).toEqual(Object.keys(runs));
  for (const [file, pattern] of Object.values(runs).flat()) expect(readFileSync(join(root, file), 'utf8'), file).toMatch(pattern);
  expect(readFileSync(join(root, 'README.md'), 'utf8')).not.toMatch(/^```\w/m);
});

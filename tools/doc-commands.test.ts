import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './run.ts';

/* The commands in the pages that newcomers read first. Their samples in JavaScript are run by e2e/samples.spec.ts. */

const pages = ['README.md', 'CONTRIBUTING.md', 'docs/integrating.md'];
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

/** Every command of a page's code blocks and of its running text, one by one, without remarks. */
function commandsIn(page: string): string[] {
  const text = readFileSync(join(root, page), 'utf8');
  const blocks = [...text.matchAll(/^```(\w*)\n([^]*?)^```$/gm)].flatMap(([, language, block = '']) =>
    language === '' ? block.split('\n') : [],
  );
  const inline = [...text.matchAll(/`((?:npm|node) [^`]+)`/g)].map(([, command = '']) => command.replaceAll(/\s+/g, ' '));
  return [...blocks, ...inline]
    .flatMap((line) =>
      line
        .replace(/\s+#.*/, '')
        .replace(/;.*/, '')
        .split('&&'),
    )
    .map((command) => command.trim())
    .filter((command) => command !== '');
}

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

it('the two commands of the README are those that the bench of a fresh clone runs', () => {
  expect(commandsIn('README.md').slice(0, 2)).toEqual(['npm ci', 'npm start']);
  const bench = readFileSync(join(root, 'bench/fresh-clone.ts'), 'utf8');
  expect(bench).toContain("must('npm', ['ci'");
  expect(bench).toContain("spawn('npm', ['start']");
});

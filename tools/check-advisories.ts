import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { advisoriesIn, judgeAdvisories, type Advisory, type Due, type Known } from './advisories.ts';
import { root, run } from './run.ts';

/*
 * node tools/check-advisories.ts --known FILE    asks the registry about every locked package; needs a network
 *
 * Keeps in FILE when each advisory was first seen. Ends with 1 if one is there for longer than it may be, with 2 if there is no answer.
 */
const { values } = parseArgs({ options: { known: { type: 'string' } } });
const file = values.known;

async function ask(folder: string): Promise<Advisory[]> {
  const { output } = await run('npm', ['audit', '--json', '--package-lock-only', '--loglevel=silent'], { cwd: join(root, folder) });
  try {
    return advisoriesIn(output);
  } catch (error) {
    throw new Error(`npm audit did not answer for ${folder}`, { cause: error });
  }
}

const show = ({ name, title, severity, url, until }: Due): string => `  - ${name} (${severity}), until ${until}: ${title}, ${url}`;

function report(title: string, due: readonly Due[]): void {
  if (due.length > 0) console.log([title, ...due.map(show)].join('\n'));
}

async function check(known: string): Promise<0 | 1> {
  const found = (await Promise.all(['.', 'bench', 'tools/api'].map(ask))).flat();
  const advisories = [...new Map(found.map((advisory) => [advisory.url, advisory])).values()];
  const before = existsSync(known) ? (JSON.parse(readFileSync(known, 'utf8')) as Record<string, Known>) : {};
  const judgment = judgeAdvisories(advisories, before, new Date());
  writeFileSync(known, `${JSON.stringify(judgment.known, null, 2)}\n`);
  report('To be fixed:', judgment.open);
  report('Overdue:', judgment.overdue);
  if (advisories.length === 0) console.log('No known vulnerabilities.');
  return judgment.overdue.length > 0 ? 1 : 0;
}

try {
  if (file === undefined) throw new Error('--known names the file that keeps when each advisory was first seen');
  process.exitCode = await check(file);
} catch (error) {
  const { message, cause } = error as Error;
  console.error(cause instanceof Error ? `${message}: ${cause.message}` : message);
  process.exitCode = 2;
}

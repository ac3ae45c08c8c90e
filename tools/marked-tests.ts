import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.ts';

/** The line that lets a test file of the server run on PostgreSQL too: engines can differ in what it looks at. */
const bothEngines = /^\/\/ @both-engines$/m;
/** What makes a test file have a long form: it asks how long this run is, or races. */
const longForm = /from '#src\/testing\/(?:soak|races)\.ts'/;

/** The line with which a test file of the web shares a process, its modules and its window with others that have it. */
const sharesProcess = /^\/\/ @shares-process$/m;

const having = (mark: RegExp, tests = 'apps/server/src/**/*.test.ts'): string[] =>
  globSync(tests, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
    .filter((path) => mark.test(readFileSync(join(root, path), 'utf8')));

/** Test files of the server that run on both engines. */
export const testsOnBothEngines = (): string[] => having(bothEngines);

/** Test files of the server that `npm run soak` runs in their long form. */
export const testsWithLongForm = (): string[] => having(longForm);

/** Test files of the web that share a process. */
export const testsInSharedProcess = (): string[] => having(sharesProcess, 'apps/web/src/**/*.test.{ts,tsx}');

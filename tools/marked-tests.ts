import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.ts';

/** The line that lets a test file of the server run on PostgreSQL too: engines can differ in what it looks at. */
const bothEngines = /^\/\/ @both-engines$/m;
/** What makes a test file have a long form: it asks how long this run is, or races. */
const longForm = /from '#src\/testing\/(?:soak|races)\.ts'/;

const serverTests = (): string[] =>
  globSync('apps/server/src/**/*.test.ts', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted();

const having = (mark: RegExp): string[] => serverTests().filter((path) => mark.test(readFileSync(join(root, path), 'utf8')));

/** Test files of the server that run on both engines. */
export const testsOnBothEngines = (): string[] => having(bothEngines);

/** Test files of the server that `npm run soak` runs in their long form. */
export const testsWithLongForm = (): string[] => having(longForm);

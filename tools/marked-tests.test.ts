import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testsInSharedProcess, testsOnBothEngines, testsWithLongForm } from './marked-tests.ts';
import { root } from './run.ts';

const domains = 'apps/server/src/domains';

/** Domains that hold SQL. */
const domainsWithStores = [
  ...new Set(
    globSync([`${domains}/*/**/*store.ts`, `${domains}/*/store/**/*.ts`], { cwd: root }).map((path) => path.split(/[\\/]/)[4] ?? ''),
  ),
].toSorted();

test.each(domainsWithStores)('the SQL of domain %s is tried on both engines', (domain) => {
  const tried = testsOnBothEngines().filter(
    (path) => path.startsWith(`${domains}/${domain}/`) || readFileSync(join(root, path), 'utf8').includes(`'#src/domains/${domain}/`),
  );
  expect(tried).not.toEqual([]);
});

test('what kills, races and fuzzes has a long form, and runs on both engines', () => {
  expect(testsWithLongForm().length).toBeGreaterThan(3);
  expect(testsWithLongForm().filter((path) => !testsOnBothEngines().includes(path))).toEqual([]);
});

test('what replaces modules, or loads them again, shares no process', () => {
  expect(testsInSharedProcess().length).toBeGreaterThan(50);
  const text = (path: string) => readFileSync(join(root, path), 'utf8');
  expect(testsInSharedProcess().filter((path) => /\bvi\.(?:mock|doMock|resetModules)\(/.test(text(path)))).toEqual([]);
});

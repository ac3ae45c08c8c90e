import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, it } from 'vitest';
import { root } from './run.ts';

/** What an edge holds of its own, or does when it is loaded: the build keeps of an edge only what someone takes from it. */
function ownStatements(file: string, source: string): string[] {
  const { program } = parseSync(file, source);
  return program.body
    .filter((statement) => !(statement.type === 'ExportNamedDeclaration' && statement.source !== null))
    .map(({ start, end }) => `${file}: ${source.slice(start, end).split('\n')[0]}`);
}

it('the edges of domains on the web only pass on, by name', () => {
  const edges = globSync('apps/web/src/domains/*/index.ts', { cwd: root });
  expect(edges.length).toBeGreaterThan(10);
  expect(edges.flatMap((file) => ownStatements(file, readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

it.each([
  "import './styles.css';",
  "import { register } from './registry.ts';",
  'export const limit = 5;',
  "export * from './parts.ts';",
  "export const Card = lazy(() => import('./card.tsx'));",
])('an edge with %s is found', (line) => {
  expect(ownStatements('index.ts', `export { One } from './one.ts';\nexport type { Two } from './two.ts';\n${line}\n`)).toHaveLength(1);
});

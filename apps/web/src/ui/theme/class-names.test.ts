// @shares-process
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../..');

/** The classes that a stylesheet gives a look of their own alone, outside of media queries. */
function classesOf(file: string): string[] {
  const css = readFileSync(join(source, file), 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
  return [...css.matchAll(/(?<!,\n)^\.([\w-]+) \{/gm)].map(([, name = '']) => name);
}

test('a class has one meaning: stylesheets of pages seen earlier stay loaded', () => {
  const places = new Map<string, string[]>();
  for (const file of globSync('**/*.css', { cwd: source }))
    for (const name of classesOf(file)) places.set(name, [...(places.get(name) ?? []), file]);
  expect(places.size).toBeGreaterThan(500);
  expect([...places].filter(([, files]) => files.length > 1)).toEqual([]);
});

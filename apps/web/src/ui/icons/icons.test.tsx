// @shares-process
import { describe, expect, test } from 'vitest';
import { isIconName } from './icon-paths.ts';
import { factorShapes } from './factor-shapes.ts';
import { publicShapes } from './public-shapes.ts';
import { workspaceShapes } from './workspace-shapes.ts';

const sources = import.meta.glob<string>(['/src/**/*.{ts,tsx}', '!/src/**/*.test.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The files that a file imports, statically or lazily. */
const importsOf = (path: string): string[] =>
  [...(sources[path] ?? '').matchAll(/(?:from|import\(|import) ?'((?:#src|\.{1,2})\/[^']+\.tsx?)'/g)].map(([, to = '']) =>
    to.startsWith('#src') ? to.replace('#src', '/src') : new URL(to, `file://${path}`).pathname,
  );

/** What public pages bring with them, as the routes name them. */
function publicPaths(): string[] {
  const found = new Set(['/src/app/router/public-routes.tsx', '/src/app/root-layout.tsx']);
  // A set hands out what is added while it is walked.
  for (const path of found) for (const next of importsOf(path)) found.add(next);
  return [...found];
}

describe('icons', () => {
  test('of all faces are known, and none is there twice', () => {
    const names = [publicShapes, factorShapes, workspaceShapes].flatMap((shapes) => Object.keys(shapes));
    expect(names.every(isIconName)).toBe(true);
    expect(new Set(names).size).toBe(names.length);
  });

  test('of the public face do not wait for the workspace', () => {
    const working = Object.keys(workspaceShapes).join('|');
    const late = new RegExp(`(?:<Icon[^>]* name=|icon: )['"](?:${working})['"]`);
    const paths = publicPaths();
    expect(paths).toContain('/src/domains/account/components/contact-step.tsx');
    expect(paths.flatMap((path) => late.exec(sources[path] ?? '')?.map((found) => `${path}: ${found}`) ?? [])).toEqual([]);
  });
});

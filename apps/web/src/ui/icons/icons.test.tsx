import { describe, expect, test } from 'vitest';
import { isIconName } from './icon-paths.ts';
import { publicShapes } from './public-shapes.ts';
import { workspaceShapes } from './workspace-shapes.ts';

/** What loads with the first page: public pages, their parts, and the domains that strangers use. */
const publicSources = import.meta.glob<string>(
  [
    '../../app/public/**/*.tsx',
    '../../app/pages/{home,prepared,privacy,not-found,not-allowed}.tsx',
    '../public/*.tsx',
    '../../domains/{identity,account,module}/**/*.{ts,tsx}',
    '!../../**/*.test.tsx',
  ],
  { query: '?raw', import: 'default', eager: true },
);

describe('icons', () => {
  test('of both faces are known, and none stands twice', () => {
    const [open, working] = [Object.keys(publicShapes), Object.keys(workspaceShapes)];
    expect([...open, ...working].every(isIconName)).toBe(true);
    expect(open.filter((name) => working.includes(name))).toEqual([]);
  });

  test('of the public face do not wait for the workspace', () => {
    const working = Object.keys(workspaceShapes).join('|');
    const late = new RegExp(`(?:<Icon[^>]* name=|icon: )['"](?:${working})['"]`);
    expect(Object.keys(publicSources).length).toBeGreaterThan(20);
    expect(Object.entries(publicSources).flatMap(([path, source]) => late.exec(source)?.map((found) => `${path}: ${found}`) ?? [])).toEqual(
      [],
    );
  });
});

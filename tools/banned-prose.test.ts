import { describe, expect, it } from 'vitest';
import { findBannedProse } from './banned-prose.ts';

describe('banned turns', () => {
  it('are found in comments, in titles of tests and in pages', () => {
    expect(findBannedProse('a.ts', '/** Starts anew. */\n// for nobody\nconst a = 1;')).toEqual([
      'a.ts: “anew”, better “again”',
      'a.ts: “nobody”, better “no one”',
    ]);
    expect(findBannedProse('a.test.ts', `describe('whom it tells', () => { it.each([1])('%s at once', () => {}); });`)).toHaveLength(2);
    expect(findBannedProse('a.md', 'Nobody knows.')).toEqual(['a.md: “Nobody”, better “no one”']);
  });

  it('may be in other strings, in code on a page, and within other words', () => {
    expect(findBannedProse('a.ts', `const a = 'nobody'; f('whom'); // endear nobody's-key`)).toEqual([]);
    expect(findBannedProse('a.md', 'A row of `nobody`.\n```\nsomebody\n```\n')).toEqual([]);
  });
});

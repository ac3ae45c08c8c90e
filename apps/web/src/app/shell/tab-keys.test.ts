// @shares-process
import { expect, test } from 'vitest';
import { createTabKeys } from './tab-keys.ts';

let visits = 0;
const at = (pathname: string, search = '') => ({ pathname, search, key: String((visits += 1)) });
const claim = (search = '') => at('/claim', search);

test('pages have a tab each, and so have the records that their addresses name', () => {
  const { of } = createTabKeys();
  expect(of(at('/desk', '?view=late'))).toBe(of(at('/desk')));
  expect(of(claim('?requestId=7&step=files'))).toBe(of(claim('?step=details&requestId=7')));
  expect(new Set([claim(), claim('?requestId=7'), claim('?requestId=8'), claim('?requestId=7&action=clone')].map(of)).size).toBe(4);
});

test('a new record stays in the tab in which it began, and the next new one gets another', () => {
  const keys = createTabKeys();
  const began = keys.of(claim());
  keys.move(claim(), claim('?requestId=7'));
  expect(keys.of(claim('?requestId=7&step=files'))).toBe(began);
  const next = keys.of(claim());
  expect(next).not.toBe(began);
  keys.move(claim(), claim('?requestId=8'));
  expect(keys.of(claim('?requestId=8'))).toBe(next);
  expect([began, next]).not.toContain(keys.of(claim()));
});

test('a page that is still drawn with the address it had before stays in its tab', () => {
  const keys = createTabKeys();
  const before = claim();
  const began = keys.of(before);
  keys.move(before, claim('?requestId=7'));
  expect(keys.of(before)).toBe(began);
});

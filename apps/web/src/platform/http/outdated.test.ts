// @shares-process
import { afterEach, expect, test, vi } from 'vitest';
import { messageOf } from './error-policy.ts';

afterEach(() => vi.restoreAllMocks());

const failToLoad = (): Error => {
  const error = new TypeError('Failed to fetch dynamically imported module');
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
  return error;
};

test('a module of an older build that is gone asks to reload the page', () => {
  expect(messageOf(failToLoad())).toBe('There’s a newer version of this page. Reload the page, then try again.');
  expect(messageOf(new TypeError('x is undefined'))).toMatch(/^Something went wrong on our end/);
});

test('without a connection, nothing is said of a newer version', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(messageOf(failToLoad())).not.toMatch(/newer version/);
});

// @shares-process
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scrollTo } from './scroll-to.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const reduceMotion = (isReduced: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));

function scrolledElement(): Element {
  const element = document.createElement('div');
  Object.defineProperty(element, 'scrollTop', { value: 800, writable: true });
  return element;
}

test('scrolling takes half a second, slow at both ends', () => {
  reduceMotion(false);
  const element = scrolledElement();
  scrollTo(element, 0);
  vi.advanceTimersByTime(250);
  expect(element.scrollTop).toBeGreaterThan(300);
  expect(element.scrollTop).toBeLessThan(500);
  vi.advanceTimersByTime(300);
  expect(element.scrollTop).toBe(0);
});

test('where motion is reduced it happens instantly', () => {
  reduceMotion(true);
  const element = scrolledElement();
  scrollTo(element, 0);
  expect(element.scrollTop).toBe(0);
});

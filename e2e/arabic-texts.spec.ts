import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures/index.ts';
import { settled } from './fixtures/open.ts';

test.beforeEach(({ speak }) => speak('ar'));

/** How far a letter of a text stands inside its box, at the side where it could be cut. */
const roomBefore = (box: Locator, letter: string): Promise<number> =>
  box.evaluate((element, wanted) => {
    const [text] = element.childNodes;
    if (!(text instanceof Text)) throw new Error('The text is not alone');
    const range = document.createRange();
    range.setStart(text, text.data.indexOf(wanted));
    range.setEnd(text, range.startOffset + 1);
    return range.getBoundingClientRect().left - element.getBoundingClientRect().left;
  }, letter);

/** Opens a request of the customer in a window of some width. */
async function openRequest(page: Page, signIn: (user: 'customer') => Promise<unknown>, requestId: number, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await signIn('customer');
  await page.goto(`/request/${requestId}`);
}

test('the trail keeps the start of Latin words in an Arabic title that is cut', async ({ page, signIn }) => {
  await openRequest(page, signIn, 18, 1060);
  const last = page.locator('.hd-crumbs [aria-current]');
  await expect(last).toContainText('Almería Norte 3');
  await settled(page);
  expect(await roomBefore(last, 'A')).toBeGreaterThanOrEqual(0);
});

test('a long title is cut in its tab, at its own end', async ({ page, signIn }) => {
  await openRequest(page, signIn, 11, 1280);
  const tab = page.locator('.hd-tab-active .hd-tab-title');
  await expect(tab).toContainText('What torque do you allow');
  await expect(tab).toHaveCSS('direction', 'ltr');
  await settled(page);
  expect(await tab.evaluate((element) => element.getBoundingClientRect().width)).toBeLessThanOrEqual(320);
  expect(await roomBefore(tab, 'W')).toBeGreaterThanOrEqual(0);
});

test('each paragraph of a message has its own direction, and what happened starts on the right', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn('agent');
  await page.goto('/desk/1');
  await expect(page.locator('.hd-msg-text').first()).toHaveCSS('unicode-bidi', 'plaintext');
  await expect(page.locator('.hd-case-events time').first()).toHaveCSS('text-align', 'right');
});

test('the arrow between two days points from the first one to the second, also once the calendar is there', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn('agent');
  await page.goto('/desk');
  await page.locator('.hd-day-range input').first().focus();
  const separator = page.locator('.ant-picker-separator');
  await expect(separator).toHaveCSS('transform', 'none');
  await expect(separator.locator('svg')).toHaveCSS('transform', 'matrix(-1, 0, 0, 1, 0, 0)');
});

test('names of colleagues start on the right, above their languages', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn('supervisor');
  await page.goto('/routing');
  await expect(page.locator('.hd-load-person b').first()).toHaveCSS('text-align', 'right');
});

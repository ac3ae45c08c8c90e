import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures/index.ts';
import { settled } from './fixtures/open.ts';

test('the owner of a request and the offer to pick it up are in sight on a tablet', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await signIn('agent');
  await page.goto('/desk');
  await expect(page.getByRole('button', { name: /^Pick up/ }).first()).toBeInViewport({ ratio: 1 });
  await expect(page.locator('td .hd-owner').first()).toBeInViewport({ ratio: 1 });
});

test('on a phone the actions of a case come before its views', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('agent');
  await page.goto('/desk/1');
  const actions = page.getByRole('toolbar', { name: 'Actions' });
  await expect(actions).toBeInViewport({ ratio: 1 });
  await settled(page);
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
  expect(await top(actions)).toBeLessThan(await top(page.getByRole('radiogroup', { name: 'Case views' })));
});

test('the desk fits in German, too', async ({ page, signIn, speak }) => {
  await speak('de');
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn('agent');
  await page.goto('/desk');
  await expect(page.locator('td .hd-owner').first()).toBeVisible();
  await settled(page);
  const parts = page.locator('.hd-views, .hd-filters, .hd-list-scroll');
  await expect(parts).toHaveCount(3);
  const cut = await parts.evaluateAll((all) => all.filter((part) => part.scrollWidth > part.clientWidth).map((part) => part.className));
  expect(cut).toEqual([]);
});

test('on a phone the search says where a request stands and how late it is, each on one line', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('agent');
  await page.goto('/desk');
  await page.locator('button[aria-keyshortcuts]').click();
  await page.getByRole('combobox', { name: 'Search' }).fill('Yellowed');
  const hit = page.getByRole('option').filter({ hasText: /\d days? late/ });
  await expect(hit).toContainText('Submitted · Sierra Clara Energía S.L.');
  await expect(hit.getByText(/late$/)).toBeInViewport({ ratio: 1 });
  const heights = () =>
    page.getByRole('option').evaluateAll((all) => [...new Set(all.map((option) => option.getBoundingClientRect().height))]);
  // What the menu has comes before what the server finds.
  await expect.poll(heights).toEqual([52]);
});

test('messages of the portal leave the search in sight', async ({ page, signIn }) => {
  await signIn('agent');
  await page.goto('/user/profile');
  await page.getByRole('button', { name: 'Size' }).click();
  await page.getByRole('menuitem', { name: /Small/ }).click();
  const toast = page.locator('.hd-fb-toast').filter({ hasText: 'Size switched' });
  await expect(toast).toBeVisible();
  const search = await page.locator('button[aria-keyshortcuts]').boundingBox();
  await expect.poll(async () => (await toast.boundingBox())?.y).toBeGreaterThanOrEqual((search?.y ?? 0) + (search?.height ?? 0));
});

test('the number of a request stays on one line', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('customer');
  for (const path of ['/profile/myRequest', '/profile/draftRequest', '/request/1', '/warrantyclaim/moduleclaim?requestId=8&step=details']) {
    await page.goto(path);
    await settled(page);
    const numbers = page.locator('bdi:visible').filter({ hasText: /^M[CE]-\d{8}-\d{5}$/ });
    await expect(numbers.first()).toBeVisible();
    const lines = await numbers.evaluateAll((all) => all.map((number) => number.getClientRects().length));
    expect([...new Set(lines)], path).toEqual([1]);
  }
});

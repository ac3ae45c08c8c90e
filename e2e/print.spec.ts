import { expect, test } from './fixtures/index.ts';
import { settled } from './fixtures/open.ts';

test('a request is printed whole, without the frame around it', async ({ page, signIn }) => {
  await signIn('customer');
  await page.goto('/request/1');
  const card = page.getByRole('heading', { name: 'Shipping', includeHidden: true });
  await expect(card).toBeAttached();
  await settled(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const frame of [page.getByRole('navigation'), page.getByRole('textbox'), page.getByRole('button', { name: 'More actions' })])
    await expect(frame.filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Progress' })).toBeVisible();
  await expect(card).toBeVisible();
  const paper = await page.evaluate(() => ({
    isLong: document.documentElement.scrollHeight > innerHeight,
    scrolled: [...document.querySelectorAll('main, main *')].filter(
      (part) => /auto|scroll/.test(getComputedStyle(part).overflowY) && part.scrollHeight > part.clientHeight,
    ).length,
    ink: getComputedStyle(document.body).color,
  }));
  expect(paper).toEqual({ isLong: true, scrolled: 0, ink: 'rgb(70, 85, 103)' });
});

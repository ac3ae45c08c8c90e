import type { Language } from '@heliodesk/contract/kit';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/index.ts';
import { settled } from './fixtures/open.ts';
import type { DemoUser } from './fixtures/sign-in.ts';

const lists: [DemoUser, string[]][] = [
  ['customer', ['/profile/myRequest']],
  ['supervisor', ['/desk', '/enquiryrequest/assing/guest-complaint', '/callcenter/customermanagement', '/admin/active']],
];

const tooWide = async (page: Page): Promise<number> => {
  const list = page.locator('.hd-list-scroll');
  await expect(list.locator('td').first()).toBeVisible();
  await settled(page);
  return list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
};

for (const [user, paths] of lists)
  for (const language of ['en', 'es', 'fr', 'de'] satisfies Language[])
    test(`at 1280 pixels, no column is below the pinned one: ${user} in ${language}`, async ({ page, signIn, speak }) => {
      await speak(language);
      await page.setViewportSize({ width: 1280, height: 860 });
      await signIn(user);
      for (const path of paths) {
        await page.goto(path);
        expect(await tooWide(page), path).toBe(0);
      }
    });

test('at 1280 pixels, the desk tells of unread messages in full', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await signIn('agent');
  await page.goto('/desk');
  expect(await tooWide(page)).toBe(0);
  await expect(page.getByRole('columnheader', { name: 'Unread messages' })).toBeVisible();
});

test('the search of dictionaries stays above their list while that scrolls', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await signIn('admin');
  await page.goto('/dict');
  const list = page.locator('.hd-dict-types ul').last();
  const first = list.locator('a').first();
  await settled(page);
  await first.hover();
  await page.mouse.wheel(0, 120);
  await expect(first).not.toBeInViewport();
  const field = await page.locator('.hd-dict-types .ant-input-affix-wrapper').last().boundingBox();
  expect((field?.y ?? Infinity) + (field?.height ?? 0)).toBeLessThanOrEqual((await list.boundingBox())?.y ?? 0);
});

test('in Chinese, a day is not broken inside', async ({ page, signIn, speak }) => {
  await speak('zh');
  await page.setViewportSize({ width: 1280, height: 860 });
  await signIn('customer');
  await page.goto('/profile/draftRequest');
  const day = page.locator('.hd-draft time').first();
  await expect(day).toHaveCSS('word-break', 'keep-all');
  await expect(day).toHaveText(/日 \d\d:\d\d \S+$/);
});

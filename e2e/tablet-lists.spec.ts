import type { Language } from '@heliodesk/contract/kit';
import { expect, test } from './fixtures/index.ts';
import { open, settled } from './fixtures/open.ts';
import type { DemoUser } from './fixtures/sign-in.ts';

const longWords: Language[] = ['de', 'pl', 'ar', 'fr'];

const lists: [DemoUser, string[]][] = [
  ['customer', ['/profile/myRequest']],
  ['supervisor', ['/desk', '/callcenter/customermanagement', '/admin/customermanagement']],
  ['admin', ['/admin/user', '/admin/provider', '/admin/active', '/profile/managerAccountContact']],
];

for (const [user, paths] of lists)
  for (const language of longWords)
    test(`on a tablet, no row is cut: ${user} in ${language}`, async ({ page, signIn, speak }) => {
      await speak(language);
      await page.setViewportSize({ width: 820, height: 1180 });
      await signIn(user);
      for (const path of paths) {
        await open(page, path);
        const list = page.locator('.hd-list-scroll');
        await expect(list.locator('td').first()).toBeVisible();
        await settled(page);
        expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), path).toBe(0);
      }
    });

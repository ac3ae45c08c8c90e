import type { Page } from '@playwright/test';
import type { DemoUser } from './fixtures/sign-in.ts';
import { expect, test } from './fixtures/index.ts';

/** Every screen, by who sees it; ids are those of the demo's cases. */
const screens: [DemoUser | undefined, string[]][] = [
  [
    undefined,
    [
      '/home',
      '/login',
      '/register',
      '/forget',
      '/bind',
      '/moduleQuery/index?sn=HD7226W14A018842',
      '/privacy',
      '/prepared/enquiry',
      '/401',
      '/404',
    ],
  ],
  [
    'customer',
    [
      '/profile/myRequest',
      '/profile/draftRequest',
      '/request/1',
      '/warrantyclaim/moduleSubmit?requestId=1',
      '/warrantyclaim/moduleclaim?requestId=8&step=details',
      '/warrantyclaim/moduleclaim?requestId=8&step=shipping',
      '/warrantyclaim/moduleclaim?requestId=8&step=serials',
      '/warrantyclaim/moduleclaim?requestId=8&step=attachments',
      '/warrantyclaim/moduleclaim?requestId=8&step=complete',
    ],
  ],
  [
    'agent',
    [
      '/enquiryrequest/assing/contact-list',
      '/enquiryrequest/assing/contact-list?contactId=3',
      '/enquiryrequest/assing/contact-list?view=drafts',
      '/enquiryrequest/assing/guest-complaint',
      '/enquiryrequest/assing/guest-complaint?way=new',
      '/warrantyclaim/moduleclaim',
      '/warrantyclaim/moduleclaim?requestId=9&step=details',
      '/warrantyclaim/moduleclaim?requestId=9&step=shipping',
    ],
  ],
  [
    'admin',
    [
      '/admin/user',
      '/admin/user?edit=new',
      '/admin/user?edit=teams',
      '/admin/provider',
      '/admin/provider?edit=1',
      '/admin/audit',
      '/admin/audit?action=identity.signIn&from=2026-01-01',
    ],
  ],
  ['tracker', ['/warrantyclaim/partsclaim', '/warrantyclaim/moduleclaim']],
  ['agent', ['/desk', '/desk/1']],
  ['agent', ['/callcenter/customermanagement']],
  [
    'supervisor',
    [
      '/admin/customermanagement',
      '/admin/customermanagement?text=rh&state=active',
      '/admin/internalcustomermanagement',
      '/admin/active',
      '/profile/managerAccountContact',
      '/profile/managerAccountContact?view=all',
    ],
  ],
  ['admin', ['/profile/mutipleLanguage', '/profile/mutipleLanguage?language=pl&text=mail', '/profile/mutipleLanguage?view=coverage']],
  [
    'admin',
    [
      '/dict',
      '/dict/type/data/15',
      '/admin/config',
      '/admin/announcement',
      '/admin/page',
      '/admin/page?edit=1',
      '/service',
      '/staticPage?page=privacy',
    ],
  ],
  [
    'customer',
    [
      '/profile/account',
      '/profile/account?edit=1',
      '/profile/contact',
      '/profile/consignee',
      '/profile/consignee?edit=new',
      '/profile/password',
      '/user/profile',
    ],
  ],
  ['provider', ['/user/profile', '/user/profile?edit=1']],
];

/** Two looks that share nothing: left to right, light and wide; right to left, dark and on a phone. */
const looks = [
  { name: 'English, light, wide', language: 'en', direction: 'ltr', colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { name: 'Arabic, dark, phone', language: 'ar', direction: 'rtl', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const;

/** The page has its heading, is not broken, and nothing is loading or moving any more. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await expect(page.locator('[aria-busy=true]:visible')).toHaveCount(0);
  await expect(page.locator('[data-broken]')).toHaveCount(0);
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

for (const { name, language, direction, colorScheme, viewport } of looks)
  for (const [user, paths] of screens)
    test.describe(`${name}, ${user ?? 'anybody'}`, () => {
      test.use({ viewport, colorScheme });

      for (const path of paths)
        test(`${path} can be used by everybody and fits`, async ({ page, signIn, axe }) => {
          await page.addInitScript((chosen) => localStorage.setItem('csp_portal_language', chosen), language);
          if (user !== undefined) await signIn(user);
          await page.goto(path);
          await settled(page);
          await expect(page.locator('html')).toHaveAttribute('dir', direction);
          await axe();
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
          expect(overflow).toBeLessThanOrEqual(0);
        });
    });

import type { DemoUser } from './fixtures/sign-in.ts';
import { isTriedScreen } from './fixtures/screens.ts';
import { expect, test } from './fixtures/index.ts';
import { open, settled } from './fixtures/open.ts';
import { isSoak } from './fixtures/soak.ts';

/** Everyone who has a menu of their own. */
const people: DemoUser[] = ['customer', 'provider', 'agent', 'module', 'tracker', 'supervisor', 'finance', 'admin'];

const ownLists: Partial<Record<DemoUser, readonly string[]>> = { customer: ['My requests'], provider: ['My service orders'], finance: [] };

/** What the header leads to of each one's own, once it knows who is there; until then to nothing of that kind. */
const ownListsOf = (user: DemoUser): readonly string[] => ownLists[user] ?? ['Desk'];

/** Addresses of header and footer that have opened for someone: these links are alike for everyone. */
const opened = new Set<string>();

/** Whether the page behind a link is still to be seen; `npm run soak` loads every link for everyone. */
const isToBeTried = (user: DemoUser, address: string, isInMenu: boolean): boolean =>
  isSoak || !(isTriedScreen(user, address) || (!isInMenu && opened.has(address)));

for (const user of people)
  test(`no link of header, footer and menu is dead for ${user}`, async ({ page, signIn, expectNoConsoleErrors }) => {
    test.slow();
    await signIn(user);
    await page.goto('/home');
    await expect(page.locator('header a').filter({ hasText: /^(My requests|My service orders|Desk)$/ })).toHaveText([...ownListsOf(user)]);
    const addressesOf = (within: string): Promise<string[]> =>
      page.locator(`${within} a[href^="/"]`).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const found = new Set([...(await addressesOf('header')), ...(await addressesOf('footer'))]);
    await page.goto('/user/profile');
    await settled(page);
    await expect(page.locator('nav.hd-sidebar a').first()).toBeVisible();
    const inMenu = new Set(await addressesOf('nav.hd-sidebar'));
    for (const address of inMenu) found.add(address);
    for (const address of found) {
      if (!isToBeTried(user, address, inMenu.has(address))) continue;
      // Links outside the menu may lead out of the app.
      await (inMenu.has(address) ? open(page, address) : page.goto(address));
      await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
      const { pathname } = new URL(page.url());
      expect(pathname, address).not.toBe('/404');
      await expect(page.locator('[data-unavailable]'), address).toHaveCount(0);
      // A page of the menu shows what it is for: no refusal, no failure.
      if (inMenu.has(address)) await expect(page.locator('.hd-fb-toast'), address).toHaveCount(0);
      opened.add(address);
    }
    expectNoConsoleErrors();
  });

test('the frame keeps its measures', async ({ page, signIn }) => {
  await signIn('agent');
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.goto('/desk');
  const sidebar = page.getByRole('navigation', { name: 'Main menu' });
  await expect(sidebar).toBeVisible();
  expect((await sidebar.boundingBox())?.width).toBe(200);
  await page.getByRole('navigation', { name: 'Open pages' }).getByRole('link', { name: 'Desk' }).click({ button: 'right' });
  const menu = page.getByRole('menu').filter({ hasText: 'Close others' });
  // It unfolds.
  await expect.poll(async () => (await menu.boundingBox())?.width).toBeGreaterThanOrEqual(105);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 991, height: 800 });
  await expect(sidebar).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
});

test('the search of the header leads staff to a request by its number', async ({ page, signIn }) => {
  await signIn('agent');
  await page.goto('/desk/1');
  const number =
    (await page
      .getByRole('main')
      .getByText(/^MC-\d{8}-\d{5}$/)
      .first()
      .textContent()) ?? '';
  await page.goto('/user/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: 'Search' });
  await search.fill(number);
  await expect(page.getByRole('option').first()).toContainText(number);
  await search.press('Enter');
  await expect(page).toHaveURL(/\/desk\/1$/);
});

for (const user of ['agent', 'supervisor'] as const)
  test(`the search of the header leads ${user} to a contact`, async ({ page, signIn }) => {
    await signIn(user);
    await page.goto('/user/profile');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search' }).fill('ortega');
    await page.getByRole('option', { name: /^Amelia Ortega/ }).click();
    await expect(page.getByRole('row', { name: /Sierra Clara/ })).toBeVisible();
    await expect(page.locator('[data-unavailable]')).toHaveCount(0);
  });

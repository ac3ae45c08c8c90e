import { expect, test } from './fixtures/index.ts';
import { settled } from './fixtures/open.ts';

test('the search gives the focus back to what opened it', async ({ page, signIn }) => {
  await signIn('agent');
  await page.goto('/user/profile');
  const search = page.getByRole('combobox', { name: 'Search' });
  const fold = page.getByRole('button', { name: 'Collapse menu' });
  await fold.focus();
  await page.keyboard.press('Control+k');
  await expect(search).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();
  await expect(fold).toBeFocused();

  const opener = page.locator('button[aria-keyshortcuts]');
  await opener.click();
  await expect(search).toBeFocused();
  await page.mouse.click(20, 700);
  await expect(search).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the settings give the focus back to their button', async ({ page, signIn }) => {
  await signIn('agent');
  await page.goto('/user/profile');
  const drawer = page.getByRole('dialog', { name: 'Settings' });
  const opener = page.getByRole('button', { name: 'Settings' });
  const ways = [
    () => page.keyboard.press('Escape'),
    () => drawer.getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(20, 700),
  ];
  for (const close of ways) {
    await opener.click();
    await expect(drawer).toBeVisible();
    await close();
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test('the menu of a phone gives the focus back to its button, and the page takes it when one is chosen', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('agent');
  await page.goto('/user/profile');
  const drawer = page.getByRole('dialog', { name: 'Main menu' });
  const opener = page.getByRole('button', { name: 'Open menu' });
  await opener.click();
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();

  // The second time it is the page that is open already.
  for (let times = 0; times < 2; times++) {
    await opener.click();
    await drawer.getByRole('link', { name: /^Desk/ }).click();
    // The address changes before the page is there, which takes away what was opened over the one before.
    await expect(page).toHaveTitle(/^Desk/);
    await expect(page.getByRole('main')).toBeFocused();
  }
});

test('the search opens in the middle of the page, and on a phone takes all of it', async ({ page, signIn }) => {
  await signIn('agent');
  await page.goto('/user/profile');
  const box = page.getByRole('dialog', { name: 'Search' }).locator('.hd-dialog-box');
  const opener = page.locator('button[aria-keyshortcuts]');
  for (const [width, left, wide, top] of [
    [1440, 400, 640, 72],
    [820, 90, 640, 72],
    [390, 0, 390, 0],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await opener.click();
    await expect(box).toBeVisible();
    await expect.poll(() => box.boundingBox()).toMatchObject({ x: left, width: wide, y: top });
    await page.keyboard.press('Escape');
    await expect(box).toBeHidden();
  }
});

test('rows that open leave the columns as they are', async ({ page, signIn }) => {
  await signIn('supervisor');
  await page.goto('/admin/customermanagement');
  const heads = page.getByRole('columnheader');
  const widths = () => heads.evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width));
  const openers = page.getByRole('button', { name: /^Details/ });
  await expect(openers.first()).toBeVisible();
  await settled(page);
  const closed = await widths();
  for (const opener of await openers.all()) await opener.click();
  await expect(page.getByRole('button', { name: 'History' })).toHaveCount(await openers.count());
  await settled(page);
  expect(await widths()).toEqual(closed);
});

test('long names of actions stay within their buttons on a phone', async ({ page, signIn, speak }) => {
  await speak('ar');
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('agent');
  await page.goto('/desk/1');
  const buttons = page.locator('.hd-actions > .ant-btn');
  await expect(buttons).toHaveCount(2);
  await settled(page);
  const overhang = await buttons.evaluateAll((all) =>
    all.map((button) => {
      const outside = button.getBoundingClientRect();
      const inside = [...button.children].map((part) => part.getBoundingClientRect());
      return inside.filter(({ left, right }) => left < outside.left || right > outside.right).length;
    }),
  );
  expect(overhang).toEqual([0, 0]);
});

test('in Arabic, a name in Latin letters that does not fit is cut at its end', async ({ page, signIn, speak }) => {
  await speak('ar');
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn('agent');
  await page.goto('/desk');
  const company = page.locator('td .hd-company').filter({ hasText: 'Sierra Clara' }).first();
  await expect(company).toHaveCSS('direction', 'ltr');
  // It starts where the lines of the page start all the same.
  await expect(company).toHaveCSS('text-align', 'right');
});

test('in French, what is below a request’s title stays in its column', async ({ page, signIn, speak }) => {
  await speak('fr');
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn('customer');
  await page.goto('/profile/myRequest');
  const numbers = page.locator('td .hd-request-number .hd-mono');
  await expect(numbers).not.toHaveCount(0);
  await settled(page);
  const outside = await numbers.evaluateAll(
    (all) =>
      all.filter((number) => number.getBoundingClientRect().right > (number.closest('td')?.getBoundingClientRect().right ?? 0)).length,
  );
  expect(outside).toBe(0);
});

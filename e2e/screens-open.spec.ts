import type { Page } from '@playwright/test';
import { findViolations } from './fixtures/axe.ts';
import { expect, test } from './fixtures/index.ts';
import { settled } from './fixtures/open.ts';

/** Opens a list of options, looks at it, and closes it again. */
async function lookAtList(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name }).first().click();
  await expect(page.getByRole('listbox', { name })).toBeAttached();
  expect(await findViolations(page), name).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.locator('.ant-select-open')).toHaveCount(0);
}

test('open lists of the desk’s filters can be used by everyone', async ({ page, signIn }) => {
  await signIn('agent');
  await page.goto('/desk');
  await expect(page.getByRole('columnheader', { name: 'Due' })).toBeVisible();
  for (const name of ['Status', 'Owner', 'Country or region', 'Last message']) await lookAtList(page, name);
});

test('open lists of a form can be used by everyone', async ({ page, signIn }) => {
  await signIn('customer');
  await page.goto('/profile/consignee?edit=new');
  await expect(page.getByRole('dialog')).toBeVisible();
  await lookAtList(page, 'Ship-to country');
});

test('the calendar for a range of days can be used by everyone', async ({ page, signIn }) => {
  await signIn('customer');
  await page.goto('/profile/myRequest');
  await page.getByRole('textbox', { name: 'Created' }).first().click();
  await expect(page.getByRole('region', { name: 'Calendar' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test('the calendar for a day can be used by everyone, and tells the year that it shows', async ({ page, signIn }) => {
  await signIn('customer');
  await page.goto('/warrantyclaim/moduleclaim?requestId=8&step=details');
  await page.getByRole('textbox', { name: 'Date found' }).click();
  const calendar = page.getByRole('region', { name: 'Calendar' });
  await expect(calendar).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  const year = calendar.getByRole('button', { name: /^\d{4}$/ });
  await expect(year).toHaveText(/^\d{4}$/);
  const shown = Number(await year.textContent());
  await calendar.getByRole('button', { name: /^Last year/ }).click();
  await expect(year).toHaveAccessibleName(String(shown - 1));
});

test('open menus of the header can be read in the dark', async ({ page, signIn }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const address of ['/home', '/login']) {
    await page.goto(address);
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('button', { name: 'Deutsch' })).toBeVisible();
    expect(await findViolations(page), address).toEqual([]);
  }
  await signIn('agent');
  await page.goto('/user/profile');
  for (const name of [/^Language/, 'Size', /^Signed in as/]) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.getByRole('menuitem').first().hover();
    expect(await findViolations(page, '.ant-dropdown:not(.ant-dropdown-hidden)'), String(name)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
  }
});

test('the sheet of actions on a phone can be used by everyone', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('agent');
  await page.goto('/desk/1');
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('dialog', { name: 'Actions' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test('open menus and the search can be used by everyone', async ({ page, signIn }) => {
  await signIn('agent');
  await page.goto('/desk');
  await expect(page.getByRole('columnheader', { name: 'Due' })).toBeVisible();
  await page.getByRole('button', { name: 'Columns' }).click();
  await expect(page.getByRole('dialog', { name: 'Columns' })).toBeVisible();
  expect(await findViolations(page), 'columns').toEqual([]);
  await page.goto('/desk/1');
  await page.getByRole('button', { name: /Ingrid Halvorsen/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  expect(await findViolations(page), 'account').toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option', { name: /Write a reply/ })).toBeVisible();
  expect(await findViolations(page), 'search').toEqual([]);
});

test('what the desk opens in a dialog brings its own texts, and can be used by everyone', async ({
  page,
  signIn,
  expectNoConsoleErrors,
}) => {
  await signIn('supervisor');
  await page.goto('/desk');
  await settled(page);
  const row = page.getByRole('row').filter({ hasText: 'Hot spots on 480 modules, Almería Norte 3' }).filter({ hasText: 'Sierra Clara' });
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: /^Ask for files/ }).click();
  await expect(page.getByRole('checkbox', { name: 'Back label' })).toBeVisible();
  expect(await findViolations(page), 'ask').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await row.focus();
  await expect(row).toBeFocused();
  await page.keyboard.press('c');
  await expect(page.getByRole('textbox', { name: 'What was said' })).toBeVisible();
  expect(await findViolations(page), 'call').toEqual([]);
  expectNoConsoleErrors();
});

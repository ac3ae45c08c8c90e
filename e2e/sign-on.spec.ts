import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/index.ts';

/** Leaves the sign-in page by the button and chooses someone at the provider. */
async function signOnAs(page: Page, person: RegExp, address = '/login'): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Continue with SSO' }).click();
  await expect(page).toHaveURL(/\/demo\/openid\/sign-in\//);
  await page.getByRole('button', { name: person }).click();
}

test('a specialist signs in by the unified authentication and lands on the module claims', async ({ page, expectNoConsoleErrors }) => {
  await signOnAs(page, /Tomás Quiroga/);
  await expect(page).toHaveURL(/\/warrantyclaim\/moduleclaim$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/login');
  await expect(page).toHaveURL(/\/home$/);
  expectNoConsoleErrors();
});

test('an agent lands where they wanted to go, and their token is in no address', async ({ page }) => {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await page.goto('/desk');
  await expect(page).toHaveURL(/\/login\?redirect=%2Fdesk/);
  await signOnAs(page, /Ingrid Halvorsen/, page.url());
  await expect(page.getByRole('heading', { name: 'Desk' })).toBeVisible();
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'Admin-Token');
  expect(cookie?.value.length).toBeGreaterThan(40);
  expect(addresses.filter((address) => address.includes(cookie?.value ?? ''))).toEqual([]);
});

test('someone unknown binds their sign-in once, and the button is enough from then on', async ({ page, axe }) => {
  await signOnAs(page, /Nora Neumann/);
  await expect(page.getByRole('heading', { name: 'Link your account' })).toBeVisible();
  await axe();
  await page.getByLabel('E-mail').fill('finance@demo.heliodesk.test');
  await page.getByLabel('Password', { exact: true }).fill('Sunny2026');
  await page.getByRole('button', { name: 'Link and sign in' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await page.context().clearCookies();
  await signOnAs(page, /Nora Neumann/);
  await expect(page).toHaveURL(/\/home$/);
});

test('the page of the provider can be used by everyone, in the language of the portal', async ({ page, axe, speak }) => {
  await speak('ar');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/login');
  await page.getByRole('button', { name: 'المتابعة عبر الدخول الموحد' }).click();
  await expect(page).toHaveURL(/\/demo\/openid\/sign-in\//);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await axe();
});

import { editStaff, listStaff } from '@heliodesk/contract/identity';
import type { StaffUser } from '@heliodesk/contract/identity';
import { editConfig, listConfig } from '@heliodesk/contract/reference';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from './fixtures/index.ts';
import { addApp, callAs, codeOf, enterPassword, removeFactor, typePassword } from './fixtures/second-factor.ts';
import { enterAs } from './fixtures/sign-in.ts';
import type { DemoUser } from './fixtures/sign-in.ts';

/** A browser of someone else, signed in. */
async function openAs(browser: Browser, url: string, user: DemoUser): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, locale: 'en-GB', timezoneId: 'UTC' });
  await enterAs(context, url, user);
  return context.newPage();
}

/** Signs in with a recovery code. */
async function recover(page: Page, user: DemoUser, code = ''): Promise<void> {
  await enterPassword(page, user);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(code);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('an app’s code is asked for, and a device remembered', async ({ page, axe, signIn }) => {
  await signIn('module');
  const { secret, codes } = await addApp(page, axe);
  expect(codes).toHaveLength(10);
  await page.context().clearCookies();

  await enterPassword(page, 'module');
  await expect(page.getByRole('heading', { name: 'Confirm it’s you' })).toBeFocused();
  await page.keyboard.press('Tab');
  const field = page.getByLabel('Code from your authenticator app');
  await expect(field).toBeFocused();
  await page.keyboard.type('000000');
  await expect(page.getByRole('alert')).toContainText('That code isn’t right');
  await axe();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: /Don’t ask again on this device/ })).toBeChecked();
  await page.keyboard.press('Shift+Tab');
  // What is in the field is selected, and a code is often copied with a space.
  const code = codeOf(secret, 1);
  await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await expect(page).not.toHaveURL(/\/login/);

  // A link in a mail leads here from another site; the password’s call comes from our own page and brings the device’s cookie.
  await page.context().clearCookies({ name: 'Admin-Token' });
  await page.route('http://mail.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<a href="${new URL('/login', page.url()).href}">Open Heliodesk</a>` }),
  );
  await page.goto('http://mail.example/');
  await page.getByRole('link', { name: 'Open Heliodesk' }).click();
  await typePassword(page, 'module');
  await expect(page).not.toHaveURL(/\/login/);
  await page.goto('/user/profile');
  await expect(page.getByText(/^(29|30) days left$/)).toBeVisible();

  await page.context().clearCookies();
  await recover(page, 'module', codes[0]);
  await expect(page).not.toHaveURL(/\/login/);
  await removeFactor(page);
});

test('a recovery code works once', async ({ page, axe, signIn }) => {
  await signIn('supervisor');
  const { codes } = await addApp(page);
  await page.context().clearCookies();
  await recover(page, 'supervisor', codes[0]?.toLowerCase());
  await expect(page).not.toHaveURL(/\/login/);
  await page.context().clearCookies();
  await recover(page, 'supervisor', codes[0]);
  await expect(page.getByRole('alert')).toContainText('That recovery code isn’t right, or it was already used.');
  await axe();
  await page.getByLabel('Recovery code').fill(codes[1] ?? '');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
  await removeFactor(page);
});

test('a role that needs a second factor sets it up at sign-in, by keyboard', async ({ page, axe, browser, server }) => {
  const admin = await openAs(browser, server.url, 'admin');
  const requireFor = async (configValue: string) => {
    const found = await callAs<{ configId: number; version: number }[]>(admin, listConfig, { query: '?text=portal.secondFactor.roles' });
    const [{ configId, version } = { configId: 0, version: 0 }] = found;
    await callAs(admin, editConfig, { body: { configId, version, configValue } });
  };
  await requireFor('tracker_agent');
  await enterPassword(page, 'tracker');
  await expect(page.getByRole('heading', { name: 'Set up your second factor' })).toBeFocused();
  await axe();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /Authenticator app/ })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Connect your app' })).toBeFocused();
  await axe();
  const secret = await page.locator('code').innerText();
  await page.getByLabel('Enter the 6 digits your app shows').fill(codeOf(secret));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeFocused();
  await axe();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Finish' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('checkbox', { name: /I’ve saved them somewhere safe/ }).check();
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page).not.toHaveURL(/\/login/);
  await page.goto('/user/profile');
  await expect(page.getByRole('button', { name: 'Remove' })).toBeDisabled();
  await requireFor('');
  await removeFactor(page);
  await admin.context().close();
});

test('a lost factor goes by two administrators and the mailed link', async ({ page, axe, browser, server, signIn }) => {
  await signIn('agent');
  await addApp(page);
  await page.context().clearCookies();
  const admin = await openAs(browser, server.url, 'admin');
  const shown = async () => {
    const rows = await callAs<StaffUser[]>(admin, listStaff, { query: '?text=supervisor2' });
    return rows.find(({ email }) => email.startsWith('supervisor2@')) as StaffUser;
  };
  const setRoles = async (roles: StaffUser['roles']) => {
    const { userId, version, name, phone, jobTitle, teamId } = await shown();
    await callAs(admin, editStaff, { body: { userId, version, name, phone, jobTitle, teamId, roles } });
  };
  const { roles } = await shown();
  await setRoles([...roles, 'admin']);

  await admin.goto('/admin/user?text=agent%40demo');
  await admin
    .getByRole('row', { name: /agent@demo/ })
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await admin.getByRole('menuitem', { name: 'Reset second factor' }).click();
  await admin.getByLabel('Reason').fill('Lost the phone, called back');
  await admin.getByRole('button', { name: 'Request reset' }).click();
  await expect(admin.getByText('Reset requested').first()).toBeVisible();
  await admin.getByRole('button', { name: 'Lost second factors' }).click();
  await expect(admin.getByRole('button', { name: 'Confirm reset' })).toBeDisabled();

  const other = await openAs(browser, server.url, 'supervisor2');
  await other.goto('/admin/customermanagement');
  await other.getByRole('button', { name: 'Lost second factors' }).click();
  await other.getByRole('dialog', { name: 'Lost second factors' }).getByRole('button', { name: 'Confirm reset' }).click();
  await expect(other.getByText(/^Confirmed\./).first()).toBeVisible();

  await expect(async () => {
    await page.goto('/demo/mailbox?to=agent@demo.heliodesk.test');
    await page.getByRole('link', { name: 'Remove your lost second factor' }).first().click({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  await page.getByRole('link', { name: /lostFactor/ }).click();
  await axe();
  await page.getByRole('button', { name: 'Remove second factor' }).click();
  await expect(page.getByRole('heading', { name: 'Second factor removed' })).toBeVisible();
  await enterPassword(page, 'agent');
  await expect(page).not.toHaveURL(/\/login/);
  await setRoles(roles);
  await Promise.all([admin.context().close(), other.context().close()]);
});

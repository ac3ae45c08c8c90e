import { expect, test } from './fixtures/index.ts';
import { enterAs } from './fixtures/sign-in.ts';

test('anyone who is disabled is told so on the page that lies open', async ({ page, signIn, browser, server }) => {
  const context = await browser.newContext({ baseURL: server.url, locale: 'en-GB', timezoneId: 'UTC' });
  await enterAs(context, server.url, 'colleague');
  const colleague = await context.newPage();
  // The first thing that the server says is about what is watched.
  const connected = colleague.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await colleague.goto('/profile/myRequest');
  await connected;

  await signIn('supervisor');
  await page.goto('/admin/customermanagement?text=sierra');
  await page
    .getByRole('row', { name: /Sierra Clara/ })
    .getByRole('button')
    .first()
    .click();
  const turn = async (confirm: string) => {
    await page.getByRole('switch', { name: 'Bruno Vidal is enabled' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('On leave');
    await dialog.getByRole('button', { name: confirm }).click();
    await expect(page.getByText(`Bruno Vidal is ${confirm.toLowerCase()}d`).first()).toBeVisible();
    await expect(dialog).toBeHidden();
  };
  await turn('Disable');
  await expect(colleague.getByRole('dialog', { name: 'Your account has been disabled' })).toBeVisible();
  await turn('Enable');
  await context.close();
});

test('a role chosen with the keyboard stays when Tab leads on to the next field', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/admin/customermanagement');
  await page.getByRole('button', { name: 'New customer' }).click();
  const drawer = page.getByRole('dialog');
  const roles = drawer.getByRole('combobox', { name: 'Role in projects' });
  await roles.pressSequentially('Buyer');
  await expect(page.locator('.ant-select-item-option-active')).toHaveText('Buyer');
  await roles.press('Enter');
  await expect(drawer.getByTitle('Buyer')).toBeVisible();
  await roles.press('Tab');
  await expect(drawer.getByRole('combobox', { name: 'Organization type' })).toBeFocused();
  await expect(drawer.getByTitle('Buyer')).toBeVisible();
});

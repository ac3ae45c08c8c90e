import { planExchange } from './fixtures/exchange.ts';
import { expect, test } from './fixtures/index.ts';

const old = ['ASKEDFOR00000001', 'ASKEDFOR00000002'];
const replacements = ['ASKEDFOR00000101', 'ASKEDFOR00000102'];

test('old and new serial numbers are asked for, entered by the customer, confirmed and looked at', async ({
  page,
  signIn,
  server,
  axe,
}) => {
  test.slow();
  const { requestId, addressId } = await planExchange(server.url, old);
  await signIn('agent');
  await page.goto(`/desk/${requestId}`);
  await expect(page.getByRole('heading', { name: 'Deliveries' })).toBeVisible();
  await page.keyboard.press('t');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Old and new serial numbers').click();
  await expect(dialog.getByRole('checkbox', { name: /Warehouse Jaén/ })).toBeChecked();
  await dialog.getByRole('textbox', { name: /What should the customer do/ }).fill('Enter the numbers on the labels.');
  await axe('[role=dialog]');
  await dialog.getByRole('button', { name: 'Ask for old and new numbers' }).click();
  await expect(page.getByRole('heading', { name: 'Asked for old and new serial numbers' })).toBeVisible();

  await signIn('customer');
  await page.goto(`/request/${requestId}`);
  const task = page.getByRole('article', { name: /asks for old and new serial numbers/ });
  await expect(task).toBeVisible();
  await axe('main');
  await task.getByRole('link', { name: 'Enter serial numbers' }).click();
  await expect(page).toHaveURL(new RegExp(`/profile/rma\\?list=${addressId}`));
  const bar = page.getByRole('region', { name: 'Your answer' });
  await expect(bar.getByText('0 of 2 pairs')).toBeVisible();
  await page.getByRole('textbox', { name: 'Old serial number' }).fill(old.join('\n'));
  await page.getByRole('textbox', { name: 'New serial number' }).fill(replacements.join('\n'));
  await axe('main');
  await page.getByRole('button', { name: 'Add pairs: 2' }).click();
  await expect(bar.getByText('2 of 2 pairs')).toBeVisible();
  await bar.getByRole('button', { name: 'Confirm list' }).click();
  await expect(page.getByText('Answer sent')).toBeVisible();
  await expect(page.getByRole('button', { name: /Add pair/ })).toBeHidden();

  await signIn('agent');
  await page.goto(`/desk/${requestId}`);
  await expect(page.getByText('2 added')).toBeVisible();
  await axe('main');
});

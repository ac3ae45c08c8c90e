import { choose, startNew } from './fixtures/claim-wizard.ts';
import { expect, test } from './fixtures/index.ts';

test('a customer files a tracker claim with a part typed in place and rows pasted from a spreadsheet, and copies it', async ({
  page,
  signIn,
  axe,
  expectNoConsoleErrors,
}) => {
  test.slow();
  await signIn('customer');
  await page.goto('/warrantyclaim/partsclaim');
  await startNew(page);
  await page.getByRole('textbox', { name: 'What’s wrong?' }).fill('Two rows stay at 38° since the storm.');
  await page.getByRole('textbox', { name: 'Date found' }).fill('2026/10/02');
  await page.getByRole('textbox', { name: 'Date found' }).press('Enter');
  await page.getByRole('textbox', { name: 'Defective pieces' }).fill('4');
  await page.getByRole('textbox', { name: 'Project name' }).fill('Tabernas Sur');
  await page.getByRole('textbox', { name: 'Total installed capacity' }).fill('24600');
  await choose(page, 'Project country', 'Spain');
  await page.getByRole('textbox', { name: 'Project city' }).fill('Tabernas');
  await page.getByRole('button', { name: 'Continue to parts' }).click();

  await page.getByRole('button', { name: 'Add tracker part' }).click();
  await choose(page, 'Product type', 'Drive motor');
  await choose(page, 'Tracker type', '2P, one row');
  await page.getByRole('textbox', { name: 'Quantity' }).fill('2');
  await page.getByRole('textbox', { name: 'Alarm duration' }).fill('36');
  await page.getByRole('textbox', { name: 'Power' }).fill('24');
  await page.getByRole('textbox', { name: 'Failure description' }).fill('Stalls at 38° in the morning.');
  await page.getByRole('textbox', { name: 'Serial numbers' }).fill('DM24-6K-118204\nDM24-6K-118209');
  await expect(page.getByText('Add or discard the new part first')).toBeVisible();
  await axe();
  await page.reload();
  await page.getByRole('textbox', { name: 'Error code' }).fill('E24');
  await page.getByRole('textbox', { name: 'Error code' }).press('Enter');
  // The form has the number too, until the part takes its place.
  await expect(page.getByRole('group', { name: 'New tracker part' })).toHaveCount(0);
  await expect(page.getByText('DM24-6K-118209')).toBeVisible();

  await page.getByRole('button', { name: 'Paste rows' }).first().click();
  const rows = [
    ['Tracker controller', '2P, one row', '1', 'E31', '140', '24', 'No radio link', 'TC2-0091-7714'],
    ['Gearbox', '2P, one row', '1', 'E31', '140', '24', 'LED off', 'TC2-0091-7720'],
  ];
  await page.getByRole('textbox', { name: /^Copy the cells/ }).fill(rows.map((row) => row.join('\t')).join('\n'));
  await expect(page.getByText('Product type isn’t valid.')).toBeVisible();
  await axe();
  await page.getByRole('combobox', { name: 'Product type, row 2' }).selectOption('Tracker controller');
  await page.getByRole('button', { name: 'Add 2 parts' }).click();
  await expect(page.getByText('They match.')).toBeVisible();

  await page.getByRole('button', { name: 'Continue to files' }).click();
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await page.getByRole('button', { name: 'Submit claim' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Claim submitted' })).toContainText(/TC-\d{8}-\d{5}/);
  await page.getByRole('button', { name: 'Open claim' }).click();
  await expect(page.getByText('TC2-0091-7714')).toBeVisible();

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page.getByText(/^This is a copy\./)).toBeVisible();
  await page.getByRole('textbox', { name: 'What’s wrong?' }).fill('The same in the next two rows.');
  await page.getByRole('button', { name: 'Continue to parts' }).click();
  await expect(page.getByText('Serial numbers are missing. Edit this part to add them.')).toHaveCount(3);
  expectNoConsoleErrors();
});

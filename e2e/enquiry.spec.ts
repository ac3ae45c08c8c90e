import type { Page } from '@playwright/test';
import { addPhotos, choose, startNew } from './fixtures/claim-wizard.ts';
import { expect, test } from './fixtures/index.ts';
import { enterAs } from './fixtures/sign-in.ts';

/** The number of a request that was just submitted. */
async function submittedNumber(page: Page, prefix: 'ME' | 'TE'): Promise<string> {
  await page.getByRole('button', { name: 'Submit enquiry' }).click();
  const status = page.getByRole('status').filter({ hasText: 'Enquiry submitted' });
  await expect(status).toContainText(new RegExp(`${prefix}-\\d{8}-\\d{5}`));
  return new RegExp(`${prefix}-\\d{8}-\\d{5}`).exec((await status.textContent()) ?? '')?.[0] ?? '';
}

test('a customer asks about a module with photos; a specialist finds it on the desk and answers in the conversation', async ({
  page,
  signIn,
  browser,
  server,
  axe,
  expectNoConsoleErrors,
}) => {
  test.slow();
  await signIn('customer');
  await page.goto('/profile/myRequest');
  await page.getByRole('button', { name: 'New request' }).click();
  await page.getByRole('menuitem', { name: 'Module enquiry' }).click();
  await startNew(page);
  await expect(page.getByText('First contact within 2 working days')).toBeVisible();
  await page.getByRole('textbox', { name: 'Product' }).fill('HD-M72 575 W');
  await page.getByRole('textbox', { name: 'Serial number' }).fill('hd7226w14a 018842');
  await page.getByRole('textbox', { name: 'Your question' }).fill('Which torque do the clamps take on the long side?');
  await expect(page.getByText('Genuine HD-M72 575 W · Product warranty until April 3, 2041')).toBeVisible();
  await choose(page, 'Plant country', 'Spain');
  await axe();
  await page.getByRole('button', { name: 'Continue to files' }).click();
  // Until the draft has its number, a reload begins another one.
  await page.waitForURL(({ searchParams }) => searchParams.has('requestId') && searchParams.get('step') === 'attachments');
  await page.reload();
  await addPhotos(page, ['clamp-corner-01.png', 'clamp-corner-02.png']);
  await expect(page.getByRole('button', { name: 'Show clamp-corner-02.jpg' })).toBeVisible();
  const requestNo = await submittedNumber(page, 'ME');
  await page.getByRole('button', { name: 'Open enquiry' }).click();

  const context = await browser.newContext({ baseURL: server.url, locale: 'en-GB', timezoneId: 'UTC' });
  await enterAs(context, server.url, 'module');
  const specialist = await context.newPage();
  await specialist.goto(`/desk?text=${requestNo}`);
  await specialist.getByRole('link', { name: requestNo }).click();
  await expect(specialist.getByText('Genuine HD-M72 575 W')).toBeVisible();
  await expect(specialist.getByRole('button', { name: 'Show clamp-corner-01.jpg' })).toBeVisible();
  await specialist.getByRole('button', { name: 'Pick up', exact: true }).click();
  await specialist.getByRole('textbox', { name: 'Message', exact: true }).fill('18 to 22 Nm, as on the short side.');
  await specialist.getByRole('button', { name: 'Send as answer' }).click();
  await expect(page.getByText('18 to 22 Nm, as on the short side.', { exact: true })).toBeVisible();
  await expect(page.getByText('Tomás Quiroga is handling this request')).toBeVisible();
  expectNoConsoleErrors();
  await context.close();
});

test('a tracker enquiry is copied, changed and submitted as a new one', async ({ page, signIn, expectNoConsoleErrors }) => {
  await signIn('customer');
  await page.goto('/enquiryrequest/partsenquiry');
  await startNew(page);
  await page.getByRole('textbox', { name: 'Product' }).fill('Drive motor');
  await page.getByRole('textbox', { name: 'Serial number' }).fill('TM2601440012');
  await page.getByRole('textbox', { name: 'Your question' }).fill('Which grease do the drive motors need?');
  await choose(page, 'Plant country', 'Spain');
  await page.getByRole('button', { name: 'Continue to files' }).click();
  await addPhotos(page, ['motor.png']);
  const first = await submittedNumber(page, 'TE');
  await page.getByRole('button', { name: 'Open enquiry' }).click();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();

  await expect(page.getByText(/^This is a copy\./)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Product' })).toHaveValue('Drive motor');
  await expect(page.getByRole('textbox', { name: 'Serial number' })).toHaveValue('');
  await page.getByRole('textbox', { name: 'Your question' }).fill('And how often do they need it?');
  await page.getByRole('button', { name: 'Continue to files' }).click();
  await expect(page.getByRole('button', { name: 'Show motor.jpg' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue to review' }).click();
  const second = await submittedNumber(page, 'TE');
  expect(second).not.toBe(first);
  await page.goto('/profile/myRequest');
  for (const requestNo of [first, second]) await expect(page.getByText(requestNo)).toBeVisible();
  expectNoConsoleErrors();
});

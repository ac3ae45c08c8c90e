import { checkBankDetails, enterBankDetails, listBankDetails } from '@heliodesk/contract/payment';
import type { BankCheck } from '@heliodesk/contract/payment';
import type { Browser, Page } from '@playwright/test';
import { findViolations } from './fixtures/axe.ts';
import { photo } from './fixtures/files.ts';
import { expect, test } from './fixtures/index.ts';
import { compensationOf, offerSolutions, repairOf } from './fixtures/offered-claim.ts';
import { addApp, callAs, removeFactor } from './fixtures/second-factor.ts';
import { enterAs } from './fixtures/sign-in.ts';

const serials = ['JOURNEY00000001', 'JOURNEY00000002', 'JOURNEY00000003', 'JOURNEY00000004'];

const show = async (page: Page, view: string) => page.locator('.hd-view-switch').getByText(view).click();

/** Downloads the receipt of what was answered last. */
async function openReceipt(page: Page): Promise<void> {
  await show(page, 'Messages');
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Receipt (PDF)' }).last().click()]);
  expect(file.suggestedFilename()).toMatch(/MC-\d{8}-\d{5}-\d+.*\.pdf$/);
  await show(page, 'Overview');
}

async function enterBank(page: Page): Promise<void> {
  const task = page.getByRole('article', { name: 'Enter the bank details for your payment' });
  await task.getByLabel('Account number (IBAN)').fill('es9121000418450200051332');
  await task.getByLabel('SWIFT/BIC code').fill('CAIXESBB');
  await task.getByRole('button', { name: 'Use CAIXESBBXXX' }).click();
  await task.getByRole('textbox', { name: 'Bank', exact: true }).fill('CaixaBank');
  await task.getByLabel('Bank address').fill('Gran Vía 16, Granada');
  await task.getByLabel('Billing address').fill('Calle Recogidas 24, Granada');
  await task.getByRole('checkbox', { name: /That’s us/ }).check();
  await task.getByRole('button', { name: 'Send bank details' }).click();
}

/** Finance, with a second factor, agrees to the bank details of a claim. */
async function checkBank(browser: Browser, url: string, requestId: number): Promise<void> {
  const context = await browser.newContext({ baseURL: url, locale: 'en-GB', timezoneId: 'UTC' });
  await enterAs(context, url, 'finance');
  const page = await context.newPage();
  await addApp(page);
  const bank = (await callAs<BankCheck[]>(page, listBankDetails, {})).find((one) => one.requestId === requestId);
  if (bank === undefined) throw new Error('There is nothing to check');
  const { bankDetailsId, version } = bank;
  const reason = 'Called Amelia Ortega';
  await callAs(page, checkBankDetails, { body: { bankDetailsId, version, cleared: { otherCompany: reason, changed: reason } } });
  await removeFactor(page);
  await context.close();
}

/** Corrects the bank's reference of a payment, and exports the list that it is in. */
async function correct(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Correct', exact: true }).click();
  await page.getByLabel('Bank reference').fill('SEPA 2026 0119');
  await page.getByLabel('Reason').fill('Typed wrong');
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save correction' }).click();
  await expect(page.getByText('Payment corrected').first()).toBeVisible();
  await expect(page.getByText('SEPA 2026 0119')).toBeVisible();
  await expect(page.getByText('SEPA 2026 0118')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.goto('/payment/bank?show=paid');
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export' }).click()]);
  expect(file.suggestedFilename()).toBe('payments.xlsx');
}

/** Someone else of finance, with a second factor, records that the compensation of a claim was paid. */
async function pay(browser: Browser, url: string, requestNo: string): Promise<void> {
  const context = await browser.newContext({ baseURL: url, locale: 'en-GB', timezoneId: 'UTC' });
  await enterAs(context, url, 'finance2');
  const page = await context.newPage();
  await addApp(page);
  await page.goto('/payment/bank?show=toPay');
  await page.getByRole('link', { name: `Pay ${requestNo}` }).click();
  await expect(page.getByText('185.00 EUR').first()).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  const day = page.getByLabel('Paid on');
  await day.fill(new Date().toISOString().slice(0, 10).replaceAll('-', '/'));
  await day.press('Enter');
  await page.getByLabel('Bank reference').fill('SEPA 2026 0118');
  await page.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(page.getByText('Add at least one proof.')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(photo('transfer.png'));
  await expect(page.getByRole('listitem').filter({ hasText: 'transfer.png' })).toBeVisible();
  await page.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(page.getByText('Payment recorded. We’ve notified the customer.').first()).toBeVisible();
  await correct(page);
  await removeFactor(page);
  await context.close();
}

/** An agent ends a claim of which all is done. */
async function complete(browser: Browser, url: string, requestNo: string): Promise<void> {
  const context = await browser.newContext({ baseURL: url, locale: 'en-GB', timezoneId: 'UTC' });
  await enterAs(context, url, 'agent');
  const page = await context.newPage();
  await page.goto(`/desk/${requestNo}`);
  await page.getByRole('button', { name: 'Complete', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Complete ${requestNo}?` });
  await dialog.getByLabel('Closing words').fill('We paid the compensation. Thank you for your patience.');
  expect(await findViolations(page, '.ant-modal')).toEqual([]);
  await dialog.getByRole('button', { name: 'Complete claim' }).click();
  await expect(page.getByText(`${requestNo} completed`).first()).toBeVisible();
  await context.close();
}

test('a claim on a phone: solutions answered, bank details, credit note, paid, completed', async ({
  page,
  signIn,
  browser,
  server,
  axe,
}) => {
  // A claim from its filing to its end, with five people.
  test.slow();
  const { requestId, requestNo } = await offerSolutions(server.url, serials, [compensationOf(2), repairOf(2)]);
  await signIn('customer');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/request/${requestId}`);
  const offers = page.getByRole('article', { name: 'Accept or decline our solution' });
  await expect(offers).toHaveCount(2);
  await axe('main');
  await offers.filter({ hasText: 'Compensation' }).getByRole('button', { name: 'Accept solution' }).click();
  await expect(offers).toHaveCount(1);
  await openReceipt(page);
  await offers.getByRole('button', { name: 'Decline', exact: true }).click();
  await offers.getByRole('textbox', { name: /Why are you declining it/ }).fill('We repair them ourselves.');
  await offers.getByRole('button', { name: 'Decline solution' }).click();

  // As if the sign-in were longer ago than a fresh proof of identity may be.
  await page.route(
    `**${enterBankDetails.path}`,
    async (route) => route.fulfill({ status: 428, json: { code: 428, msg: '', data: { key: 'auth.freshProofRequired' } } }),
    { times: 1 },
  );
  await enterBank(page);
  const proof = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await proof.getByLabel('Password').fill('Sunny2026');
  await proof.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Bank details sent. Finance is checking them.').first()).toBeVisible();

  await checkBank(browser, server.url, requestId);
  const check = page.getByRole('article', { name: 'Confirm your bank details' });
  await expect(check.getByText('ES91 2100 0418 4502 0005 1332')).toBeVisible();
  await axe('main');
  await check.getByRole('button', { name: 'Confirm bank details' }).click();
  await expect(page.getByText('Bank details confirmed').first()).toBeVisible();
  await expect(check).toHaveCount(0);
  await openReceipt(page);

  const note = page.getByRole('article', { name: 'Confirm the credit note' });
  await expect(note.getByText('185.00 EUR')).toBeVisible();
  await axe('main');
  await note.getByRole('button', { name: 'Confirm credit note' }).click();
  await expect(page.getByText('Credit note confirmed').first()).toBeVisible();
  await pay(browser, server.url, requestNo);
  await expect(page.getByRole('term').filter({ hasText: 'Paid on' })).toBeVisible();
  await complete(browser, server.url, requestNo);
  await show(page, 'Messages');
  await expect(page.getByText('We paid the compensation. Thank you for your patience.')).toBeVisible();
  await axe('main');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

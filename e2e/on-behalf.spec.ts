import { addPhotos, chooseAddress, filedNumber, fillDetails, importSerials, startNew } from './fixtures/claim-wizard.ts';
import { expect, test } from './fixtures/index.ts';
import { enterAs } from './fixtures/sign-in.ts';

test('an agent files a claim with serial numbers for a customer, who sees it under their requests and gets the mail', async ({
  page,
  signIn,
  browser,
  server,
  axe,
  expectNoConsoleErrors,
}) => {
  // Two people, every step of the wizard, a reload and an import.
  test.slow();
  await signIn('agent');
  await page.goto('/enquiryrequest/assing/contact-list');
  const search = page.getByRole('textbox', { name: /Company, name/ });
  await search.fill('sierra clara');
  await search.press('Enter');
  await page.getByRole('button', { name: 'File request for Amelia Ortega, Sierra Clara Energía S.L.' }).click();
  const strip = page.getByRole('region', { name: 'Filing for a customer' });
  await expect(strip).toContainText('You’re filing for Amelia Ortega (Sierra Clara Energía S.L.)');
  await page.getByRole('button', { name: 'Start Module claim' }).click();
  await startNew(page);

  await fillDetails(page, 'Almería Norte, filed by phone', 50);
  await expect(page.getByRole('radio', { name: /Almería warehouse/ })).toBeVisible();
  // Until the draft has its number, a reload begins another one.
  await page.waitForURL(({ searchParams }) => searchParams.has('requestId') && searchParams.get('step') === 'shipping');
  await page.reload();
  await expect(strip).toContainText('Amelia Ortega');
  await axe();
  await chooseAddress(page);
  await importSerials(page, 'BEHALF', 50);
  await addPhotos(page, ['front.png']);
  await expect(strip).toBeVisible();
  await page.getByRole('button', { name: 'Submit claim' }).click();
  await expect(page.getByText('Filed for Amelia Ortega (Sierra Clara Energía S.L.).')).toBeVisible();
  const requestNo = await filedNumber(page, 'Filed for Amelia Ortega');
  await page.getByRole('button', { name: 'Open the case' }).click();
  await expect(page.getByText('Filed by Ingrid Halvorsen for Amelia Ortega')).toBeVisible();

  const context = await browser.newContext({ baseURL: server.url, locale: 'en-GB', timezoneId: 'UTC' });
  await enterAs(context, server.url, 'customer');
  const customer = await context.newPage();
  await customer.goto('/profile/myRequest');
  await customer
    .getByRole('link', { name: new RegExp(requestNo) })
    .first()
    .click();
  await expect(customer.getByText('Filed by Ingrid Halvorsen for Amelia Ortega')).toBeVisible();
  await expect(async () => {
    await customer.goto('/demo/mailbox?to=customer@demo.heliodesk.test');
    await expect(customer.getByText(`(${requestNo}): we’ve filed a request for you`).first()).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  await context.close();
  expectNoConsoleErrors();
});

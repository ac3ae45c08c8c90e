import { complete } from '@heliodesk/contract/request';
import { expect, test } from './fixtures/index.ts';
import { offerAgain, repairOf, sendSolutions, stepsOn } from './fixtures/offered-claim.ts';

test('a tracker claim: returned by the approver, declined by the customer, offered again, repaired, completed', async ({
  page,
  signIn,
  server,
}) => {
  test.slow();
  const { requestId } = await sendSolutions(server.url, ['DM24-ROUND-01', 'DM24-ROUND-02'], [repairOf(2)], 'tracker');
  await signIn('supervisor');
  await page.goto(`/desk/${requestId}/solutions`);
  await page
    .getByRole('radiogroup', { name: /^Decision/ })
    .getByText('Return', { exact: true })
    .click();
  await page.getByLabel(/^Reason, /).fill('The site is missing.');
  await page.getByRole('button', { name: 'Send decisions' }).click();
  await expect(page.getByText('Solutions returned to their author').first()).toBeVisible();

  await offerAgain(server.url, requestId, { ...repairOf(2), repairSite: 'Tabernas Sur' });
  await signIn('customer');
  await page.goto(`/request/${requestId}`);
  const offer = page.getByRole('article', { name: 'Accept or decline our solution' });
  await offer.getByRole('button', { name: 'Decline', exact: true }).click();
  await offer.getByRole('textbox', { name: /Why are you declining it/ }).fill('Both drives have to be new.');
  await offer.getByRole('button', { name: 'Decline solution' }).click();
  await expect(offer).toHaveCount(0);

  await offerAgain(server.url, requestId, { ...repairOf(2), repairContent: 'New drives' });
  await offer.getByRole('button', { name: 'Accept solution' }).click();
  await expect(offer).toHaveCount(0);

  await signIn('agent');
  await page.goto(`/desk/${requestId}/solutions`);
  await page.getByRole('button', { name: 'Enter repair' }).click();
  const dialog = page.getByRole('dialog', { name: 'Repair carried out' });
  const day = dialog.getByLabel('Carried out on');
  await day.fill(new Date().toISOString().slice(0, 10).replaceAll('-', '/'));
  await day.press('Enter');
  await dialog.getByRole('textbox', { name: 'What was done' }).fill('Both drives are new and follow the sun.');
  await dialog.getByRole('button', { name: 'Save repair' }).click();
  await expect(page.getByText('Repair saved').first()).toBeVisible();
  const { call, now } = await stepsOn(server.url, 'agent', requestId);
  await call(complete, { body: { ...(await now()), content: 'The rows follow the sun again.', reason: '' } });

  await signIn('customer');
  await page.goto(`/request/${requestId}`);
  await expect(page.getByText('Completed').first()).toBeVisible();
  await expect(page.getByText('Both drives are new and follow the sun.').first()).toBeVisible();
});

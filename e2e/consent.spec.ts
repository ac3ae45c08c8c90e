import { listTips, solutionConfirmation } from '@heliodesk/contract/request';
import { callerOf } from './fixtures/call.ts';
import { expect, test } from './fixtures/index.ts';
import { exchangeOf, offerSolutions } from './fixtures/offered-claim.ts';
import { typeAddress } from './fixtures/type-address.ts';

test('staff submit delivery addresses with the customer’s written consent', async ({ page, signIn, server, axe }) => {
  // A claim from its filing on.
  test.slow();
  const { requestId } = await offerSolutions(server.url, ['CONSENTED000001', 'CONSENTED000002'], [exchangeOf(2)]);
  const call = await callerOf(server.url, 'customer');
  for (const { msgId } of await call(listTips, { query: { requestId } }))
    await call(solutionConfirmation, { body: { msgId, accept: true } });
  // Someone who had no part in the solutions.
  await signIn('module');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/desk/${requestId}`);
  await page.getByRole('button', { name: 'Answer with written consent' }).click();
  const form = page.getByRole('dialog', { name: /^Answer for / });
  await form.getByRole('button', { name: 'Add address' }).click();
  await typeAddress(page);
  await expect(form.getByText('With an address: 2 of 2')).toBeVisible();
  await axe('[role=dialog]');
  const file = { name: 'signed-letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') };
  await form.locator('input[type=file]').setInputFiles(file);
  // Once it is there, its name is in the list and in what is read out.
  await expect(form.getByText('signed-letter.pdf uploaded')).toBeVisible();
  await form.getByRole('button', { name: 'Save answer' }).click();
  await expect(page.getByText('Addresses submitted').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'signed-letter.pdf' }).first()).toBeVisible();
});

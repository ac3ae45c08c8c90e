import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/index.ts';
import { pickUpClaim } from './fixtures/offered-claim.ts';

const first = 'The warranty of these modules ended in May.';
const appeal = 'The delivery note says that they arrived in June.';
const second = 'The note is of another delivery. The warranty of these modules ended in May.';

/** Proposes to reject the claim that is open. */
async function propose(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).first().click();
  await page.getByRole('menuitem', { name: 'Propose rejection' }).click();
  const dialog = page.getByRole('dialog', { name: /Propose to reject/ });
  await dialog.getByRole('combobox', { name: /Reason/ }).click();
  await page.getByTitle('Out of warranty').click();
  await dialog.getByRole('textbox', { name: /What the customer reads/ }).fill(text);
  await dialog.getByRole('button', { name: 'Send proposal' }).click();
  const card = page.getByRole('region', { name: 'Proposal to reject' });
  await expect(card).toContainText(text);
  await expect(card).toContainText('Waiting for a decision');
}

/** Rejects the claim that is open, as it was proposed. */
async function reject(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('region', { name: 'Proposal to reject' })).toContainText('Waiting for your decision');
  await page.getByRole('button', { name: 'Reject claim' }).click();
  const dialog = page.getByRole('dialog', { name: /^Reject/ });
  await expect(dialog.getByText(text)).toBeVisible();
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Reject claim' }).click();
  await expect(page.getByText(/was rejected$/).first()).toBeVisible();
}

test('a claim is rejected by two, appealed by its customer, and decided once more for good', async ({
  page,
  signIn,
  server,
  axe,
}, info) => {
  test.slow();
  const { requestId } = await pickUpClaim(server.url, ['APPEALED00000001', 'APPEALED00000002']);
  const look = async (name: string) => info.attach(name, { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' });
  await signIn('agent');
  await page.goto(`/desk/${requestId}`);
  await propose(page, first);

  await signIn('supervisor');
  await page.goto(`/desk/${requestId}`);
  await reject(page, first);

  await signIn('customer');
  await page.goto(`/request/${requestId}`);
  const decision = page.getByRole('region', { name: 'Rejected' });
  await expect(decision).toContainText(first);
  const form = page.getByRole('region', { name: 'Your appeal' });
  await axe('main');
  await form.getByRole('button', { name: 'Send appeal' }).click();
  await expect(form.getByRole('alert')).toBeVisible();
  await form.getByRole('textbox', { name: 'What did we miss?' }).fill(appeal);
  await look('rejected');
  await form.getByRole('button', { name: 'Send appeal' }).click();
  await expect(page.getByText('Appeal sent').first()).toBeVisible();
  await expect(form).toHaveCount(0);
  await expect(decision).toHaveCount(0);
  await look('appealed');

  await signIn('agent');
  await page.goto(`/desk/${requestId}`);
  await expect(page.getByText(appeal).first()).toBeVisible();
  await look('appeal at the desk');
  await propose(page, second);

  await signIn('supervisor');
  await page.goto(`/desk/${requestId}`);
  await reject(page, second);
  await look('decided again');

  await signIn('customer');
  await page.goto(`/request/${requestId}`);
  await expect(decision).toContainText(second);
  await expect(decision).toContainText('This decision is final.');
  await expect(form).toHaveCount(0);
  await axe('main');
  await look('final');
});

import { complete, listTips, solutionConfirmation } from '@heliodesk/contract/request';
import { finishRepair, solutionPlan } from '@heliodesk/contract/solution';
import { callerOf } from './fixtures/call.ts';
import { expect, test } from './fixtures/index.ts';
import { offerAgain, offerSolutions, repairOf, stepsOn } from './fixtures/offered-claim.ts';

/** Enters the repair of the solution that is carried out. */
async function repair(url: string, requestId: number, report: string): Promise<void> {
  const { call, now } = await stepsOn(url, 'agent', requestId);
  const { solutions } = await call(solutionPlan, { query: { requestId } });
  const solutionId = solutions.find(({ state }) => state === 'running')?.solutionId ?? 0;
  await call(finishRepair, { body: { ...(await now()), solutionId, repairedOn: new Date().toISOString().slice(0, 10), report } });
}

/** A completed claim: its first solution was carried out, its second declined. */
async function completeClaim(url: string): Promise<number> {
  const { requestId } = await offerSolutions(url, ['REOPENED00000001', 'REOPENED00000002'], [repairOf(1), repairOf(1)]);
  const customer = await callerOf(url, 'customer');
  for (const [index, { msgId }] of (await customer(listTips, { query: { requestId } })).entries())
    await customer(solutionConfirmation, {
      body: index === 0 ? { msgId, accept: true } : { msgId, accept: false, reason: 'This module has to be replaced.' },
    });
  await repair(url, requestId, 'The backsheet was replaced.');
  const { call, now } = await stepsOn(url, 'agent', requestId);
  await call(complete, { body: { ...(await now()), content: 'The repaired module works again.', reason: '' } });
  return requestId;
}

test('a completed claim is reopened by a supervisor, keeps what was done, and is completed again', async ({
  page,
  signIn,
  server,
  axe,
}, info) => {
  test.slow();
  const look = async (name: string) => info.attach(name, { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' });
  const requestId = await completeClaim(server.url);
  await signIn('supervisor');
  await page.goto(`/desk/${requestId}`);
  await page.getByRole('button', { name: 'Reopen', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Reopen/ });
  await expect(dialog).toContainText('What was paid, repaired or delivered stays');
  await dialog.getByRole('textbox').fill('The second module can be repaired too.');
  await dialog.getByRole('button', { name: 'Reopen' }).click();
  await expect(page.getByText('Done before reopening')).toBeVisible();
  await look('reopened at the desk');

  await signIn('customer');
  await page.goto(`/request/${requestId}`);
  await expect(page.getByText('The second module can be repaired too.').first()).toBeVisible();
  await expect(page.getByText('Done before reopening')).toBeVisible();
  await expect(page.getByText('The backsheet was replaced.')).toBeVisible();
  await axe('main');
  await look('reopened, as the customer sees it');

  await offerAgain(server.url, requestId, { ...repairOf(1), repairContent: 'A new frame' });
  const offer = page.getByRole('article', { name: 'Accept or decline our solution' });
  await offer.getByRole('button', { name: 'Accept solution' }).click();
  await expect(offer).toHaveCount(0);
  await repair(server.url, requestId, 'The frame was replaced as well.');

  await signIn('agent');
  await page.goto(`/desk/${requestId}`);
  await page.getByRole('button', { name: 'Complete', exact: true }).click();
  const end = page.getByRole('dialog', { name: /^Complete/ });
  await end.getByRole('textbox', { name: /Closing words/ }).fill('Both modules work again.');
  await end.getByRole('button', { name: 'Complete claim' }).click();
  await expect(page.getByText(/completed$/).first()).toBeVisible();

  await signIn('customer');
  await page.goto(`/request/${requestId}`);
  await expect(page.getByText('Both modules work again.').first()).toBeVisible();
  for (const report of ['The backsheet was replaced.', 'The frame was replaced as well.'])
    await expect(page.getByText(report)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Something left to settle?' })).toBeVisible();
  await look('completed again');
});

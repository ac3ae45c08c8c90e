import { markDelivered, markShipped } from '@heliodesk/contract/shipment';
import { earliestDay, latestDay } from '../apps/server/src/platform/days.ts';
import { planExchange, uploadProof } from './fixtures/exchange.ts';
import { expect, test } from './fixtures/index.ts';
import { stepsOn } from './fixtures/offered-claim.ts';

const old = ['CORRECTED0000001', 'CORRECTED0000002'];
const reason = 'The signature is a day older than we read.';

test('a wrong day of arrival: corrected by staff with a reason, and read by the customer', async ({ page, signIn, server, axe }) => {
  test.slow();
  const { requestId, addressId } = await planExchange(server.url, old);
  const { call, now } = await stepsOn(server.url, 'agent', requestId);
  // Somewhere on earth it is still the one, elsewhere already the other.
  const [right, wrong] = [earliestDay(new Date()), latestDay(new Date())];
  const shown = (day: string) => new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
  const shipping = { shipTime: right, carrier: 'Transportes Levante', trackingNo: 'TL-5521' };
  await call(markShipped, { body: { ...(await now()), addressIds: [addressId], ...shipping } });
  const attIds = [await uploadProof(server.url, addressId)];
  await call(markDelivered, { body: { ...(await now()), addressId, deliverTime: wrong, attIds } });

  await signIn('customer');
  await page.goto(`/request/${requestId}`);
  const arrival = page.getByRole('listitem').filter({ hasText: 'Warehouse Jaén' }).locator('dl > div').filter({ hasText: 'Delivered on' });
  await expect(arrival).toContainText(shown(wrong));

  await signIn('agent');
  await page.goto(`/desk/${requestId}`);
  await page.getByRole('button', { name: 'Correct delivery: Warehouse Jaén' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('signed-delivery-note.png')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Delivered on' }).fill(right.replaceAll('-', '/'));
  await dialog.getByRole('textbox', { name: 'Delivered on' }).press('Enter');
  await dialog.getByRole('textbox', { name: 'Carrier' }).fill('Maersk');
  await axe('[role=dialog]');
  await dialog.getByRole('button', { name: 'Save correction' }).click();
  await expect(dialog.getByRole('alert').getByText('Reason is required.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await dialog.getByRole('button', { name: 'Save correction' }).click();
  await expect(page.getByText('Delivery corrected. The customer sees it now.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(reason).first()).toBeVisible();
  await axe('main');

  await signIn('customer');
  await page.goto(`/request/${requestId}`);
  await expect(arrival).toContainText(shown(right));
  await expect(arrival).not.toContainText(shown(wrong));
  await expect(page.getByText('Maersk')).toBeVisible();
  await expect(page.getByText(`It arrived on ${shown(right)}.`)).toBeVisible();
  await expect(page.getByText(reason)).toBeHidden();
  await axe('main');
});

import { complete } from '@heliodesk/contract/request';
import {
  addRma,
  addShipment,
  finishExchange,
  listExchanges,
  markDelivered,
  markShipped,
  recordOldPieces,
} from '@heliodesk/contract/shipment';
import type { Page } from '@playwright/test';
import { dayIn, uploadProof } from './fixtures/exchange.ts';
import { expect, test } from './fixtures/index.ts';
import { exchangeOf, offerSolutions, stepsOn } from './fixtures/offered-claim.ts';
import { typeAddress } from './fixtures/type-address.ts';

const old = ['SWAPPED00000001', 'SWAPPED00000002'];
const replacements = ['SWAPPED00000101', 'SWAPPED00000102'];

async function giveAddress(page: Page): Promise<void> {
  const task = page.getByRole('article', { name: 'Tell us where the new products go' });
  await task.getByRole('button', { name: 'Add address' }).click();
  await typeAddress(page);
}

test('an exchange on a phone: accepted, addressed, shipped, delivered with proof, completed', async ({ page, signIn, server, axe }) => {
  // A claim from its filing to its end.
  test.slow();
  const { requestId } = await offerSolutions(server.url, old, [exchangeOf(2)]);
  await signIn('customer');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/request/${requestId}`);
  await page.getByRole('article', { name: 'Accept or decline our solution' }).getByRole('button', { name: 'Accept solution' }).click();
  await giveAddress(page);
  await axe('main');
  await page.getByRole('button', { name: 'Submit addresses' }).click();
  await expect(page.getByText('Addresses submitted').first()).toBeVisible();

  const { call, now } = await stepsOn(server.url, 'agent', requestId);
  const [exchange] = await call(listExchanges, { query: { requestId } });
  const [address] = exchange?.addresses ?? [];
  if (exchange === undefined || address === undefined) throw new Error('Nothing is exchanged');
  const { addressId } = address;
  await call(addShipment, { body: { ...(await now()), addressIds: [addressId], etd: dayIn(0), eta: dayIn(6) } });
  const shipped = { shipTime: dayIn(0), carrier: 'Transportes Tabernas', trackingNo: 'TT 4711' };
  await call(markShipped, { body: { ...(await now()), addressIds: [addressId], ...shipped } });
  await expect(page.getByText('Transportes Tabernas').first()).toBeVisible();
  const proof = await uploadProof(server.url, addressId);
  await call(markDelivered, { body: { ...(await now()), addressId, deliverTime: dayIn(0), attIds: [proof] } });
  await expect(page.getByText('signed-delivery-note.png').first()).toBeVisible();
  await call(recordOldPieces, { body: { ...(await now()), addressId, handling: 'return', note: 'They come back on the same truck.' } });
  const pairs = old.map((oldSn, index) => ({ oldSn, newSn: replacements[index] ?? '' }));
  await call(addRma, { body: { addressId, pairs } });
  await call(finishExchange, { body: { ...(await now()), exchangeId: exchange.exchangeId } });
  await call(complete, {
    body: { ...(await now()), content: 'The new modules have arrived. Thank you for your patience.', reason: '' },
  });
  await expect(page.getByText('Completed').first()).toBeVisible();
  await axe('main');
});

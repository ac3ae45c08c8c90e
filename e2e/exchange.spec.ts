import { complete } from '@heliodesk/contract/request';
import {
  addRma,
  addShipment,
  addShipmentFile,
  finishExchange,
  listExchanges,
  markDelivered,
  markShipped,
  recordOldPieces,
} from '@heliodesk/contract/shipment';
import type { Page } from '@playwright/test';
import { photo } from './fixtures/files.ts';
import { expect, test } from './fixtures/index.ts';
import { exchangeOf, offerSolutions, stepsOn } from './fixtures/offered-claim.ts';
import { tokenOf } from './fixtures/sign-in.ts';
import { typeAddress } from './fixtures/type-address.ts';

const old = ['SWAPPED00000001', 'SWAPPED00000002'];
const replacements = ['SWAPPED00000101', 'SWAPPED00000102'];

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Uploads a proof of a delivery as the demo's agent; answers its id. */
async function uploadProof(url: string, addressId: number): Promise<number> {
  const { name, mimeType, buffer } = photo('signed-delivery-note.png');
  const body = new FormData();
  body.append('addressId', String(addressId));
  body.append('purpose', 'proof');
  body.append('file', new Blob([new Uint8Array(buffer)], { type: mimeType }), name);
  const headers = { Authorization: `Bearer ${await tokenOf(url, 'agent')}` };
  const answer = await fetch(`${url}${addShipmentFile.path}`, { method: 'POST', headers, body });
  const envelope = (await answer.json()) as { code: number; msg: string; data: { attId: number } };
  expect(envelope).toMatchObject({ code: 200 });
  return envelope.data.attId;
}

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

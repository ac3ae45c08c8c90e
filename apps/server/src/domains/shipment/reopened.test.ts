import { tipTypes } from '@heliodesk/contract/request';
import { submitBatchAddress } from '@heliodesk/contract/shipment';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exchange } from '#src/domains/solution/seed.ts';
import { openTipOf } from '#src/testing/bank-tasks.ts';
import { addAddresses } from '#src/testing/exchange-tasks.ts';
import { buildDelivered, newSerials } from '#src/testing/goods.ts';
import { claimOf } from '#src/testing/reopened-claims.ts';
import { buildSolvingPeople, type SolvingPeople } from '#src/testing/solved-claims.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
let people: SolvingPeople;
beforeAll(async () => {
  app = await startTestApp();
  people = await buildSolvingPeople(app);
});
afterAll(() => app.stop());

it('delivers the rest of a reopened claim, and takes no old serial number a second time', async () => {
  const { requestId, goods, addressIds, exchangeId, serials } = await buildDelivered(app, people, {
    refused: 1,
    quantities: [3],
    solutions: [exchange({ quantity: 3 })],
  });
  const claim = claimOf(app, people, requestId);
  const [first = 0] = addressIds;
  const fresh = newSerials(4);
  await goods.pair(
    people.agent,
    first,
    serials.slice(0, 3).map((oldSn, index) => ({ oldSn, newSn: fresh[index] ?? '' })),
  );
  expect((await goods.finish(people.agent, exchangeId)).code).toBe(200);
  expect((await claim.complete()).code).toBe(200);
  const before = await goods.exchanges(people.customer);
  const nodes = async () => (await claim.seen()).nodes;
  expect(await nodes()).toEqual([0, 1, 2, 7, 3, 5]);
  expect((await claim.reopen()).code).toBe(200);
  expect(await nodes()).toEqual([0, 1, 7, 3]);
  expect(await goods.exchanges(people.customer)).toEqual(before);
  await claim.acceptRefused('module');
  await claim.save(people.agent, exchange({ quantity: 1 }));
  await claim.send(people.agent);
  expect(await nodes()).toEqual([0, 1, 3, 2]);
  expect((await claim.approve(people.lead)).code).toBe(200);
  expect(await nodes()).toEqual([0, 1, 3, 2, 7]);
  await claim.answer(0);
  const { tipsId } = await openTipOf(app, people.customer, requestId, tipTypes.addresses);
  await addAddresses(app, people.customer, tipsId, [1]);
  expect((await claim.customer.call(submitBatchAddress, { query: { tipsId, requestId } })).code).toBe(200);
  const [, second] = await goods.exchanges(people.customer);
  const addressId = second?.addresses[0]?.addressId ?? 0;
  expect((await goods.plan(people.agent, [first])).code).not.toBe(200);
  expect((await goods.plan(people.agent, [addressId])).code).toBe(200);
  await goods.ship(people.agent, [addressId]);
  await goods.deliver(people.agent, addressId);
  await goods.old(people.agent, addressId);
  const faults = async () =>
    (
      await app.platform.db.selectFrom('shipment_serial').select(['old_sn', 'old_fault']).where('shipment_id', '=', addressId).execute()
    ).map(({ old_fault: fault }) => fault);
  await goods.pair(people.agent, addressId, [{ oldSn: serials[0] ?? '', newSn: fresh[3] ?? '' }]);
  expect(await faults()).toEqual(['duplicate']);
  expect(await goods.finish(people.agent, second?.exchangeId ?? 0)).toMatchObject({ data: { blockedBy: ['serialsComplete'] } });
  await app.platform.db.deleteFrom('shipment_serial').where('shipment_id', '=', addressId).execute();
  await goods.pair(people.agent, addressId, [{ oldSn: serials[3] ?? '', newSn: fresh[3] ?? '' }]);
  expect(await faults()).toEqual([null]);
  expect((await goods.finish(people.agent, second?.exchangeId ?? 0)).code).toBe(200);
  expect((await claim.complete()).code).toBe(200);
  expect(await nodes()).toEqual([0, 1, 3, 2, 7, 5]);
  expect((await goods.exchanges(people.customer))[0]).toEqual(before[0]);
});

it('delivers the rest of a reopened tracker claim, and corrects what was delivered before', async () => {
  const { requestId, goods, addressIds, exchangeId } = await buildDelivered(app, people, {
    type: 'tracker',
    refused: 1,
    quantities: [3],
    solutions: [exchange({ quantity: 3 })],
  });
  const claim = claimOf(app, people, requestId);
  const [first = 0] = addressIds;
  expect((await goods.finish(people.agent, exchangeId)).code).toBe(200);
  expect((await claim.complete()).code).toBe(200);
  expect((await claim.reopen()).code).toBe(200);
  expect((await goods.correct(people.agent, first, { trackingNo: 'TL-9' })).key).toBe('action.notAllowed');
  await claim.acceptRefused('tracker');
  await claim.save(people.agent, exchange({ quantity: 1 }));
  await claim.send(people.agent);
  expect((await claim.approve(people.lead)).code).toBe(200);
  await claim.answer(0);
  expect((await goods.correct(people.agent, first, { trackingNo: 'TL-9' })).code).toBe(200);
  const { tipsId } = await openTipOf(app, people.customer, requestId, tipTypes.addresses);
  await addAddresses(app, people.customer, tipsId, [1]);
  expect((await claim.customer.call(submitBatchAddress, { query: { tipsId, requestId } })).code).toBe(200);
  const [, second] = await goods.exchanges(people.customer);
  const addressId = second?.addresses[0]?.addressId ?? 0;
  await goods.plan(people.agent, [addressId]);
  await goods.ship(people.agent, [addressId]);
  await goods.deliver(people.agent, addressId);
  await goods.old(people.agent, addressId);
  expect((await goods.finish(people.agent, exchangeId)).code).not.toBe(200);
  expect((await claim.complete()).key).toBe('action.blocked');
  expect((await goods.finish(people.agent, second?.exchangeId ?? 0)).code).toBe(200);
  expect((await claim.complete()).code).toBe(200);
  const delivered = await goods.addresses(people.customer);
  expect(delivered.map(({ batchQty, state, trackingNo }) => [batchQty, state, trackingNo])).toEqual([
    [3, 'delivered', 'TL-9'],
    [1, 'delivered', 'TL-5521'],
  ]);
});

import { confirmTip, listTips } from '@heliodesk/contract/request';
import * as api from '@heliodesk/contract/shipment';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { addressTasks } from '#src/testing/address-tasks.ts';
import { addAddresses, buildExchange } from '#src/testing/exchange-tasks.ts';
import { buildSolvingPeople, type SolvingPeople } from '#src/testing/solved-claims.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
let people: SolvingPeople;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  people = await buildSolvingPeople(app);
});

const { as, save, submit, exchangesOf } = addressTasks(() => ({ app, people }));

describe('others', () => {
  it('find nothing of another company’s exchange', async () => {
    const asked = await buildExchange(app, people);
    const [addressId = 0] = await addAddresses(app, people.customer, asked.tipsId, [4]);
    const stranger = await buildCustomer(app.platform);
    const { tipsId, msgId, requestId } = asked;
    const answers = [
      await as(stranger).call(api.getSettelment, { query: { tipsId } }),
      await as(stranger).call(api.getBatchSettelment, { query: { tipsId } }),
      await as(stranger).call(api.getBatchSettelmentInTalk, { query: { msgId } }),
      await as(stranger).call(api.getBatchAddress, { query: { addressId } }),
      await save(tipsId, {}, stranger),
      await save(tipsId, { addressId }, stranger),
      await as(stranger).call(api.updateBatchQty, { query: { id: addressId, batchQty: 1 } }),
      await as(stranger).call(api.delBatchAddress, { query: { addressId } }),
      await submit(asked, stranger),
      await as(stranger).call(api.listExchanges, { query: { requestId } }),
      await as(people.customer).call(api.getBatchSettelment, { query: { tipsId: 999_999 } }),
    ];
    expect(answers.map(({ key }) => key)).toEqual(answers.map(() => 'notFound'));
  });

  it('can’t move addresses between exchanges, nor answer by another task', async () => {
    const one = await buildExchange(app, people);
    const other = await buildExchange(app, people);
    const [addressId = 0] = await addAddresses(app, people.customer, one.tipsId, [4]);
    expect((await save(other.tipsId, { addressId })).key).toBe('notFound');
    expect((await submit({ tipsId: one.tipsId, requestId: other.requestId })).key).toBe('notFound');
    const [solutionTip] = (await as(people.customer).call(listTips, { query: { requestId: one.requestId } })).data;
    expect((await save(solutionTip?.tipsId ?? 0)).key).toBe('notFound');
    expect((await as(people.customer).call(confirmTip, { query: { msgId: one.msgId } })).errors.map(({ rule }) => rule)).toEqual([
      'addressesUnanswered',
    ]);
  });

  it('at the company do it together, staff only look', async () => {
    const asked = await buildExchange(app, people);
    const colleague = await buildCustomer(app.platform, { firstName: 'Javier', company: people.customer });
    expect((await save(asked.tipsId, {}, colleague)).code).toBe(200);
    expect((await exchangesOf(asked.requestId))[0]).toMatchObject({ isOpen: false, givenQty: 4, addresses: [{ city: 'Jaén' }] });
    expect((await save(asked.tipsId, {}, people.agent)).code).toBe(403);
    expect((await submit(asked, colleague)).code).toBe(200);
  });
});

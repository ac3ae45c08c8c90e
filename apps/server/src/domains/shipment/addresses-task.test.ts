// @both-engines
import { deskRequest, listReceipts, tipTypes } from '@heliodesk/contract/request';
import * as api from '@heliodesk/contract/shipment';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addressTasks } from '#src/testing/address-tasks.ts';
import { openTipOf } from '#src/testing/bank-tasks.ts';
import { addAddresses, buildAddressed, buildExchange, tipStatesOf } from '#src/testing/exchange-tasks.ts';
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

const { as, seen, save, submit, recall, exchangesOf, askAgain } = addressTasks(() => ({ app, people }));

describe('the task', () => {
  it('locks the form when it is taken back, and opens it with everything in it when it is sent again', async () => {
    const asked = await buildExchange(app, people);
    await addAddresses(app, people.customer, asked.tipsId, [3]);
    expect((await exchangesOf(asked.requestId))[0]?.actions).toEqual([{ name: 'askAgain', blockedBy: ['noOpenTask'] }]);
    const { actions } = (await as(people.agent).call(deskRequest, { params: { requestId: asked.requestId } })).data;
    expect(actions).toEqual(
      expect.arrayContaining([
        { name: 'answerTip', blockedBy: ['tipAnswerable'] },
        { name: 'recallTip', blockedBy: [] },
      ]),
    );
    expect((await recall(asked.requestId, asked.tipsId)).code).toBe(200);
    expect((await save(asked.tipsId)).key).toBe('tip.closed');
    expect(await seen(asked.tipsId)).toMatchObject({ isOpen: false, givenQty: 3 });

    expect((await askAgain(asked.requestId)).code).toBe(200);
    const { tipsId } = await openTipOf(app, people.customer, asked.requestId, tipTypes.addresses);
    await addAddresses(app, people.customer, tipsId, [1]);
    expect((await submit({ ...asked, tipsId })).data).toMatchObject({ state: 'addressed', givenQty: 4 });
    expect(await tipStatesOf(app, people.customer, asked.requestId, tipTypes.addresses)).toEqual(['recalled', 'confirmed']);
  });

  it('is sent again for a correction, by staff alone', async () => {
    const { requestId, tipsId } = await buildAddressed(app, people);
    expect((await askAgain(requestId, people.customer)).code).toBe(403);
    expect((await askAgain(requestId)).data).toMatchObject({ state: 'asked', givenQty: 4 });
    expect((await askAgain(requestId)).key).toBe('action.blocked');
    const next = await openTipOf(app, people.customer, requestId, tipTypes.addresses);
    expect(next.tipsId).not.toBe(tipsId);
    expect((await submit({ tipsId: next.tipsId, requestId })).code).toBe(200);
  });
});

describe('at the same moment', () => {
  it('two submits count once', async () => {
    const asked = await buildExchange(app, people);
    await addAddresses(app, people.customer, asked.tipsId, [4]);
    const answers = await Promise.all([submit(asked), submit(asked)]);
    expect(answers.map(({ key, code }) => key ?? code).toSorted()).toEqual([200, 'tip.closed']);
    expect((await as(people.customer).call(listReceipts, { query: { requestId: asked.requestId } })).data).toHaveLength(2);
  });

  it('a submit repeated with its key is answered once more', async () => {
    const asked = await buildExchange(app, people);
    await addAddresses(app, people.customer, asked.tipsId, [4]);
    const query = { tipsId: asked.tipsId, requestId: asked.requestId };
    const options = { idempotencyKey: 'submit-of-a-double-click' };
    const first = await as(people.customer).call(api.submitBatchAddress, { query }, options);
    const second = await as(people.customer).call(api.submitBatchAddress, { query }, options);
    expect([first.code, second.data]).toEqual([200, first.data]);
  });

  it('a change and a submit never leave another sum', async () => {
    const asked = await buildExchange(app, people);
    const [id = 0] = await addAddresses(app, people.customer, asked.tipsId, [4]);
    const [submitted, changed] = await Promise.all([
      submit(asked),
      as(people.customer).call(api.updateBatchQty, { query: { id, batchQty: 2 } }),
    ]);
    const { state, givenQty } = await seen(asked.tipsId);
    expect([submitted.code === 200, changed.code === 200]).toEqual(state === 'addressed' ? [true, false] : [false, true]);
    expect(givenQty).toBe(state === 'addressed' ? 4 : 2);
  });

  it('either the submit or the recall comes through', async () => {
    const asked = await buildExchange(app, people);
    await addAddresses(app, people.customer, asked.tipsId, [4]);
    const answers = await Promise.all([submit(asked), recall(asked.requestId, asked.tipsId)]);
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    const [state] = await tipStatesOf(app, people.customer, asked.requestId, tipTypes.addresses);
    expect((await seen(asked.tipsId)).state).toBe(state === 'confirmed' ? 'addressed' : 'asked');
  });
});

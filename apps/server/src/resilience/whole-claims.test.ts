// @both-engines
import type { Message } from '@heliodesk/contract/case-chat';
import { checkBankDetails, listBankDetails, listPaymentsOf, markPaid } from '@heliodesk/contract/payment';
import { complete, deskRequest, pickUp } from '@heliodesk/contract/request';
import { finishRepair } from '@heliodesk/contract/solution';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spanishBank } from '#src/domains/payment/seed.ts';
import { claimBody } from '#src/domains/module-claim/seed.ts';
import { reviewAll, serialsFrom } from '#src/domains/serial-number/seed.ts';
import { compensation, exchange, repair } from '#src/domains/solution/seed.ts';
import { reviewAllParts, trackerClaimBody, trackerPart } from '#src/domains/tracker-claim/seed.ts';
import { buildPayingPeople, type PayingPeople } from '#src/testing/bank-tasks.ts';
import { warehouse } from '#src/testing/exchange-tasks.ts';
import { goodsOf, newSerials } from '#src/testing/goods.ts';
import { paidBody } from '#src/testing/payments.ts';
import { contextFor, solutionsOf } from '#src/testing/solved-claims.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { stateOf } from '#src/testing/walk/case-state.ts';
import { faultsOf } from '#src/testing/walk/rules.ts';

let app: TestApp;
let people: PayingPeople;
beforeAll(async () => {
  app = await startTestApp();
  people = await buildPayingPeople(app);
});
afterAll(() => app.stop());

type Method = 'GET' | 'POST' | 'PUT';

/** The customer calls what the specification names (spec 2 §7), by its paths. */
async function customer<Data>(method: Method, path: string, payload?: object): Promise<Data> {
  const answer = await app.client(people.customer.token).send<Data>({ method, url: path, ...(payload === undefined ? {} : { payload }) });
  expect([path, answer.code, answer.key, answer.errors]).toEqual([path, 200, undefined, []]);
  return answer.data;
}

interface Filed {
  requestId: number;
  version: number;
}

let lists = 0;

/** Both kinds of claims, as they are filed and read. */
const claims = {
  module: {
    file: async (serials: string[]): Promise<Filed> => {
      const body = claimBody({ quantity: serials.length });
      const { requestId, version } = await customer<Filed>('POST', '/api/module/save', body);
      await customer('POST', '/api/module/insertSN', { requestId, snList: serials.map((sn) => ({ sn })) });
      const basicReq = { ...body.basicReq, requestId };
      return customer('POST', '/api/module/save', { ...body, basicReq, version, submit: true });
    },
    read: (requestId: number) => customer<Read>('GET', `/api/module/queryModuleProfile/${requestId}`),
    review: reviewAll,
  },
  tracker: {
    file: async (serials: string[]): Promise<Filed> => {
      const body = trackerClaimBody({ quantity: serials.length });
      const { requestId, version } = await customer<Filed>('PUT', '/api/parts/save', body);
      await customer('PUT', '/api/parts/tracker', {
        requestId,
        ...trackerPart({ pcs: serials.length, serialNumber: serials.join('\n') }),
      });
      const basicReq = { ...body.basicReq, requestId };
      return customer('PUT', '/api/parts/save', { ...body, basicReq, version, submit: true });
    },
    read: (requestId: number) => customer<Read>('GET', `/api/parts/partsClaim?requestId=${requestId}`),
    review: reviewAllParts,
  },
};

interface Read {
  solutions: { state: string }[];
  processNodes: { processCode: number }[];
}

/** The newest task of some kind in the conversation. */
async function taskOf(requestId: number, tip: string): Promise<number> {
  const { messages } = await customer<{ messages: Message[] }>('GET', `/api/qa/request/init?requestId=${requestId}`);
  const task = messages.findLast(({ type, params }) => type === 2 && params['tip'] === tip);
  if (task === undefined) throw new Error(`No task ${tip} in claim ${requestId}`);
  return task.msgId;
}

const answer = async (requestId: number, reason = '') =>
  customer('POST', '/api/qa/request/solutionConfirmation', {
    msgId: await taskOf(requestId, 'solution'),
    accept: reason === '',
    ...(reason === '' ? {} : { reason }),
  });

const ok = ({ code, key, errors }: { code: number; key: string | undefined; errors: object[] }) =>
  expect([code, key, errors]).toEqual([200, undefined, []]);
const asAgent = () => app.client(people.agent.token);
const targetOf = async (requestId: number) => ({
  requestId,
  version: (await asAgent().call(deskRequest, { params: { requestId } })).data.version,
});

/** Bank details entered, checked and confirmed, the credit note read, and paid by someone else. */
async function compensate(requestId: number): Promise<void> {
  const bank = { companyName: people.customer.companyName, ...spanishBank };
  const entering = await taskOf(requestId, 'bank');
  const { tipsId, version } = await customer<{ tipsId: number; version: number }>('GET', `/api/qa/request/getRecomfirm?msgId=${entering}`);
  await customer('GET', `/api/request/getRecomfirm?tipsId=${tipsId}`);
  await customer('POST', '/api/request/recomfirm', { tipsId, version, ...bank });
  const finance = app.client(people.finance.token);
  const toCheck = (await finance.call(listBankDetails, { query: {} })).data.find((each) => each.requestId === requestId);
  const cleared = { otherCompany: 'Called them', changed: 'Called them' };
  const { bankDetailsId = 0, version: checked = 0 } = toCheck ?? {};
  ok(await finance.call(checkBankDetails, { body: { bankDetailsId, version: checked, cleared } }));

  const confirming = await taskOf(requestId, 'bankCheck');
  const shown = await customer<{ tipsId: number; version: number }>('GET', `/api/qa/request/getInvoice?msgId=${confirming}`);
  await customer('POST', '/api/request/recomInvoice', { tipsId: shown.tipsId, version: shown.version, ...spanishBank });
  const note = await taskOf(requestId, 'creditNote');
  const { lines } = await customer<{ lines: object[] }>('GET', `/api/qa/request/getBatchSettelment?msgId=${note}`);
  expect(lines).toMatchObject([{ quantity: 2, money: '173.00', currency: 'EUR' }]);
  await customer('POST', `/api/qa/request/confirm?msgId=${note}`);

  const [payment] = (await asAgent().call(listPaymentsOf, { query: { requestId } })).data;
  const { paymentId = 0 } = payment ?? {};
  const version2 = (await app.platform.db.selectFrom('payment').select('version').where('id', '=', paymentId).executeTakeFirstOrThrow())
    .version;
  const body = await paidBody(app, people.finance2, { requestId, paymentId, version: version2 });
  ok(await app.client(people.finance2.token).call(markPaid, { body }));
}

async function mend(requestId: number): Promise<void> {
  const { solutions } = await solutionsOf(app, requestId).plan(people.agent);
  const [{ solutionId } = { solutionId: 0 }] = solutions;
  const day = app.clock.now().toISOString().slice(0, 10);
  const body = { ...(await targetOf(requestId)), solutionId, repairedOn: day, report: 'Both were replaced.' };
  ok(await asAgent().call(finishRepair, { body }));
}

/** Addresses given, goods shipped and delivered, serial numbers paired. */
async function swap(requestId: number, serials: string[]): Promise<void> {
  const msgId = await taskOf(requestId, 'addresses');
  const { tipsId } = await customer<{ tipsId: number }>('GET', `/api/qa/request/getBatchSettelment?msgId=${msgId}`);
  const path = '/api/request/updateBatchAddress';
  const saved = await customer<{ addressId: number }>('POST', path, { tipsId, ...warehouse, batchQty: 1 });
  const { addressId } = saved;
  await customer('POST', `/api/request/updateBatchQty?batchPower=1.15&batchQty=2&id=${addressId}`);
  expect(await customer('GET', `/api/request/getBatchAddress?addressId=${addressId}`)).toMatchObject({ batchQty: 2, city: 'Jaén' });
  const spare = await customer<{ addressId: number }>('POST', path, { tipsId, ...warehouse, batchQty: 1 });
  await customer('POST', `/api/request/delBatchAddress?addressId=${spare.addressId}`);
  await customer('POST', `/api/request/submitBatchAddress?tipsId=${tipsId}&requestId=${requestId}`);
  const goods = goodsOf(app, requestId);
  const { agent } = people;
  const fresh = newSerials(serials.length);
  ok(await goods.plan(agent, [addressId]));
  ok(await goods.ship(agent, [addressId]));
  ok(await goods.deliver(agent, addressId));
  ok(await goods.old(agent, addressId));
  const pairs = serials.map((oldSn, index) => ({ oldSn, newSn: fresh[index] ?? '' }));
  ok(await goods.pair(agent, addressId, pairs));
  const [{ exchangeId } = { exchangeId: 0 }] = await goods.exchanges(agent);
  ok(await goods.finish(agent, exchangeId));
}

/** Each kind of solution: how it is written, made cheaper than what comes in the second round, and carried out. */
const solutions = {
  compensation: { first: compensation({ quantity: 2, unitPrice: '40' }), second: { unitPrice: '86.50' }, carryOut: compensate },
  repair: { first: repair({ quantity: 2 }), second: { repairContent: 'New boxes, wired, sealed and tested.' }, carryOut: mend },
  exchange: { first: exchange({ quantity: 2 }), second: { model: 'HD-M74', power: '575' }, carryOut: swap },
};

const table = (['module', 'tracker'] as const).flatMap((type) =>
  (['compensation', 'repair', 'exchange'] as const).map((kind) => [type, kind] as const),
);

describe('a claim from its filing to its end, by the calls of the specification', () => {
  it.each(table)('%s, %s: returned by the approver, declined, offered again, accepted, carried out, completed', async (type, kind) => {
    lists += 1;
    const serials = serialsFrom(`WHOLE${lists}X`, 2);
    const { file, read, review } = claims[type];
    const { first, second, carryOut } = solutions[kind];
    const { requestId, version } = await file(serials);
    ok(await asAgent().call(pickUp, { body: { requestId, version } }));
    await review(await contextFor(app, people.agent), requestId);

    const solving = solutionsOf(app, requestId);
    const { agent, lead } = people;
    ok(await solving.save(agent, first));
    const { draftText, solutions: written } = await solving.plan(agent);
    const [{ solutionId } = { solutionId: 0 }] = written;
    ok(await solving.texts(agent, { publicText: draftText }));
    ok(await solving.send(agent));
    ok(await solving.giveBack(lead, [solutionId]));
    ok(await solving.save(agent, { ...first, solutionId, ...(kind === 'exchange' ? { cost: '95' } : {}) }));
    ok(await solving.send(agent));
    ok(await solving.approve(lead));

    expect(await read(requestId)).toMatchObject({ solutions: [{ state: 'approved' }] });
    await answer(requestId, 'That is not what we agreed on.');
    expect((await read(requestId)).solutions).toEqual([]);
    ok(await solving.save(agent, { ...first, solutionId, ...second }));
    ok(await solving.texts(agent, { publicText: (await solving.plan(agent)).draftText }));
    ok(await solving.send(agent));
    ok(await solving.approve(lead));
    await answer(requestId);
    expect(await read(requestId)).toMatchObject({ solutions: [{ state: 'running' }] });
    await carryOut(requestId, serials);

    const closing = { content: 'All is done. Thank you for your patience.', reason: '' };
    ok(await asAgent().call(complete, { body: { ...(await targetOf(requestId)), ...closing } }));
    const ended = await read(requestId);
    expect(ended.solutions).toMatchObject([{ state: 'done' }]);
    const codes = ended.processNodes.map(({ processCode }) => processCode).toSorted();
    expect(codes).toEqual(kind === 'exchange' ? [0, 1, 2, 3, 5, 7] : [0, 1, 2, 5, 7]);
    const state = await stateOf(app, requestId);
    expect(state && faultsOf(state)).toEqual([]);
  });
});

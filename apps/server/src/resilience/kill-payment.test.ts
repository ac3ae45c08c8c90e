// @both-engines
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { CallOf, EndpointSpec } from '@heliodesk/contract/kit';
import {
  addPaymentProof,
  checkBankDetails,
  enterBankDetails,
  getBankDetails,
  getInvoice,
  getPayment,
  listPayments,
  markPaid,
  recomInvoice,
} from '@heliodesk/contract/payment';
import { confirmTip, listReceipts, listTips, tipTypes } from '@heliodesk/contract/request';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spanishBank } from '#src/domains/payment/seed.ts';
import { buildAsked, buildPayingPeople, enteredFor, type AskedClaim, type PayingPeople } from '#src/testing/bank-tasks.ts';
import { prepareData, type DurableData } from '#src/testing/durable-data.ts';
import { halves } from '#src/testing/invariants.ts';
import { RemoteClient } from '#src/testing/remote-client.ts';
import { newSeed, seeded } from '#src/testing/seeded.ts';
import { soak } from '#src/testing/soak.ts';
import type { SpawnedServer } from '#src/testing/spawned-server.ts';
import type { TestApp } from '#src/testing/test-app.ts';
import { TestClient, type Row } from '#src/testing/test-client.ts';
import { TestClock } from '#src/testing/test-clock.ts';
import { stateOf } from '#src/testing/walk/case-state.ts';
import { faultsOf } from '#src/testing/walk/rules.ts';

const seed = newSeed();
const random = seeded(seed);

/** An account, an address and a recipient that stand nowhere else. */
const marked = {
  ...spanishBank,
  bankAccount: 'QZ77MARKER00112233445566',
  bankBic: 'CHASUS33XXX',
  branchCountry: 'US',
  billingAddress: 'Markerstreet 4711',
};
const marks = [/QZ77[\s%20]*MARKER/i, /MARKER0011223344/i, /Markerstreet/i, /2233445566/];

let data: DurableData;
let people: PayingPeople;
const claims: AskedClaim[] = [];
let server: SpawnedServer;
/** What all servers have written. */
let written = '';
/** Which servers have run, by how much they say: as in production, and as when something is looked for. */
let started = 0;
const spawned = (): SpawnedServer => {
  started += 1;
  return data.spawn({ LOG_LEVEL: started % 2 === 0 ? 'info' : 'debug' });
};

beforeAll(async () => {
  data = await prepareData(async (app) => {
    const testApp: TestApp = { ...app, clock: new TestClock(), client: (token) => new TestClient(app.http, token) };
    people = await buildPayingPeople(testApp);
    for (let count = 0; count < soak; count += 1) claims.push(await buildAsked(testApp, people));
  });
  server = spawned();
});
afterAll(async () => {
  await server.kill();
  data.remove();
});

const clientOf = ({ token }: { token: string }) => new RemoteClient(() => server.address, token);

/** Ends the server in the middle of a call, looks at what it left, and repeats the call at the next one. */
async function takeKilled<Spec extends EndpointSpec>(
  person: { token: string },
  requestId: number,
  spec: Spec,
  input: CallOf<Spec>,
): Promise<Row<Spec>> {
  const idempotencyKey = randomUUID();
  await server.address;
  const sent = clientOf(person)
    .call(spec, input, { idempotencyKey })
    .catch(() => undefined);
  await pause(random.between(0, 60));
  written += (await server.kill()).output;
  const before = await sent;
  const app = await data.open();
  const state = await stateOf(app, requestId);
  expect(state && faultsOf(state)).toEqual([]);
  expect(await halves(app)).toEqual([]);
  // A long run takes longer than a proof of identity is fresh.
  await app.platform.db.updateTable('session').set({ proved_at: new Date() }).where('proved_at', 'is not', null).execute();
  await app.stop();
  server = spawned();
  const after = await clientOf(person).call(spec, input, { idempotencyKey });
  expect([spec.path, after.code, after.key]).toEqual([spec.path, 200, undefined]);
  if (before !== undefined) expect(after.data).toEqual(before.data);
  return after.data;
}

async function tipOf(requestId: number, type: number) {
  const tips = (await clientOf(people.customer).call(listTips, { query: { requestId } })).data;
  const tip = tips.findLast(({ tipsType, state }) => tipsType === type && state === 'open');
  if (tip === undefined) throw new Error(`No tip ${type} of request ${requestId} is open`);
  return tip;
}

/** The one payment of a claim, as finance finds it. */
async function paymentOf(requestId: number): Promise<number> {
  const { data: due } = await clientOf(people.finance2).call(listPayments, { query: { show: 'toPay' } });
  const payment = due.find((each) => each.requestId === requestId);
  if (payment === undefined) throw new Error(`Claim ${requestId} is not to be paid`);
  return payment.paymentId;
}

/** The steps of a payment, each taken with a server that is killed in it. */
const steps: Record<string, (claim: AskedClaim) => Promise<unknown>> = {
  'enter bank details': async (claim) => {
    const { customer } = people;
    const entered = enteredFor(claim, customer, marked);
    const wrong = { ...entered, bankBic: 'CAIXESBBXXX', branchCountry: 'ES' };
    expect((await clientOf(customer).call(enterBankDetails, { body: wrong })).code).toBe(510);
    return takeKilled(customer, claim.requestId, enterBankDetails, { body: entered });
  },
  'check them': async ({ requestId, bankDetailsId }) => {
    const { version } = (await clientOf(people.finance).call(getBankDetails, { params: { bankDetailsId } })).data;
    const cleared = { otherCompany: 'Called them', changed: 'Called them' };
    return takeKilled(people.finance, requestId, checkBankDetails, { body: { bankDetailsId, version, cleared } });
  },
  'confirm them': async ({ requestId }) => {
    const { tipsId } = await tipOf(requestId, tipTypes.bankCheck);
    const { version } = (await clientOf(people.customer).call(getInvoice, { query: { tipsId } })).data;
    return takeKilled(people.customer, requestId, recomInvoice, { body: { tipsId, version, ...marked } });
  },
  'confirm the credit note': async ({ requestId }) => {
    const { msgId } = await tipOf(requestId, tipTypes.creditNote);
    return takeKilled(people.customer, requestId, confirmTip, { query: { msgId } });
  },
  pay: async ({ requestId }) => {
    const { finance2 } = people;
    const paymentId = await paymentOf(requestId);
    const file = { name: 'transfer.txt', content: Buffer.from('paid by bank transfer') };
    const { attId } = (await clientOf(finance2).call(addPaymentProof, { body: { paymentId } }, { file })).data;
    const { version } = (await clientOf(finance2).call(getPayment, { params: { paymentId } })).data;
    const payTime = new Date().toISOString().slice(0, 10);
    const body = { requestId, paymentId, version, payTime, bankReference: 'SEPA-771204', attIds: [attId] };
    return takeKilled(finance2, requestId, markPaid, { body });
  },
};

describe(`a server killed in each step of a payment (seed ${seed})`, () => {
  it.each(Object.entries(steps))('has done it once or not at all, and does it once when it is repeated: %s', async (_, step) => {
    for (const claim of claims) expect(await step(claim)).toMatchObject({ requestId: claim.requestId });
  });

  it('has paid once in the end, and told it once', async () => {
    for (const { requestId } of claims) {
      const receipts = (await clientOf(people.customer).call(listReceipts, { query: { requestId } })).data;
      expect(receipts.map(({ kind }) => kind).toSorted()).toEqual(['bankDetails', 'creditNote', 'solution']);
    }
    written += (await server.stop()).output;
    const app = await data.open();
    for (const { requestId } of claims) {
      const state = await stateOf(app, requestId);
      expect(state && faultsOf(state)).toEqual([]);
      expect(state?.payments.map((payment) => payment.state)).toEqual(['paid']);
      const actions = state?.events.map(({ action }) => action) ?? [];
      expect([actions.filter((action) => action === 'markPaid').length, actions.filter((action) => action === 'answerTip').length]).toEqual(
        [1, 4],
      );
      expect(state?.messages.filter(({ content }) => content === 'compensationPaid')).toHaveLength(1);
      expect(state?.notices.filter(({ kind }) => kind === 'compensationPaid').length).toBeLessThan(2);
    }
    await app.stop();
  });

  it('has written nothing of the account into its logs', () => {
    expect(written).toContain('/api/request/recomfirm');
    for (const mark of marks) expect(written).not.toMatch(mark);
  });
});

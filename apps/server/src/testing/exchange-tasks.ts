import { listTips, tipTypes } from '@heliodesk/contract/request';
import { submitBatchAddress, updateBatchAddress, type BatchSettlement } from '@heliodesk/contract/shipment';
import { acceptSolutions, exchange } from '#src/domains/solution/seed.ts';
import { openTipOf } from './bank-tasks.ts';
import { buildApproved, contextFor, type SolvedSeed, type SolvingPeople } from './solved-claims.ts';
import type { TestApp } from './test-app.ts';

/** An address that lacks nothing. */
export const warehouse = {
  addressTitle: 'Warehouse Jaén',
  contactPerson: 'Carmen Ruiz',
  mobile: '+34 600 123 456',
  shipToCountry: 724,
  province: 'Jaén',
  city: 'Jaén',
  address: 'Av. de Andalucía 41',
  postalCode: '23006',
  note: 'Ring at gate 2',
};

export interface AskedExchange {
  requestId: number;
  tipsId: number;
  msgId: number;
}

/** A claim whose customer has accepted an exchange of four modules, so that delivery addresses are asked for. */
export async function buildExchange(app: TestApp, people: SolvingPeople, seed: SolvedSeed = {}): Promise<AskedExchange> {
  const { requestId } = await buildApproved(app, people, { solutions: [exchange({ quantity: 4 })], ...seed });
  await acceptSolutions(await contextFor(app, people.customer), requestId);
  const { tipsId, msgId } = await openTipOf(app, people.customer, requestId, tipTypes.addresses);
  return { requestId, tipsId, msgId };
}

/** Adds addresses with so many pieces each. */
export async function addAddresses(
  app: TestApp,
  customer: { token: string },
  tipsId: number,
  quantities: readonly number[],
): Promise<number[]> {
  const ids: number[] = [];
  for (const batchQty of quantities) {
    const answer = await app.client(customer.token).call(updateBatchAddress, { body: { tipsId, ...warehouse, batchQty } });
    if (answer.code !== 200) throw new Error(`An address was refused: ${JSON.stringify(answer.errors)} ${answer.msg}`);
    ids.push(answer.data.addressId);
  }
  return ids;
}

/** The same with addresses that are submitted, by default one for all four modules. */
export async function buildAddressed(
  app: TestApp,
  people: SolvingPeople,
  { quantities = [4], ...seed }: SolvedSeed & { quantities?: number[] } = {},
): Promise<AskedExchange & { settlement: BatchSettlement }> {
  const asked = await buildExchange(app, people, seed);
  await addAddresses(app, people.customer, asked.tipsId, quantities);
  const { tipsId, requestId } = asked;
  const answer = await app.client(people.customer.token).call(submitBatchAddress, { query: { tipsId, requestId } });
  if (answer.code !== 200) throw new Error(`Addresses were refused: ${JSON.stringify(answer.errors)} ${answer.msg}`);
  return { ...asked, settlement: answer.data };
}

/** How many tips of a type a claim has had, and in which states. */
export async function tipStatesOf(app: TestApp, customer: { token: string }, requestId: number, type: number): Promise<string[]> {
  const { data } = await app.client(customer.token).call(listTips, { query: { requestId } });
  return data.filter(({ tipsType }) => tipsType === type).map(({ state }) => state);
}

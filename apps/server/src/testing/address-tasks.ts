import { deskRequest, recallTip } from '@heliodesk/contract/request';
import {
  askAddresses,
  getBatchSettelment,
  isOfExchange,
  listExchanges,
  submitBatchAddress,
  updateBatchAddress,
} from '@heliodesk/contract/shipment';
import { warehouse } from './exchange-tasks.ts';
import type { SolvingPeople } from './solved-claims.ts';
import type { TestApp } from './test-app.ts';

interface Person {
  token: string;
}

/** What customers and staff do about a task that asks for delivery addresses; where no one is named, it is the customer or the agent. */
export function addressTasks(world: () => { app: TestApp; people: SolvingPeople }) {
  const as = ({ token }: Person) => world().app.client(token);
  const seen = async (tipsId: number, person: Person = world().people.customer) => {
    const { data } = await as(person).call(getBatchSettelment, { query: { tipsId } });
    if (!isOfExchange(data)) throw new Error(`Task ${tipsId} is about no exchange`);
    return data;
  };
  const save = (tipsId: number, change: object = {}, person: Person = world().people.customer) =>
    as(person).call(updateBatchAddress, { body: { tipsId, ...warehouse, batchQty: 4, ...change } as never });
  const submit = (
    { tipsId, requestId }: { tipsId: number; requestId: number },
    person: Person = world().people.customer,
    version?: number,
  ) => as(person).call(submitBatchAddress, { query: { tipsId, requestId, ...(version === undefined ? {} : { version }) } });
  const versionOf = async (requestId: number) => (await as(world().people.agent).call(deskRequest, { params: { requestId } })).data.version;
  const recall = async (requestId: number, tipsId: number) =>
    as(world().people.agent).call(recallTip, { body: { requestId, version: await versionOf(requestId), tipsId } });
  const exchangesOf = async (requestId: number, person: Person = world().people.agent) =>
    (await as(person).call(listExchanges, { query: { requestId } })).data;
  const askAgain = async (requestId: number, person: Person = world().people.agent) => {
    const [first] = await exchangesOf(requestId);
    const body = { requestId, version: await versionOf(requestId), exchangeId: first?.exchangeId ?? 0 };
    return as(person).call(askAddresses, { body });
  };
  return { as, seen, save, submit, recall, exchangesOf, askAgain };
}

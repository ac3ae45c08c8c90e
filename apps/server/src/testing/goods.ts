import {
  addRma,
  addShipment,
  addShipmentFile,
  correctDelivery,
  finishExchange,
  listExchanges,
  markDelivered,
  markShipped,
  recordOldPieces,
  type BatchAddress,
  type BatchSettlement,
  type RmaRow,
} from '@heliodesk/contract/shipment';
import { deskRequest } from '@heliodesk/contract/request';
import type { BodyOf } from '@heliodesk/contract/kit';
import { buildAddressed, type AskedExchange } from './exchange-tasks.ts';
import { serialsFrom } from '#src/domains/serial-number/seed.ts';
import type { SolvedSeed, SolvingPeople } from './solved-claims.ts';
import type { TestApp } from './test-app.ts';
import { png } from './sample-files.ts';

type Person = { token: string };
type File = BodyOf<typeof addShipmentFile>['purpose'];

/** What staff do about the goods of a claim over HTTP, each time with the version that it has. */
export function goodsOf(app: TestApp, requestId: number) {
  const day = (later = 0) => new Date(app.clock.now().getTime() + later * 86_400_000).toISOString().slice(0, 10);
  const at = async (by: Person) => ({
    requestId,
    version: (await app.client(by.token).call(deskRequest, { params: { requestId } })).data?.version ?? 0,
  });
  const upload = async (by: Person, addressId: number, purpose: File = 'proof', file = { name: 'pod.png', content: png }) =>
    app.client(by.token).call(addShipmentFile, { body: { addressId, purpose } }, { file });
  const attIdOf = async (by: Person, addressId: number, purpose: File) => (await upload(by, addressId, purpose)).data.attId;
  return {
    day,
    at,
    upload,
    exchanges: async (by: Person): Promise<BatchSettlement[]> =>
      (await app.client(by.token).call(listExchanges, { query: { requestId } })).data,
    addresses: async (by: Person): Promise<BatchAddress[]> =>
      (await app.client(by.token).call(listExchanges, { query: { requestId } })).data.flatMap(({ addresses }) => addresses),
    plan: async (by: Person, addressIds: number[]) =>
      app.client(by.token).call(addShipment, { body: { ...(await at(by)), addressIds, etd: day(), eta: day(9), reason: '' } }),
    ship: async (by: Person, addressIds: number[], change: object = {}) =>
      app.client(by.token).call(markShipped, {
        body: { ...(await at(by)), addressIds, shipTime: day(), carrier: 'Transportes Levante', trackingNo: 'TL-5521', ...change },
      }),
    deliver: async (by: Person, addressId: number, change: object = {}) =>
      app.client(by.token).call(markDelivered, {
        body: { ...(await at(by)), addressId, deliverTime: day(), attIds: [await attIdOf(by, addressId, 'proof')], ...change },
      }),
    correct: async (by: Person, addressId: number, change: object = {}) => {
      const { code, data } = await app.client(by.token).call(listExchanges, { query: { requestId } });
      const all = code === 200 ? data.flatMap(({ addresses }) => addresses) : [];
      const known = all.find((address) => address.addressId === addressId);
      const { shipTime, deliverTime, carrier = '', trackingNo = '', proofs = [] } = known ?? {};
      const recorded = { shipTime: shipTime ?? day(), deliverTime: deliverTime ?? day(), carrier, trackingNo };
      const attIds = proofs.map(({ attId }) => attId);
      const body = { ...(await at(by)), addressId, ...recorded, attIds, reason: 'The carrier sent us the wrong note.', ...change };
      return app.client(by.token).call(correctDelivery, { body });
    },
    old: async (by: Person, addressId: number, change: object = {}) =>
      app.client(by.token).call(recordOldPieces, {
        body: { ...(await at(by)), addressId, handling: 'return', note: 'On two pallets', attIds: [], ...change },
      }),
    pair: async (by: Person, addressId: number, pairs: { oldSn?: string; newSn?: string }[]) =>
      app.client(by.token).call(addRma, { body: { addressId, pairs } }),
    finish: async (by: Person, exchangeId: number, change: object = {}) =>
      app.client(by.token).call(finishExchange, { body: { ...(await at(by)), exchangeId, ...change } }),
  };
}

export interface PlannedGoods extends AskedExchange {
  exchangeId: number;
  addressIds: number[];
  /** The accepted serial numbers, in their order. */
  serials: string[];
  goods: ReturnType<typeof goodsOf>;
}

let claims = 0;

/** A claim with an exchange of four pieces to one address, or to several, whose dates are set. */
export async function buildPlanned(
  app: TestApp,
  people: SolvingPeople,
  seed: SolvedSeed & { quantities?: number[] } = {},
): Promise<PlannedGoods> {
  claims += 1;
  const serials = serialsFrom(`GOODS${String(claims).padStart(5, '0')}`, seed.pieces ?? 4);
  const { settlement, ...asked } = await buildAddressed(app, people, { serials, ...seed });
  const goods = goodsOf(app, asked.requestId);
  const addressIds = settlement.addresses.map(({ addressId }) => addressId);
  const answer = await goods.plan(people.agent, addressIds);
  if (answer.code !== 200) throw new Error(`Dates were refused: ${answer.key} ${answer.msg}`);
  return { ...asked, exchangeId: settlement.exchangeId, addressIds, serials, goods };
}

/** A row of a list of serial numbers, with what was seen in it. */
export const seenRow = ({ id, oldSn, newSn }: Pick<RmaRow, 'id' | 'oldSn' | 'newSn'> = { id: 1, oldSn: '', newSn: '' }) => ({
  id,
  seen: { oldSn, newSn },
});

/** New serial numbers that no other test has. */
export function newSerials(count: number): string[] {
  claims += 1;
  return serialsFrom(`NEWGOODS${String(claims).padStart(4, '0')}`, count);
}

/** The same, all delivered, the old pieces returned; serial numbers are left. */
export async function buildDelivered(app: TestApp, people: SolvingPeople, seed: SolvedSeed & { quantities?: number[] } = {}) {
  const planned = await buildPlanned(app, people, seed);
  const { goods, addressIds } = planned;
  const answers = [await goods.ship(people.agent, addressIds)];
  for (const addressId of addressIds) answers.push(await goods.deliver(people.agent, addressId), await goods.old(people.agent, addressId));
  const refused = answers.find(({ code }) => code !== 200);
  if (refused !== undefined) throw new Error(`Goods were refused: ${refused.key} ${refused.msg} ${JSON.stringify(refused.errors)}`);
  return planned;
}

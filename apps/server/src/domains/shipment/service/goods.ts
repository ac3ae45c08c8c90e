import type { ShipmentAction } from '@heliodesk/contract/shipment';
import type { RequestAction, RequestActed } from '@heliodesk/contract/request';
import { acted, lockRequest, nameOf, requestMachine, type RequestRecord } from '#src/domains/request/index.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { fail } from '#src/platform/http/failure.ts';
import { checkTransition } from '#src/platform/lifecycle/transition.ts';
import { shipmentMachine } from '../machine.ts';
import { findExchanges, type ExchangeRecord } from '../store/exchanges.ts';
import { findShipmentsAmong, type ShipmentRecord } from '../store/shipments.ts';
import { shipmentGuardsOf } from '../view.ts';

export interface LockedGoods {
  request: RequestRecord;
  shipments: ShipmentRecord[];
  /** Those that the shipments are parts of. */
  exchanges: ExchangeRecord[];
}

interface Step {
  requestId: number;
  version: number;
  addressIds: readonly number[];
  /** What is done with the claim, and with the parts. */
  action: RequestAction;
  ofShipment: ShipmentAction;
}

/** Some parts of the exchanges of a claim, which is locked, all of which may take a step. Those of another claim are answered like missing ones. */
export async function lockGoods(context: WriteContext, { requestId, version, addressIds, action, ofShipment }: Step): Promise<LockedGoods> {
  const { tx } = context;
  const request = await lockRequest(context, requestId, version);
  checkTransition(context, requestMachine, request, { action });
  const shipments = await findShipmentsAmong(tx, requestId, addressIds);
  if (shipments.length !== new Set(addressIds).size) throw fail('notFound');
  const exchanges = await findExchanges(tx, [...new Set(shipments.map(({ exchange_id: id }) => id))]);
  for (const shipment of shipments) {
    const exchange = exchanges.find(({ id }) => id === shipment.exchange_id);
    checkTransition(context, shipmentMachine, shipment, { action: ofShipment, extraGuards: shipmentGuardsOf(exchange, request.status) });
  }
  return { request, shipments, exchanges };
}

/** What a step of goods answers: what may be done with their claim now. */
export const actedOn = async (context: WriteContext, request: RequestRecord): Promise<RequestActed> =>
  acted(context, request, await nameOf(context.tx, request.owner_id));

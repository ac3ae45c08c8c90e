import type { BodyOf } from '@heliodesk/contract/kit';
import type { RequestActed } from '@heliodesk/contract/request';
import type { markShipped as api } from '@heliodesk/contract/shipment';
import { requestMachine } from '#src/domains/request/index.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { earliestDay, latestDay } from '#src/platform/days.ts';
import { failFields } from '#src/platform/http/failure.ts';
import { transition, transitionAll } from '#src/platform/lifecycle/transition.ts';
import { shipmentMachine } from '../machine.ts';
import type { ShipmentRecord } from '../store/shipments.ts';
import { actedOn, lockGoods, type LockedGoods } from './goods.ts';
import { tellShipped } from './tell.ts';

type Body = BodyOf<typeof api>;

/** Goods leave on a day after it was said where they go, and not later than today. */
export function requireDeparture({ platform }: WriteContext, { exchanges }: LockedGoods, shipTime: string): void {
  if (shipTime > latestDay(platform.clock.now())) throw failFields({ path: 'shipTime', rule: 'dateInFuture' });
  if (exchanges.some(({ addressed_at: at }) => at !== null && shipTime < earliestDay(at)))
    throw failFields({ path: 'shipTime', rule: 'beforeAddresses' });
}

const isAsBefore = (row: ShipmentRecord, { shipTime, carrier, trackingNo }: Body): boolean =>
  row.state === 'shipped' && row.shipped_on === shipTime && row.carrier === carrier && row.tracking_no === trackingNo;

/** Goods have left, together. What was entered can be corrected until they arrive; what is as it was changes nothing. */
export async function markShipped(context: WriteContext, body: Body): Promise<RequestActed> {
  const { requestId, version, addressIds, shipTime, carrier, trackingNo } = body;
  const action = 'markShipped';
  const locked = await lockGoods(context, { requestId, version, addressIds, action, ofShipment: 'ship' });
  const changed = locked.shipments.filter((row) => !isAsBefore(row, body));
  if (changed.length === 0) return actedOn(context, locked.request);
  requireDeparture(context, locked, shipTime);
  await transitionAll(context, shipmentMachine, changed, {
    action: 'ship',
    extraGuards: ['isRunning'],
    change: { shipped_on: shipTime, shipped_by: context.actor.userId, carrier, tracking_no: trackingNo },
  });
  const step = await transition(context, requestMachine, locked.request, {
    action,
    after: { addressIds: changed.map(({ id }) => id), shipTime, carrier, trackingNo },
  });
  await tellShipped(
    context,
    step,
    changed.filter(({ state }) => state === 'planned'),
    body,
  );
  return actedOn(context, step);
}

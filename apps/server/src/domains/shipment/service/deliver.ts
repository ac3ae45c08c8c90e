import type { BodyOf } from '@heliodesk/contract/kit';
import type { RequestActed } from '@heliodesk/contract/request';
import type { markDelivered as api } from '@heliodesk/contract/shipment';
import { showAttachments } from '#src/domains/attachment/index.ts';
import { requestMachine } from '#src/domains/request/index.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { latestDay } from '#src/platform/days.ts';
import { failFields } from '#src/platform/http/failure.ts';
import { transition, transitionAll } from '#src/platform/lifecycle/transition.ts';
import { shipmentMachine } from '../machine.ts';
import { ownerOf } from './files.ts';
import { actedOn, lockGoods } from './goods.ts';
import { tellOfArrival } from './tell.ts';

/** Goods arrive not later than today. */
export function requireArrival({ platform }: WriteContext, deliverTime: string): void {
  if (deliverTime > latestDay(platform.clock.now())) throw failFields({ path: 'deliverTime', rule: 'dateInFuture' });
}

/** Goods have arrived, which files prove that everyone who sees the claim may read from now on. */
export async function markDelivered(
  context: WriteContext,
  { requestId, version, addressId, deliverTime, attIds }: BodyOf<typeof api>,
): Promise<RequestActed> {
  const action = 'markDelivered';
  const { request, shipments } = await lockGoods(context, {
    requestId,
    version,
    addressIds: [addressId],
    action,
    ofShipment: 'deliver',
  });
  requireArrival(context, deliverTime);
  if (shipments.some(({ shipped_on: day }) => day !== null && deliverTime < day))
    throw failFields({ path: 'deliverTime', rule: 'beforeShipping' });
  if (!(await showAttachments(context, ownerOf('proof', addressId), attIds))) throw failFields({ path: 'attIds', rule: 'invalid' });
  await transitionAll(context, shipmentMachine, shipments, {
    action: 'deliver',
    extraGuards: ['isRunning'],
    change: { delivered_on: deliverTime, delivered_by: context.actor.userId },
  });
  const step = await transition(context, requestMachine, request, { action, after: { addressIds: [addressId], deliverTime } });
  await tellOfArrival(context, step, shipments, { deliverTime, template: 'goodsDelivered' });
  return actedOn(context, step);
}

import type { BodyOf } from '@heliodesk/contract/kit';
import type { RequestActed } from '@heliodesk/contract/request';
import type { correctDelivery as api } from '@heliodesk/contract/shipment';
import { listAttachments, moveAttachments, showAttachments } from '#src/domains/attachment/index.ts';
import { requestMachine } from '#src/domains/request/index.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { fail, failFields } from '#src/platform/http/failure.ts';
import { transition, transitionAll } from '#src/platform/lifecycle/transition.ts';
import { shipmentMachine } from '../machine.ts';
import type { RecordedDelivery } from '../store/corrections.ts';
import type { ShipmentRecord } from '../store/shipments.ts';
import { requireArrival } from './deliver.ts';
import { ownerOf, replacedProofsOf } from './files.ts';
import { actedOn, lockGoods } from './goods.ts';
import { requireDeparture } from './ship.ts';
import { tellOfArrival } from './tell.ts';

type Body = BodyOf<typeof api>;

/** What is recorded of a delivery now. */
async function recordedOf({ tx }: WriteContext, row: ShipmentRecord): Promise<RecordedDelivery> {
  const proofs = await listAttachments(tx, ownerOf('proof', row.id));
  return {
    addressId: row.id,
    shipTime: row.shipped_on ?? '',
    carrier: row.carrier,
    trackingNo: row.tracking_no,
    deliverTime: row.delivered_on ?? '',
    attIds: proofs.map(({ attId }) => attId).toSorted((one, other) => one - other),
  };
}

/** Shows the new proofs of a delivery, and leaves those that it no longer has to staff. */
async function exchangeProofs(context: WriteContext, { addressId, attIds: shown }: RecordedDelivery, attIds: readonly number[]) {
  const owner = ownerOf('proof', addressId);
  const added = attIds.filter((attId) => !shown.includes(attId));
  const replaced = shown.filter((attId) => !attIds.includes(attId));
  if (added.length > 0 && !(await showAttachments(context, owner, added))) throw failFields({ path: 'attIds', rule: 'invalid' });
  await moveAttachments(context.tx, owner, replacedProofsOf(addressId), replaced);
}

/**
 * Staff correct what was recorded of a delivery that has arrived, by the rules by which it was recorded. What was recorded before stays in the
 * events of its claim.
 */
export async function correctDelivery(context: WriteContext, body: Body): Promise<RequestActed> {
  const { requestId, version, addressId, reason, attIds, shipTime, carrier, trackingNo, deliverTime } = body;
  const action = 'correctDelivery';
  const locked = await lockGoods(context, { requestId, version, addressIds: [addressId], action, ofShipment: 'correct' });
  const [shipment] = locked.shipments;
  if (shipment === undefined) throw fail('notFound');
  requireDeparture(context, locked, shipTime);
  requireArrival(context, deliverTime);
  const before = await recordedOf(context, shipment);
  const after: RecordedDelivery = {
    addressId,
    shipTime,
    carrier,
    trackingNo,
    deliverTime,
    attIds: attIds.toSorted((one, other) => one - other),
  };
  if (JSON.stringify(before) === JSON.stringify(after)) throw failFields({ path: 'deliverTime', rule: 'nothingCorrected' });
  await exchangeProofs(context, before, attIds);
  const corrected = await transitionAll(context, shipmentMachine, [shipment], {
    action: 'correct',
    extraGuards: ['isCarriedOut'],
    change: { shipped_on: shipTime, carrier, tracking_no: trackingNo, delivered_on: deliverTime },
  });
  const step = await transition(context, requestMachine, locked.request, { action, reason, before, after });
  await tellOfArrival(context, step, corrected, { deliverTime, template: 'deliveryCorrected' });
  return actedOn(context, step);
}

import type { RmaCounts, RmaRow } from '@heliodesk/contract/shipment';
import type { SerialPair } from '../store/serials.ts';
import type { ShipmentRecord } from '../store/shipments.ts';

/** Whether both numbers of a row are there and fit. */
export function stateOf({ old_sn: oldSn, new_sn: newSn, old_fault: oldFault, new_fault: newFault }: SerialPair): RmaRow['state'] {
  if (oldFault !== null || newFault !== null) return 'wrong';
  return oldSn === null || newSn === null ? 'missing' : 'fits';
}

export const toRow = (row: SerialPair): RmaRow => ({
  id: row.id,
  oldSn: row.old_sn ?? '',
  newSn: row.new_sn ?? '',
  state: stateOf(row),
  oldFault: row.old_fault,
  newFault: row.new_fault,
});

/** What the list of a part of an exchange has. */
export const countsOf = (shipment: ShipmentRecord): RmaCounts => ({
  addressId: shipment.id,
  quantity: shipment.quantity,
  oldCount: shipment.old_count,
  newCount: shipment.new_count,
  fitCount: shipment.fit_count,
  fixCount: shipment.row_count - shipment.fit_count,
});

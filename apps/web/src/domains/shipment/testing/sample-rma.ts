import type { RmaList, RmaRow } from '@heliodesk/contract/shipment';

/** The list of a delivery of 96 pieces, of which most fit. */
export const rmaListOf = (change: Partial<RmaList> = {}): RmaList => ({
  addressId: 81,
  requestId: 7,
  requestNo: 'MC-20261012-00031',
  projectName: 'Almería Norte 3',
  name: 'Warehouse Jaén',
  state: 'delivered',
  quantity: 96,
  oldCount: 96,
  newCount: 90,
  fitCount: 90,
  fixCount: 6,
  checksSerials: true,
  finishTime: null,
  isAsked: false,
  isOpen: true,
  ...change,
});

/** A pair that fits. */
export const rmaRowOf = (id: number, change: Partial<RmaRow> = {}): RmaRow => ({
  id,
  oldSn: `HD7225W14A00410${id}`,
  newSn: `HD7226W44B11864${id}`,
  state: 'fits',
  oldFault: null,
  newFault: null,
  ...change,
});

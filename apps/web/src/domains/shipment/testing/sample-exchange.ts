import type { BatchAddress, BatchSettlement } from '@heliodesk/contract/shipment';

/** A warehouse that some modules go to. */
export const addressOf = (change: Partial<BatchAddress> = {}): BatchAddress => ({
  addressId: 81,
  batchQty: 24,
  batchPower: '13.8',
  addressTitle: 'Warehouse Jaén',
  contactPerson: 'Carmen Ruiz',
  mobile: '+34 600 123 456',
  shipToCountry: 724,
  countryName: 'Spain',
  province: 'Jaén',
  city: 'Jaén',
  address: 'Av. de Andalucía 41',
  postalCode: '23006',
  note: '',
  dates: [],
  state: 'planned',
  shipTime: null,
  carrier: '',
  trackingNo: '',
  deliverTime: null,
  proofs: [],
  corrections: [],
  oldHandling: null,
  oldNote: '',
  oldPhotos: [],
  oldCount: 0,
  newCount: 0,
  fitCount: 0,
  fixCount: 0,
  actions: [],
  ...change,
});

/** An exchange of 40 modules in request 7, with the task 41. */
export const exchangeOf = (addresses: readonly BatchAddress[], change: Partial<BatchSettlement> = {}): BatchSettlement => {
  const given = addresses.reduce((sum, { batchQty }) => sum + batchQty, 0);
  return {
    exchangeId: 9,
    solutionId: 3,
    requestId: 7,
    requestNo: 'MC-20261106-00022',
    state: 'asked',
    version: 2,
    quantity: 40,
    newComponent: 'Module',
    model: 'HD-M72',
    power: '575',
    totalPower: '23',
    givenQty: given,
    givenPower: String((given * 575) / 1_000),
    tipsId: 41,
    msgId: 5,
    checksSerials: true,
    finishTime: null,
    isOpen: true,
    actions: [],
    addresses: [...addresses],
    ...change,
  };
};

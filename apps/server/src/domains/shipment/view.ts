import type {
  BatchAddress,
  BatchSettlement,
  DeliveryCorrection,
  ExchangeGuard,
  Settlement,
  ShipmentGuard,
} from '@heliodesk/contract/shipment';
import type { RequestStatus } from '@heliodesk/contract/request';
import type { Language } from '@heliodesk/contract/kit';
import { countryName } from '#src/domains/reference/index.ts';
import { totalPowerOf, withoutZeros } from '#src/domains/solution/index.ts';
import type { Caller } from '#src/platform/auth/actor.ts';
import { actionsOf, shipmentActionsOf } from './machine.ts';
import type { GoodsFiles } from './service/files.ts';
import type { CorrectionRecord } from './store/corrections.ts';
import type { DateRow } from './store/dates.ts';
import type { ExchangeRecord } from './store/exchanges.ts';
import type { ExchangeHead } from './store/heads.ts';
import type { ShipmentRecord } from './store/shipments.ts';

/** Where a part of an exchange goes, as a language says it. */
export const toPlace = (row: ShipmentRecord, language: Language) => ({
  addressId: row.id,
  batchQty: row.quantity,
  batchPower: withoutZeros(row.power_kw),
  addressTitle: row.title,
  contactPerson: row.contact_person,
  mobile: row.phone,
  shipToCountry: row.country,
  countryName: row.country === null ? '' : countryName(row.country, language),
  province: row.province,
  city: row.city,
  address: row.address,
  postalCode: row.postal_code,
  note: row.note,
});

/** What else is shown of the parts of exchanges. */
export interface Beside {
  dates: readonly DateRow[];
  files: GoodsFiles;
  corrections: readonly CorrectionRecord[];
}

interface Reader {
  actor: Caller;
  language: Language;
}

/** How a delivery was corrected, with what had been recorded before. */
function toCorrections(row: ShipmentRecord, { files, corrections }: Beside): DeliveryCorrection[] {
  const replaced = files.replaced.get(row.id) ?? [];
  return corrections
    .filter(({ before }) => before.addressId === row.id)
    .map(({ by, at, reason, before, after }) => ({
      correctedBy: by,
      at: at.toISOString(),
      reason,
      shipTime: before.shipTime,
      carrier: before.carrier,
      trackingNo: before.trackingNo,
      deliverTime: before.deliverTime,
      proofs: replaced.filter(({ attId }) => before.attIds.includes(attId) && !after.attIds.includes(attId)),
    }));
}

function toAddress(row: ShipmentRecord, head: ExchangeHead, beside: Beside, { actor, language }: Reader): BatchAddress {
  const { dates, files } = beside;
  return {
    ...toPlace(row, language),
    dates: dates
      .filter(({ shipment_id: shipmentId }) => shipmentId === row.id)
      .map(({ etd, eta, reason, set_by_name: setBy, set_at: at }) => ({ etd, eta, reason, setBy, setTime: at.toISOString() })),
    state: row.state,
    shipTime: row.shipped_on,
    carrier: row.carrier,
    trackingNo: row.tracking_no,
    deliverTime: row.delivered_on,
    proofs: files.proofs.get(row.id) ?? [],
    corrections: toCorrections(row, beside),
    oldHandling: row.old_handling,
    oldNote: row.old_note,
    oldPhotos: files.oldPhotos.get(row.id) ?? [],
    oldCount: row.old_count,
    newCount: row.new_count,
    fitCount: row.fit_count,
    fixCount: row.row_count - row.fit_count,
    actions: shipmentActionsOf(actor, row, shipmentGuardsOf(head, head.request_status)),
  };
}

/** Guards that follow from an exchange and its parts. */
export const guardsOf = (head: ExchangeHead): ExchangeGuard[] => [
  ...(head.is_planned ? [] : (['nothingPlanned'] as const)),
  ...(head.is_asked ? [] : (['noOpenTask'] as const)),
  ...(head.is_delivered ? (['allDelivered'] as const) : []),
  ...(head.has_old_pieces ? (['oldPiecesRecorded'] as const) : []),
  ...(head.has_serials ? (['serialsComplete'] as const) : []),
  ...(head.serials_asked ? [] : (['serialsNotAsked'] as const)),
];

/** What a part's exchange and its claim say of it. */
export const shipmentGuardsOf = (exchange: Pick<ExchangeRecord, 'state'> | undefined, status?: RequestStatus): ShipmentGuard[] => [
  ...(exchange?.state === 'addressed' ? (['isRunning'] as const) : []),
  ...(status === 'processing' ? (['isCarriedOut'] as const) : []),
];

const isCustomer = (actor: Caller): boolean => actor.kind === 'customer';

function toSettlement(head: ExchangeHead, shipments: readonly ShipmentRecord[], actor: Caller): Settlement {
  const given = shipments.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    exchangeId: head.id,
    solutionId: head.solution_id,
    requestId: head.request_id,
    requestNo: head.request_no,
    state: head.state,
    version: head.version,
    quantity: head.quantity,
    newComponent: head.new_component,
    model: head.model,
    power: withoutZeros(head.power_w),
    totalPower: totalPowerOf(head),
    givenQty: given,
    givenPower: totalPowerOf({ power_w: head.power_w, quantity: given }),
    tipsId: head.tip_id,
    msgId: head.msg_id,
    checksSerials: head.checks_serials,
    finishTime: head.done_at?.toISOString() ?? null,
    isOpen: head.is_asked && isCustomer(actor),
    actions: actionsOf(actor, head, guardsOf(head)),
  };
}

/** An exchange with its addresses, as someone sees it who may see its claim. */
export const toBatch = (
  head: ExchangeHead,
  { shipments, ...beside }: Beside & { shipments: readonly ShipmentRecord[] },
  reader: Reader,
): BatchSettlement => ({
  ...toSettlement(head, shipments, reader.actor),
  addresses: shipments.map((row) => toAddress(row, head, beside, reader)),
});

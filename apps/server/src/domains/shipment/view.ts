import type { BatchAddress, BatchSettlement, ExchangeGuard, Settlement } from '@heliodesk/contract/shipment';
import type { Language } from '@heliodesk/contract/kit';
import { countryName } from '#src/domains/reference/index.ts';
import { totalPowerOf, withoutZeros } from '#src/domains/solution/index.ts';
import type { Caller } from '#src/platform/auth/actor.ts';
import { actionsOf } from './machine.ts';
import type { DateRow } from './store/dates.ts';
import type { ExchangeHead } from './store/heads.ts';
import type { ShipmentRecord } from './store/shipments.ts';

export const toAddress = (row: ShipmentRecord, language: Language, dates: readonly DateRow[] = []): BatchAddress => ({
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
  dates: dates
    .filter(({ shipment_id: shipmentId }) => shipmentId === row.id)
    .map(({ etd, eta, reason, set_by_name: setBy, set_at: at }) => ({ etd, eta, reason, setBy, setTime: at.toISOString() })),
});

/** Guards that follow from an exchange and its parts. */
export const guardsOf = ({ is_asked: isAsked, is_planned: isPlanned }: ExchangeHead): ExchangeGuard[] => [
  ...(isPlanned ? [] : (['nothingPlanned'] as const)),
  ...(isAsked ? [] : (['noOpenTask'] as const)),
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
    isOpen: head.is_asked && isCustomer(actor),
    actions: actionsOf(actor, head, guardsOf(head)),
  };
}

/** An exchange with its addresses, as someone sees it who may see its claim. */
export const toBatch = (
  head: ExchangeHead,
  { shipments, dates }: { shipments: readonly ShipmentRecord[]; dates: readonly DateRow[] },
  { actor, language }: { actor: Caller; language: Language },
): BatchSettlement => ({
  ...toSettlement(head, shipments, actor),
  addresses: shipments.map((row) => toAddress(row, language, dates)),
});

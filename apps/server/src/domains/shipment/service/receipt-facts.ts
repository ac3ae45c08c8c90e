import type { Language } from '@heliodesk/contract/kit';
import type { ConsentFile, ReceiptFact } from '@heliodesk/contract/request';
import { formatParts } from '@heliodesk/phrases/formats/lists';
import { totalPowerOf } from '#src/domains/solution/index.ts';
import type { ExchangeHead } from '../store/heads.ts';
import type { ShipmentRecord } from '../store/shipments.ts';
import { toPlace } from '../view.ts';

/** An address on one line, as it was shown, with the pieces that go there. */
export function lineOf(row: ShipmentRecord, language: Language): string {
  const { batchQty, addressTitle, contactPerson, mobile, address, postalCode, city, province, countryName, note } = toPlace(row, language);
  const place = formatParts([addressTitle, contactPerson, mobile, address, `${postalCode} ${city}`, province, countryName, note], language);
  return `${batchQty} × ${place}`;
}

/** What the receipt of submitted addresses records: what is exchanged, how much of it goes where, and with which consent staff have said so. */
export const factsOf = (
  head: ExchangeHead,
  shipments: readonly ShipmentRecord[],
  language: Language,
  consent?: ConsentFile,
): ReceiptFact[] => [
  { field: 'quantity', as: 'number', value: String(head.quantity) },
  { field: 'newComponent', as: 'text', value: head.new_component },
  { field: 'model', as: 'text', value: head.model },
  { field: 'totalPower', as: 'number', value: totalPowerOf(head) },
  ...shipments.map((row): ReceiptFact => ({ field: 'deliverTo', as: 'text', value: lineOf(row, language) })),
  ...(consent === undefined ? [] : [{ field: 'consent', as: 'text', value: consent.fileName } as const]),
];

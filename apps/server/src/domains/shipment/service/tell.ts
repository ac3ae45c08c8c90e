import type { Language } from '@heliodesk/contract/kit';
import { formatList, formatParts } from '@heliodesk/phrases/formats/lists';
import { formatDay } from '@heliodesk/phrases/formats/times';
import { conversationPort, notifyContact, type RequestRecord } from '#src/domains/request/index.ts';
import type { WriteContext } from '#src/platform/context.ts';
import type { ShipmentRecord } from '../store/shipments.ts';

type Place = Pick<ShipmentRecord, 'title' | 'city'>;

/** Where some goods go, by the names of their addresses. */
export const placesIn = (language: Language, shipments: readonly Place[]): string =>
  formatList([...new Set(shipments.map(({ title, city }) => title || city))], language);

interface Shipped {
  shipTime: string;
  carrier: string;
  trackingNo: string;
}

/** Tells the customer that goods have left, in the conversation, by mail and by the bell. */
export async function tellShipped(
  context: WriteContext,
  request: RequestRecord,
  shipments: readonly ShipmentRecord[],
  { shipTime, carrier, trackingNo }: Shipped,
): Promise<void> {
  if (shipments.length === 0) return;
  const language = request.language as Language;
  const places = placesIn(language, shipments);
  await conversationPort.of(context.platform).postSystemMessage(context, request.id, 'goodsShipped', { day: shipTime, places });
  const tracking = formatParts([carrier, trackingNo], language);
  await notifyContact(context, request, {
    template: tracking === '' ? 'goodsShipped' : 'goodsShippedTracked',
    params: { places, day: formatDay(shipTime, language, 'UTC'), ...(tracking === '' ? {} : { tracking }) },
  });
}

/** Tells the customer where and when goods have arrived, or that what was recorded of it was corrected: in the conversation, by mail and bell. */
export async function tellOfArrival(
  context: WriteContext,
  request: RequestRecord,
  shipments: readonly ShipmentRecord[],
  { deliverTime, template }: { deliverTime: string; template: 'goodsDelivered' | 'deliveryCorrected' },
): Promise<void> {
  const language = request.language as Language;
  const places = placesIn(language, shipments);
  await conversationPort.of(context.platform).postSystemMessage(context, request.id, template, { day: deliverTime, places });
  await notifyContact(context, request, { template, params: { places, day: formatDay(deliverTime, language, 'UTC') } });
}

import { mostDeliveryCorrections } from '@heliodesk/contract/shipment';
import type { Db } from '#src/platform/db/database.ts';

/** What was recorded of a delivery at some time. */
export interface RecordedDelivery {
  addressId: number;
  shipTime: string;
  carrier: string;
  trackingNo: string;
  deliverTime: string;
  /** Its proofs. */
  attIds: number[];
}

export interface CorrectionRecord {
  at: Date;
  by: string;
  reason: string;
  before: RecordedDelivery;
  after: RecordedDelivery;
}

/** How deliveries of claims were corrected, the last time first. */
export async function findCorrections(db: Db, requestIds: readonly number[]): Promise<CorrectionRecord[]> {
  if (requestIds.length === 0) return [];
  const rows = await db
    .selectFrom('request_event as event')
    .leftJoin('app_user', 'app_user.id', 'event.actor_id')
    .select(['event.at', 'event.reason', 'event.before', 'event.after', 'app_user.name as by'])
    .where('event.request_id', 'in', requestIds)
    .where('event.action', '=', 'correctDelivery')
    .orderBy('event.id', 'desc')
    .limit(mostDeliveryCorrections)
    .execute();
  return rows.map(({ by, before, after, ...row }) => ({
    ...row,
    by: by ?? '',
    before: before as unknown as RecordedDelivery,
    after: after as unknown as RecordedDelivery,
  }));
}

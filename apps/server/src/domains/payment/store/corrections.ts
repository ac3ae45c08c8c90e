import { mostCorrections } from '@heliodesk/contract/payment';
import type { Db } from '#src/platform/db/database.ts';

/** What was recorded of a payment at some time. */
export interface Recorded {
  payTime: string;
  bankReference: string;
  /** Its proofs. */
  attIds: number[];
}

export interface CorrectionRecord {
  at: Date;
  by: string;
  reason: string;
  before: Recorded;
  after: Recorded;
}

/** How a payment was corrected, the last time first. */
export async function findCorrections(db: Db, paymentId: number): Promise<CorrectionRecord[]> {
  const rows = await db
    .selectFrom('payment_event as event')
    .leftJoin('app_user', 'app_user.id', 'event.actor_id')
    .select(['event.at', 'event.reason', 'event.before', 'event.after', 'app_user.name as by'])
    .where('event.payment_id', '=', paymentId)
    .where('event.action', '=', 'correct')
    .orderBy('event.id', 'desc')
    .limit(mostCorrections)
    .execute();
  return rows.map(({ by, before, after, ...row }) => ({ ...row, by: by ?? '', before: before as Recorded, after: after as Recorded }));
}

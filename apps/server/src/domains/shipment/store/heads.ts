import { requestTypes, type RequestStatus } from '@heliodesk/contract/request';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Db, Tx } from '#src/platform/db/database.ts';
import type { Exchange } from '#src/platform/db/tables.ts';
import type { ExchangeRecord } from './exchanges.ts';

/** An exchange with what is shown beside it. */
export interface ExchangeHead extends ExchangeRecord {
  request_no: string;
  request_status: RequestStatus;
  new_component: string;
  model: string;
  msg_id: number | null;
  is_asked: boolean;
  /** Whether any date is set. */
  is_planned: boolean;
  /** Whether new pieces have serial numbers that are checked. */
  checks_serials: boolean;
  /** Whether all parts have arrived, … */
  is_delivered: boolean;
  /** … it is recorded what becomes of the old pieces at each, … */
  has_old_pieces: boolean;
  /** … and each has as many pairs of serial numbers that fit as pieces. */
  has_serials: boolean;
  /** Whether a task asks the customer for those of any part. */
  serials_asked: boolean;
}

const hasPart = (condition: RawBuilder<boolean>) =>
  sql<boolean>`exists (select from shipment where shipment.exchange_id = exchange.id and ${condition})`;
const checksSerials = sql<boolean>`(request.type = ${sql.lit(requestTypes.moduleClaim)})`;
/** Of pieces without serial numbers that are checked, a list may be left out. */
const lacksSerials = sql<boolean>`(shipment.fit_count <> shipment.row_count
  or shipment.row_count <> shipment.quantity and (${checksSerials} or shipment.row_count > 0))`;

const heads = (db: Db | Tx) =>
  db
    .selectFrom('exchange')
    .innerJoin('request', 'request.id', 'exchange.request_id')
    .innerJoin('solution', 'solution.id', 'exchange.solution_id')
    .leftJoin('tip', 'tip.id', 'exchange.tip_id')
    .selectAll('exchange')
    .select([
      'request.request_no',
      'request.status as request_status',
      'solution.new_component',
      'solution.model',
      'tip.message_id as msg_id',
      sql<boolean>`coalesce(tip.state = 'open', false)`.as('is_asked'),
      sql<boolean>`exists (
        select from shipment join shipment_date on shipment_date.shipment_id = shipment.id where shipment.exchange_id = exchange.id
      )`.as('is_planned'),
      checksSerials.as('checks_serials'),
      sql<boolean>`not ${hasPart(sql`shipment.state <> 'delivered'`)}`.as('is_delivered'),
      sql<boolean>`not ${hasPart(sql`shipment.old_handling is null`)}`.as('has_old_pieces'),
      sql<boolean>`not ${hasPart(lacksSerials)}`.as('has_serials'),
      hasPart(sql`shipment.serials_asked`).as('serials_asked'),
    ]);

type Row = Selectable<Exchange> & Omit<ExchangeHead, keyof ExchangeRecord | 'request_status'> & { request_status: string };

const toHead = (row: Row): ExchangeHead => row as ExchangeHead;

export async function findHead(db: Db | Tx, exchangeId: number): Promise<ExchangeHead | undefined> {
  const row = await heads(db).where('exchange.id', '=', exchangeId).executeTakeFirst();
  return row && toHead(row);
}

/** All of a claim, in the order of its solutions. */
export const findHeadsOf = async (db: Db | Tx, requestId: number): Promise<ExchangeHead[]> =>
  (await heads(db).where('exchange.request_id', '=', requestId).orderBy('solution.position').execute()).map(toHead);

import { requestTypes } from '@heliodesk/contract/request';
import { sql } from 'kysely';
import { visibleTo } from '#src/domains/request/index.ts';
import type { Caller } from '#src/platform/auth/actor.ts';
import type { Db } from '#src/platform/db/database.ts';
import { containsPattern } from '#src/platform/db/like-pattern.ts';
import { planningEachTime } from '#src/platform/db/statement-names.ts';
import type { ExchangeState } from '@heliodesk/contract/shipment';
import type { ShipmentRecord } from './shipments.ts';

/** The list of serial numbers of a part of an exchange, with what it is of. */
export interface SerialListHead extends ShipmentRecord {
  exchange_state: ExchangeState;
  done_at: Date | null;
  request_id: number;
  request_no: string;
  project_name: string;
  checks_serials: boolean;
}

export interface ListsFilter {
  state: ExchangeState;
  addressId?: number | undefined;
  text: string;
}

/** Lists of claims that someone may see. Numbers are entered from the moment on when a date is set. */
function lists(db: Db, actor: Caller, { state, addressId, text }: ListsFilter) {
  const part = containsPattern(text);
  const all = planningEachTime(db)
    .selectFrom('shipment')
    .innerJoin('exchange', 'exchange.id', 'shipment.exchange_id')
    .innerJoin('request', 'request.id', 'exchange.request_id')
    .where('exchange.state', '=', sql.lit(state))
    .where('shipment.told_eta', 'is not', null)
    .where(visibleTo(actor));
  const one = addressId === undefined ? all : all.where('shipment.id', '=', addressId);
  return text === ''
    ? one
    : one.where((eb) =>
        eb.or([
          eb('request.request_no', 'ilike', part),
          eb('request.project_name', 'ilike', part),
          eb('shipment.title', 'ilike', part),
          eb('shipment.contact_person', 'ilike', part),
        ]),
      );
}

/** A page of lists of one state, those that are asked for and the newest first. */
export async function findLists(
  db: Db,
  actor: Caller,
  filter: ListsFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<SerialListHead[]> {
  if (limit <= 0) return [];
  const rows = await lists(db, actor, filter)
    .selectAll('shipment')
    .select([
      'exchange.state as exchange_state',
      'exchange.done_at',
      'request.id as request_id',
      'request.request_no',
      'request.project_name',
    ])
    .select(sql<boolean>`(request.type = ${sql.lit(requestTypes.moduleClaim)})`.as('checks_serials'))
    .orderBy('shipment.serials_asked', 'desc')
    .orderBy('shipment.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows as SerialListHead[];
}

/** How many there are, counted no further than `cap`. */
export async function countLists(db: Db, actor: Caller, filter: ListsFilter, cap: number): Promise<number> {
  const rows = await lists(db, actor, filter).select('shipment.id').limit(sql.lit(cap)).execute();
  return rows.length;
}

import type { Language } from '@heliodesk/contract/kit';
import { liveStatuses, type RequestType } from '@heliodesk/contract/request';
import type { RoutedRequest } from '@heliodesk/contract/routing';
import { sql } from 'kysely';
import { countryCodeOf, salesRegionOf } from '#src/domains/reference/index.ts';
import type { Db, Tx } from '#src/platform/db/database.ts';

/** A request as rules look at it. */
export interface RequestFacts extends RoutedRequest {
  requestId: number;
  requestNo: string;
  companyName: string;
  owner: string;
  /** Open, without an owner, and with no one who was handed it as their next case. */
  isWaiting: boolean;
  isHeld: boolean;
  /** Who it is suggested to now. */
  suggestedTo: number | null;
}

const live = liveStatuses.map((status) => sql.lit(status));

const facts = (db: Db | Tx, now: Date) =>
  db
    .selectFrom('request')
    .leftJoin('account', 'account.id', 'request.account_id')
    .leftJoin('app_user as owner', 'owner.id', 'request.owner_id')
    .leftJoin('serial_list as serials', (join) =>
      join
        .onRef('serials.owner_id', '=', 'request.id')
        .on('serials.owner_kind', '=', sql.lit('request'))
        .on('serials.list', '=', sql.lit('claim')),
    )
    .leftJoin('routing_decision as suggestion', (join) =>
      join.onRef('suggestion.request_id', '=', 'request.id').on('suggestion.outcome', '=', sql.lit('open')),
    )
    .select(['request.id', 'request.request_no', 'request.type', 'request.region_id', 'request.language', 'request.account_id'])
    .select(['account.company_name', 'owner.name as owner', 'serials.total', 'suggestion.user_id as suggested_to'])
    .select((eb) => [
      eb.and([eb('request.owner_id', 'is', null), eb('request.status', 'in', live)]).as('isWaiting'),
      eb
        .exists(
          eb
            .selectFrom('request_hold')
            .select('request_hold.request_id')
            .whereRef('request_hold.request_id', '=', 'request.id')
            .where('request_hold.until', '>', now),
        )
        .as('isHeld'),
    ]);

type FactsRow = Awaited<ReturnType<ReturnType<typeof facts>['execute']>>[number];

function toFacts(row: FactsRow): RequestFacts {
  const code = row.region_id === null ? undefined : countryCodeOf(row.region_id);
  return {
    requestId: row.id,
    requestNo: row.request_no,
    type: row.type as RequestType,
    country: row.region_id,
    region: code === undefined ? null : salesRegionOf(code),
    language: row.language as Language,
    serials: row.total ?? 0,
    accountId: row.account_id,
    companyName: row.company_name ?? '',
    owner: row.owner ?? '',
    isWaiting: Boolean(row.isWaiting),
    isHeld: Boolean(row.isHeld),
    suggestedTo: row.suggested_to,
  };
}

export async function findFacts(db: Db | Tx, requestId: number, now: Date): Promise<RequestFacts | undefined> {
  const row = await facts(db, now).where('request.id', '=', requestId).executeTakeFirst();
  return row && toFacts(row);
}

/** Open requests without an owner after the one with an id, oldest first. */
export async function findWaiting(db: Db | Tx, after: number, limit: number, now: Date): Promise<RequestFacts[]> {
  const rows = await facts(db, now)
    .where('request.owner_id', 'is', null)
    .where('request.status', 'in', live)
    .where('request.id', '>', after)
    .orderBy('request.id')
    .limit(sql.lit(limit))
    .execute();
  return rows.map(toFacts);
}

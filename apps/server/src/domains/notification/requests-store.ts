import { noticedRequestsCap } from '@heliodesk/contract/notification';
import { sql } from 'kysely';
import { visibleTo, type Titled } from '#src/domains/request/index.ts';
import type { Context } from '#src/platform/context.ts';
import { ofFinance } from './notice-store.ts';

/** Requests are offered that one of these newest notices is about. */
const newestLookedAt = 1_000;

/** The requests that someone's newest notices are about, the latest first, and one that is needed in any case before them. */
export async function findNoticedRequests({ db, actor }: Context, needed = 0) {
  const rows = await db
    .with('newest', (inner) =>
      inner
        .selectFrom('notice')
        .select(['request_id', 'created_at', ofFinance(actor).as('is_of_finance')])
        .where('user_id', '=', actor.userId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(newestLookedAt),
    )
    .with('needed', (inner) =>
      inner
        .selectFrom('notice')
        .select(['request_id', 'created_at', ofFinance(actor).as('is_of_finance')])
        .where('user_id', '=', actor.userId)
        .where('request_id', '=', needed)
        .orderBy('created_at', 'desc')
        .limit(1),
    )
    .with('noticed', (inner) =>
      inner
        .selectFrom((eb) => eb.selectFrom('newest').selectAll().unionAll(eb.selectFrom('needed').selectAll()).as('found'))
        .select((eb) => ['request_id', eb.fn.max('created_at').as('at'), sql<boolean>`bool_or(is_of_finance)`.as('is_of_finance')])
        .where('request_id', 'is not', null)
        .groupBy('request_id'),
    )
    .selectFrom('noticed')
    .innerJoin('request', 'request.id', 'noticed.request_id')
    .select(['request.id', 'request.request_no', 'request.type', 'request.title'])
    .select(['request.description', 'request.project_name', 'request.quantity'])
    .where((eb) => eb.or([sql<boolean>`${visibleTo(actor)}`, eb('noticed.is_of_finance', '=', true)]))
    .orderBy(sql`request.id = ${needed}`, 'desc')
    .orderBy('noticed.at', 'desc')
    .limit(noticedRequestsCap)
    .execute();
  return rows.map(({ id, request_no, ...titled }) => ({ requestId: id, requestNo: request_no, titled: titled as Titled }));
}

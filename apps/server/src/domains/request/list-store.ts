import { closedStatuses, liveStatuses } from '@heliodesk/contract/request';
import { sql, type ExpressionBuilder, type ExpressionWrapper, type Selectable, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Db, SqlNumber } from '#src/platform/db/database.ts';
import { takePrepared } from '#src/platform/db/prepared.ts';
import type { DB, Request } from '#src/platform/db/tables.ts';
import { visibleTo } from './policy.ts';

type RequestBuilder = ExpressionBuilder<DB, 'request'>;
/** One condition on the spine. */
export type Condition = (eb: RequestBuilder) => ExpressionWrapper<DB, 'request', SqlBool>;
type SortColumn = 'promise_at' | 'created_at' | 'updated_at';

export interface ListOptions {
  conditions: Condition[];
  orderBy: SortColumn;
  direction: 'asc' | 'desc';
  limit: number;
  offset: number;
  /** The same list is asked for again and again: no filters, in its usual order. */
  isUsual: boolean;
  /** Messages that the actor has not read in request `r`. */
  unread: SqlNumber;
  /** Counts all rows of the list too, no further than this + 1. */
  countTo?: number;
}

/** Rows of lists carry what stands beside the spine; the joins are by primary key, for the shown rows only. */
const rowColumns = [
  'r.id',
  'r.request_no',
  'r.type',
  'r.status',
  'r.description',
  'r.project_name',
  'r.region_id',
  'r.language',
  'r.owner_id',
  'r.waiting_on',
  'r.nodes',
  'r.first_contact_due',
  'r.first_contact_at',
  'r.quantity',
  'r.open_tips',
  'r.sync_status',
  'r.created_at',
  'r.submitted_at',
  'r.updated_at',
  'r.version',
  'account.company_name',
  'creator.name as creator_name',
  'owner.name as owner_name',
] as const;

const withNeighbours = (db: Db, shown: SelectQueryBuilder<DB, 'request', Selectable<Request>>, unread: SqlNumber) =>
  db
    .selectFrom(shown.as('r'))
    .innerJoin('account', 'account.id', 'r.account_id')
    .innerJoin('app_user as creator', 'creator.id', 'r.created_by')
    .leftJoin('app_user as owner', 'owner.id', 'r.owner_id')
    .select(rowColumns)
    .select(unread.as('unread'));

export type ListRecord = NonNullable<Awaited<ReturnType<typeof findRow>>>;

const visible = (db: Db, actor: Actor, conditions: Condition[]) =>
  conditions.reduce((query, condition) => query.where(condition), db.selectFrom('request').where(visibleTo(actor)));

/** Of a list without an end only so many rows are looked at. */
const counted = (db: Db, actor: Actor, conditions: Condition[], cap: number) =>
  db
    .selectFrom(
      visible(db, actor, conditions)
        .select(sql<number>`1`.as('one'))
        .limit(sql.lit(cap + 1))
        .as('counted'),
    )
    .select((eb) => eb.fn.countAll<number>().as('total'));

/** One page of requests, in order, each with the total where that is asked for. The page is cut from an index before anything is joined. */
export function findRows(
  db: Db,
  actor: Actor,
  { conditions, orderBy, direction, limit, offset, isUsual, unread, countTo }: ListOptions,
): Promise<(ListRecord & { total: number | null })[]> {
  const shown = visible(db, actor, conditions)
    .selectAll('request')
    .orderBy(`request.${orderBy}`, direction)
    .orderBy('request.id', direction)
    .limit(sql.lit(limit))
    .offset(sql.lit(offset));
  const query = withNeighbours(db, shown, unread)
    .select(countTo === undefined ? sql<number | null>`null`.as('total') : counted(db, actor, conditions, countTo).as('total'))
    .orderBy(`r.${orderBy}`, direction)
    .orderBy('r.id', direction);
  return isUsual && offset === 0 ? takePrepared(db, query) : query.execute();
}

/** How many requests there are, counted no further than `cap` + 1. */
export async function countRows(db: Db, actor: Actor, conditions: Condition[], cap: number, isUsual: boolean): Promise<number> {
  const query = counted(db, actor, conditions, cap);
  const [row] = isUsual ? await takePrepared(db, query) : await query.execute();
  return Number(row?.total ?? 0);
}

export async function findRow(db: Db, requestId: number, unread: SqlNumber) {
  const shown = db.selectFrom('request').selectAll('request').where('request.id', '=', requestId);
  return withNeighbours(db, shown, unread).executeTakeFirst();
}

const words = (all: readonly string[]) => all.map((word) => sql.lit(word));

const like = (text: string): string => `%${text.replaceAll(/[\\%_]/g, (char) => `\\${char}`)}%`;

/** Conditions of the lists' filters. Words of closed lists stand in the text, where partial indexes and prepared plans see them. */
export const where = {
  type:
    (type: number): Condition =>
    (eb) =>
      eb('request.type', '=', sql.lit(type)),
  status:
    (status: string): Condition =>
    (eb) =>
      eb('request.status', '=', sql.lit(status)),
  live: (): Condition => (eb) => eb('request.status', 'in', words(liveStatuses)),
  closed: (): Condition => (eb) => eb('request.status', 'in', words(closedStatuses)),
  submitted: (): Condition => (eb) => eb('request.status', '<>', sql.lit('draft')),
  contact:
    (contactId: number): Condition =>
    (eb) =>
      eb('request.contact_id', '=', contactId),
  owner:
    (userId: number): Condition =>
    (eb) =>
      eb('request.owner_id', '=', userId),
  unowned: (): Condition => (eb) => eb('request.owner_id', 'is', null),
  region:
    (regionId: number): Condition =>
    (eb) =>
      eb('request.region_id', '=', regionId),
  waitingOn:
    (whom: string): Condition =>
    (eb) =>
      eb('request.waiting_on', '=', sql.lit(whom)),
  createdFrom:
    (day: string): Condition =>
    (eb) =>
      eb('request.created_at', '>=', new Date(`${day}T00:00:00Z`)),
  createdTo:
    (day: string): Condition =>
    (eb) =>
      eb('request.created_at', '<', new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000)),
  promiseBefore:
    (moment: Date): Condition =>
    (eb) =>
      eb('request.promise_at', '<', moment),
  promiseFrom:
    (moment: Date): Condition =>
    (eb) =>
      eb('request.promise_at', '>=', moment),
  /** The customer wrote last. */
  answered: (): Condition => (eb) =>
    eb.and([
      eb('request.last_customer_message_at', 'is not', null),
      eb.or([
        eb('request.last_staff_message_at', 'is', null),
        eb('request.last_customer_message_at', '>', eb.ref('request.last_staff_message_at')),
      ]),
    ]),
  among:
    (ids: number[]): Condition =>
    (eb) =>
      eb('request.id', '=', sql<number>`any(${ids}::bigint[])`),
  /** Number, project, company, or one of the given ids; each part is found by an index of its own. */
  text:
    (text: string, ids: number[]): Condition =>
    (eb) =>
      eb(
        'request.id',
        'in',
        eb
          .selectFrom('request as by_number')
          .select('by_number.id')
          .where('by_number.request_no', 'ilike', like(text))
          .union(eb.selectFrom('request as by_project').select('by_project.id').where('by_project.project_name', 'ilike', like(text)))
          .union(
            eb
              .selectFrom('request as by_company')
              .innerJoin('account', 'account.id', 'by_company.account_id')
              .select('by_company.id')
              .where('account.company_name', 'ilike', like(text)),
          )
          .union(
            eb
              .selectFrom('request as by_id')
              .select('by_id.id')
              .where('by_id.id', '=', sql<number>`any(${ids}::bigint[])`),
          ),
      ),
};

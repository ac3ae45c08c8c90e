import { closedStatuses, liveStatuses } from '@heliodesk/contract/request';
import { sql, type ExpressionBuilder, type ExpressionWrapper, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Db } from '#src/platform/db/database.ts';
import type { DB } from '#src/platform/db/tables.ts';
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

const withNeighbours = (db: Db, ids: SelectQueryBuilder<DB, 'request', { id: number }>) =>
  db
    .selectFrom(ids.as('shown'))
    .innerJoin('request as r', 'r.id', 'shown.id')
    .innerJoin('account', 'account.id', 'r.account_id')
    .innerJoin('app_user as creator', 'creator.id', 'r.created_by')
    .leftJoin('app_user as owner', 'owner.id', 'r.owner_id')
    .select(rowColumns);

export type ListRecord = Awaited<ReturnType<typeof findRows>>[number];

const visible = (db: Db, actor: Actor, conditions: Condition[]) =>
  conditions.reduce((query, condition) => query.where(condition), db.selectFrom('request').where(visibleTo(actor)));

/** One page of requests, in order. The page is cut from an index before anything is joined. */
export async function findRows(db: Db, actor: Actor, { conditions, orderBy, direction, limit, offset }: ListOptions) {
  const ids = visible(db, actor, conditions)
    .select('request.id')
    .orderBy(`request.${orderBy}`, direction)
    .orderBy('request.id', direction)
    .limit(limit)
    .offset(offset);
  return withNeighbours(db, ids).orderBy(`r.${orderBy}`, direction).orderBy('r.id', direction).execute();
}

/** How many requests there are, counted no further than `cap` + 1. */
export async function countRows(db: Db, actor: Actor, conditions: Condition[], cap: number): Promise<number> {
  const counted = visible(db, actor, conditions)
    .select(sql<number>`1`.as('one'))
    .limit(cap + 1);
  const { total } = await db
    .selectFrom(counted.as('counted'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

export async function findRow(db: Db, requestId: number): Promise<ListRecord | undefined> {
  return withNeighbours(db, db.selectFrom('request').select('request.id').where('request.id', '=', requestId)).executeTakeFirst();
}

const like = (text: string): string => `%${text.replaceAll(/[\\%_]/g, (char) => `\\${char}`)}%`;

/** Conditions of the lists' filters. */
export const where = {
  type:
    (type: number): Condition =>
    (eb) =>
      eb('request.type', '=', type),
  status:
    (status: string): Condition =>
    (eb) =>
      eb('request.status', '=', status),
  live: (): Condition => (eb) => eb('request.status', 'in', liveStatuses),
  closed: (): Condition => (eb) => eb('request.status', 'in', closedStatuses),
  submitted: (): Condition => (eb) => eb('request.status', '<>', 'draft'),
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
      eb('request.waiting_on', '=', whom),
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

import type { Suggested } from '@heliodesk/contract/request';
import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { Actor } from '#src/platform/auth/actor.ts';
import { builtOnce } from '#src/platform/db/built-once.ts';
import type { Db, SqlJson, SqlMoment, SqlNumber, Tx } from '#src/platform/db/database.ts';
import type { DB } from '#src/platform/db/tables.ts';
import { awayOf, standsInFor } from './absence/absence-columns-store.ts';
import { joinedContactState } from './people-store.ts';
import { visibleTo } from './policy.ts';

/** The columns of a list's rows that depend on who asks for them and for what. */
export interface AskedColumns {
  /** Messages that the actor has not read in request `r`. */
  unread: SqlNumber;
  /** Who should get request `r`, which no one has; nothing where the actor is not told. */
  suggestion: SqlJson<Suggested> | undefined;
  /** By when finance should act on the request of a column, in a view of what waits for it. */
  financeDue?: ((requestId: string) => SqlMoment) | undefined;
}

export const noMoment: SqlMoment = sql`null::timestamptz`;
const nothing = <Value>(): RawBuilder<Value | null> => sql<Value | null>`null`;

/** What a request's record consists of; the columns for orders of lists are left out, because a page of rows has many and reads none of them. */
const recordColumns = [
  'r.id',
  'r.request_no',
  'r.type',
  'r.status',
  'r.account_id',
  'r.contact_id',
  'r.created_by',
  'r.owner_id',
  'r.guest_id',
  'r.language',
  'r.region_id',
  'r.title',
  'r.description',
  'r.project_name',
  'r.quantity',
  'r.on_behalf',
  'r.discarded_at',
  'r.version',
  'r.sync_status',
  'r.waiting_on',
  'r.nodes',
  'r.outcome',
  'r.created_at',
  'r.updated_at',
  'r.submitted_at',
  'r.closed_at',
  'r.silenced_at',
  'r.first_contact_due',
  'r.first_contact_at',
  'r.last_customer_message_at',
  'r.last_staff_message_at',
  'r.open_tips',
  'r.open_tip_types',
  'r.question_id',
  'r.question_at',
  'r.question_reminded',
  'r.question_remind_at',
  'r.decision_due',
  'r.proposed_by',
  'r.appeal_until',
  'r.appealed_at',
  'r.all_decided',
  'r.accepted_quantity',
  'r.solved_quantity',
  'r.solutions_complete',
  'r.solution_authors',
  'r.first_approver',
  'r.running_solutions',
  'r.unplanned_exchanges',
  'r.unoffered_solutions',
  'r.open_shipments',
  'r.settled_by',
  'r.settled_quantity',
] as const;

/** A name of who created the request: nearly always its contact, which is joined already. */
const ofCreator = (ofContact: string, ofAnother: RawBuilder<string | null>) =>
  sql<string | null>`case when r.created_by = reader.id then ${sql.ref(ofContact)} else (select ${ofAnother}) end`;

const creatorNames = [
  ofCreator('reader.name', sql`name from app_user where id = r.created_by`).as('creator_name'),
  ofCreator('person.first_name', sql`first_name from contact where user_id = r.created_by`).as('creator_first_name'),
  ofCreator('person.last_name', sql`last_name from contact where user_id = r.created_by`).as('creator_last_name'),
] as const;

/** What only rows with an owner have, or only rows without one, is not looked for in the others. */
const ofOwned = <Value>(column: RawBuilder<Value>) => sql<Value | null>`case when r.owner_id is not null then ${column} end`;
const ofUnowned = <Value>(column: RawBuilder<Value>) => sql<Value | null>`case when r.owner_id is null then ${column} end`;

/** Whether contacts are reached, whether owners are out of office, and whose stand-ins they are: that concerns staff alone. */
const ofStaff = {
  contactState: joinedContactState,
  ownerAway: ofOwned(awayOf('r.owner_id')),
  standsInFor: ofOwned(standsInFor('r.id', 'r.owner_id')),
};
const ofOthers: typeof ofStaff = { contactState: nothing(), ownerAway: nothing(), standsInFor: nothing() };

/** Which requests a statement reads, in which order, and how many the whole list has, where that is to be told. */
interface Shown {
  ids: SelectQueryBuilder<DB, 'request', { id: number }>;
  order: RawBuilder<unknown>;
  total?: RawBuilder<number | null>;
}

/** The other columns, which depend on who asks and for what. */
interface OtherColumns {
  unread: SqlNumber;
  suggested: SqlJson<Suggested>;
  financeDue: SqlMoment;
  total: RawBuilder<number | null>;
}

/** List rows include columns of other tables; the joins are by primary key, for the shown rows only. */
const withJoins = (db: Db | Tx, ids: Shown['ids'], columns: typeof ofStaff & OtherColumns) =>
  db
    .selectFrom(ids.as('shown'))
    .innerJoin('request as r', 'r.id', 'shown.id')
    .leftJoin('account', 'account.id', 'r.account_id')
    .leftJoin('contact as person', 'person.id', 'r.contact_id')
    .leftJoin('app_user as reader', 'reader.id', 'person.user_id')
    .leftJoin('guest', 'guest.id', 'r.guest_id')
    .leftJoin('app_user as owner', 'owner.id', 'r.owner_id')
    .select(recordColumns)
    .select(['account.company_name', 'guest.name as guest_name', 'owner.name as owner_name'])
    .select(creatorNames)
    .select([columns.contactState.as('contact_state'), columns.ownerAway.as('owner_away'), columns.standsInFor.as('stands_in_for')])
    .select([columns.unread.as('unread'), ofUnowned(columns.suggested).as('suggested'), columns.financeDue.as('finance_due')])
    .select(columns.total.as('total'));

export type ShownRecord = Awaited<ReturnType<ReturnType<typeof withJoins>['execute']>>[number];
export type ListRecord = Omit<ShownRecord, 'total'>;

/** In the order of the columns of the query. */
type Values = [...columns: [SqlNumber, SqlJson<Suggested>, SqlMoment, RawBuilder<number | null>], ids: Shown['ids'], order: Shown['order']];

const rowsWith = (columns: typeof ofStaff) =>
  builtOnce((db, ...[unread, suggested, financeDue, total, ids, order]: Values) =>
    withJoins(db, ids, { ...columns, unread, suggested, financeDue, total }).orderBy(order),
  );
const selectForStaff = rowsWith(ofStaff);
const selectForOthers = rowsWith(ofOthers);

const noSuggestion = nothing<Suggested>();
const noTotal = nothing<number>();

/** Rows of a list in one statement, which also finds out which requests they are. */
export function findShownRows(db: Db | Tx, { kind }: Actor, shown: Shown, asked: AskedColumns): Promise<ShownRecord[]> {
  const { ids, order, total = noTotal } = shown;
  const { unread, suggestion = noSuggestion, financeDue } = asked;
  const select = kind === 'staff' ? selectForStaff : selectForOthers;
  return select(db, unread, suggestion, financeDue?.('r.id') ?? noMoment, total, ids, order);
}

const byId = sql`r.id`;

/** Rows of a list by their ids, in the order of these; those that the actor doesn't see any more are left out. */
export async function findRowsOf(db: Db | Tx, actor: Actor, ids: readonly number[], asked: AskedColumns): Promise<ListRecord[]> {
  const isAmong = sql<boolean>`request.id = any(${[...ids]}::bigint[])`;
  const visible = db.selectFrom('request').select('request.id').where(visibleTo(actor)).where(isAmong);
  const rows = await findShownRows(db, actor, { ids: visible, order: byId }, asked);
  const placeOf = new Map(ids.map((id, place) => [id, place]));
  return rows.toSorted((one, other) => (placeOf.get(one.id) ?? 0) - (placeOf.get(other.id) ?? 0));
}

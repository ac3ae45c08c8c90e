import type { Suggested } from '@heliodesk/contract/request';
import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { Actor } from '#src/platform/auth/actor.ts';
import { builtOnce } from '#src/platform/db/built-once.ts';
import type { Db, SqlCondition, SqlJson, SqlMoment, SqlNumber, Tx } from '#src/platform/db/database.ts';
import type { DB } from '#src/platform/db/tables.ts';
import { awayOf, standsInFor } from './absence/absence-columns-store.ts';
import { contactStateOf } from './people-store.ts';
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

/** List rows include columns of other tables; the joins are by primary key, for the shown rows only. */
const joinedNames = [
  'account.company_name',
  'creator.name as creator_name',
  'creating.first_name as creator_first_name',
  'creating.last_name as creator_last_name',
  'guest.name as guest_name',
  'owner.name as owner_name',
] as const;

/** Whether contacts are reached, whether owners are out of office, and whose stand-ins they are: that concerns staff alone. */
const ofStaff = {
  contactState: contactStateOf('r.contact_id'),
  ownerAway: awayOf('r.owner_id'),
  standsInFor: standsInFor('r.id', 'r.owner_id'),
};
const ofOthers: typeof ofStaff = { contactState: nothing(), ownerAway: nothing(), standsInFor: nothing() };
export const columnsFor = ({ kind }: Actor): typeof ofStaff => (kind === 'staff' ? ofStaff : ofOthers);

/** The other columns that depend on who asks. */
interface Asked {
  unread: SqlNumber;
  suggestion: SqlJson<Suggested>;
  financeDue: SqlMoment;
}
const noSuggestion = nothing<Suggested>();
export const askedIn = ({ unread, suggestion = noSuggestion, financeDue }: AskedColumns): Asked => ({
  unread,
  suggestion,
  financeDue: financeDue?.('r.id') ?? noMoment,
});

export const withJoins = (db: Db | Tx, ids: SelectQueryBuilder<DB, 'request', { id: number }>, columns: typeof ofStaff & Asked) =>
  db
    .selectFrom(ids.as('shown'))
    .innerJoin('request as r', 'r.id', 'shown.id')
    .leftJoin('account', 'account.id', 'r.account_id')
    .leftJoin('app_user as creator', 'creator.id', 'r.created_by')
    .leftJoin('contact as creating', 'creating.user_id', 'r.created_by')
    .leftJoin('guest', 'guest.id', 'r.guest_id')
    .leftJoin('app_user as owner', 'owner.id', 'r.owner_id')
    .selectAll('r')
    .select(joinedNames)
    .select([columns.contactState.as('contact_state'), columns.ownerAway.as('owner_away'), columns.standsInFor.as('stands_in_for')])
    .select([columns.unread.as('unread'), columns.suggestion.as('suggested'), columns.financeDue.as('finance_due')]);

export type ListRecord = Awaited<ReturnType<ReturnType<typeof withJoins>['execute']>>[number];

const rowsWith = (columns: typeof ofStaff) =>
  builtOnce((db, ...[unread, suggestion, financeDue, isAmong]: [SqlNumber, SqlJson<Suggested>, SqlMoment, SqlCondition]) =>
    withJoins(db, db.selectFrom('request').select('request.id').where(isAmong), { ...columns, unread, suggestion, financeDue }),
  );
const selectForStaff = rowsWith(ofStaff);
const selectForOthers = rowsWith(ofOthers);

/** Rows of a list by their ids, in the order of these; those that the actor doesn't see any more are left out. */
export async function findRowsOf(db: Db | Tx, actor: Actor, ids: readonly number[], options: AskedColumns): Promise<ListRecord[]> {
  const { unread, suggestion, financeDue } = askedIn(options);
  const select = actor.kind === 'staff' ? selectForStaff : selectForOthers;
  const rows = await select(
    db,
    unread,
    suggestion,
    financeDue,
    sql<boolean>`${visibleTo(actor)} and request.id = any(${[...ids]}::bigint[])`,
  );
  const placeOf = new Map(ids.map((id, place) => [id, place]));
  return rows.toSorted((one, other) => (placeOf.get(one.id) ?? 0) - (placeOf.get(other.id) ?? 0));
}

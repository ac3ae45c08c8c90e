import type { DeskColumn, OwnViewFilters } from '@heliodesk/contract/request';
import { sql } from 'kysely';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Db, SqlCondition, Tx } from '#src/platform/db/database.ts';

/** The part of a view that its editor writes. */
export interface DeskViewValues {
  name: string;
  teamId: number | null;
  filters: OwnViewFilters;
  columns: readonly DeskColumn[];
  orderBy: string | null;
  direction: 'asc' | 'desc' | null;
}

/** The team that a member of the staff is in. */
export async function findTeamOf(db: Db | Tx, userId: number): Promise<{ teamId: number; name: string } | undefined> {
  const row = await db
    .selectFrom('app_user')
    .innerJoin('team', 'team.id', 'app_user.team_id')
    .select(['team.id', 'team.name'])
    .where('app_user.id', '=', userId)
    .executeTakeFirst();
  return row && { teamId: row.id, name: row.name };
}

/** A person's own views, and those of others that are for their team. */
const seenBy = ({ userId }: Pick<Actor, 'userId'>): SqlCondition =>
  sql<boolean>`(desk_view.user_id = ${userId} or desk_view.team_id = (select team_id from app_user where id = ${userId}))`;

const views = (db: Db | Tx, actor: Pick<Actor, 'userId'>) =>
  db
    .selectFrom('desk_view')
    .innerJoin('app_user as author', 'author.id', 'desk_view.user_id')
    .selectAll('desk_view')
    .select('author.name as author_name')
    .where(seenBy(actor));

export type DeskViewRow = Awaited<ReturnType<ReturnType<typeof views>['execute']>>[number];

/** In the person's order; those that were never put in order come last. */
export const findDeskViews = (db: Db | Tx, actor: Pick<Actor, 'userId'>, limit: number): Promise<DeskViewRow[]> =>
  views(db, actor)
    .orderBy(sql`array_position((select view_ids from desk_view_order where user_id = ${actor.userId}), desk_view.id)`, (order) =>
      order.asc().nullsLast(),
    )
    .orderBy('desk_view.id')
    .limit(limit)
    .execute();

export const findDeskView = (db: Db | Tx, actor: Pick<Actor, 'userId'>, viewId: number): Promise<DeskViewRow | undefined> =>
  views(db, actor).where('desk_view.id', '=', viewId).executeTakeFirst();

/** A view that may be changed after this, without anyone else changing it. */
export const lockDeskView = (tx: Tx, actor: Pick<Actor, 'userId'>, viewId: number): Promise<DeskViewRow | undefined> =>
  views(tx, actor).where('desk_view.id', '=', viewId).forUpdate('desk_view').executeTakeFirst();

/** Calls that add views of a person go one after another. */
export async function lockViewsOf(tx: Tx, userId: number): Promise<void> {
  await tx
    .insertInto('desk_view_order')
    .values({ user_id: userId, view_ids: [] })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ view_ids: sql`desk_view_order.view_ids` }))
    .execute();
}

/** Calls that share views with a team go one after another. */
export async function lockTeamOfViews(tx: Tx, teamId: number): Promise<void> {
  await tx.selectFrom('team').select('id').where('id', '=', teamId).forNoKeyUpdate().execute();
}

export async function countViewsOf(tx: Tx, userId: number): Promise<number> {
  const { total } = await tx
    .selectFrom('desk_view')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Views that are for a team, without this one. */
export async function countViewsOfTeam(tx: Tx, teamId: number, exceptId: number): Promise<number> {
  const { total } = await tx
    .selectFrom('desk_view')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('team_id', '=', teamId)
    .where('id', '<>', exceptId)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Whether a person has another view of this name. */
export async function isViewNameTaken(tx: Tx, userId: number, name: string, exceptId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('desk_view')
    .select('id')
    .where('user_id', '=', userId)
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .where('id', '<>', exceptId)
    .executeTakeFirst();
  return row !== undefined;
}

const columnsOf = ({ name, teamId, filters, columns, orderBy, direction }: DeskViewValues) => ({
  name,
  team_id: teamId,
  filters: JSON.stringify(filters),
  columns: [...columns],
  order_by: orderBy,
  direction,
});

export async function insertDeskView(tx: Tx, userId: number, values: DeskViewValues, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('desk_view')
    .values({ user_id: userId, ...columnsOf(values), created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateDeskView(tx: Tx, viewId: number, values: DeskViewValues, now: Date): Promise<void> {
  await tx
    .updateTable('desk_view')
    .set({ ...columnsOf(values), updated_at: now, version: sql`version + 1` })
    .where('id', '=', viewId)
    .execute();
}

export async function removeDeskView(tx: Tx, viewId: number): Promise<void> {
  await tx.deleteFrom('desk_view').where('id', '=', viewId).execute();
}

/** Keeps the order of a person's views; of those that they don't see, none. */
export async function updateViewOrder(tx: Tx, actor: Pick<Actor, 'userId'>, viewIds: readonly number[]): Promise<void> {
  const seen = sql<number[]>`coalesce((
    select array_agg(desk_view.id order by wanted.place) from unnest(${[...viewIds]}::bigint[]) with ordinality as wanted (id, place)
    join desk_view on desk_view.id = wanted.id where ${seenBy(actor)}), '{}')`;
  await tx
    .insertInto('desk_view_order')
    .values({ user_id: actor.userId, view_ids: seen })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ view_ids: (eb) => eb.ref('excluded.view_ids') }))
    .execute();
}

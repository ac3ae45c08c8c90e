import {
  deskColumns,
  deskOrders,
  deskViewLimits,
  OwnViewFilters,
  type AddDeskViewBody,
  type ChangeDeskViewBody,
  type OwnDeskView,
  type OwnDeskViews,
} from '@heliodesk/contract/request';
import type { z } from 'zod';
import { auditChange } from '#src/platform/audit/audit.ts';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Context, WriteContext } from '#src/platform/context.ts';
import { fail, failFields } from '#src/platform/http/failure.ts';
import {
  countViewsOf,
  countViewsOfTeam,
  findDeskView,
  findDeskViews,
  findTeamOf,
  insertDeskView,
  isViewNameTaken,
  lockDeskView,
  lockTeamOfViews,
  lockViewsOf,
  removeDeskView,
  updateDeskView,
  updateViewOrder,
  type DeskViewRow,
  type DeskViewValues,
} from '../desk-views-store.ts';

type Values = z.output<typeof AddDeskViewBody>;

/** A team's views belong to the person who saved them, and to the leads of the team. */
const mayEdit = (actor: Actor, { user_id, team_id }: DeskViewRow): boolean =>
  user_id === actor.userId || (team_id !== null && actor.can('csp:desk:team'));

/** What a release before this one kept may have filters that this one doesn't know. */
const filtersOf = (stored: unknown): OwnViewFilters => OwnViewFilters.safeParse(stored).data ?? { view: 'all' };

const viewOf = (actor: Actor, row: DeskViewRow): OwnDeskView => ({
  viewId: row.id,
  name: row.name,
  isShared: row.team_id !== null,
  savedBy: row.user_id === actor.userId ? '' : row.author_name,
  mayEdit: mayEdit(actor, row),
  filters: filtersOf(row.filters),
  columns: deskColumnsIn(row.columns),
  orderByColumn: deskOrders.find((order) => order === row.order_by) ?? null,
  isAsc: row.direction === 'asc' || row.direction === 'desc' ? row.direction : null,
  version: row.version,
});

const deskColumnsIn = (names: readonly string[]): OwnDeskView['columns'] =>
  names.flatMap((name) => deskColumns.find((column) => column === name) ?? []);

/** What a caller finds on the desk beside the built-in views. */
export async function listDeskViews({ db, actor }: Pick<Context, 'db' | 'actor'>): Promise<OwnDeskViews> {
  const [rows, team] = await Promise.all([
    findDeskViews(db, actor, deskViewLimits.own + deskViewLimits.ofTeam),
    findTeamOf(db, actor.userId),
  ]);
  return { views: rows.map((row) => viewOf(actor, row)), teamName: team?.name ?? '' };
}

async function readView({ tx, actor }: WriteContext, viewId: number): Promise<OwnDeskView> {
  const row = await findDeskView(tx, actor, viewId);
  if (row === undefined) throw fail('notFound');
  return viewOf(actor, row);
}

/** The team that a view is for; its place among the team's views is kept free until the end of the transaction. */
async function sharedWith({ tx, actor }: WriteContext, isShared: boolean, view?: DeskViewRow): Promise<number | null> {
  if (!isShared) return null;
  const teamId = view?.team_id ?? (await findTeamOf(tx, actor.userId))?.teamId;
  if (teamId === undefined) throw fail('desk.noTeam');
  await lockTeamOfViews(tx, teamId);
  if ((await countViewsOfTeam(tx, teamId, view?.id ?? 0)) >= deskViewLimits.ofTeam)
    throw fail('desk.tooManyViews', { max: deskViewLimits.ofTeam });
  return teamId;
}

async function checkName({ tx }: WriteContext, userId: number, name: string, exceptId: number): Promise<void> {
  if (await isViewNameTaken(tx, userId, name, exceptId)) throw failFields({ path: 'name', rule: 'nameTaken' });
}

const valuesOf = ({ name, filters, columns, orderByColumn, isAsc }: Values, teamId: number | null): DeskViewValues => ({
  name,
  teamId,
  filters,
  columns,
  orderBy: orderByColumn,
  direction: isAsc,
});

/** Keeps what the desk shows under a name. */
export async function addDeskView(context: WriteContext, body: Values): Promise<OwnDeskView> {
  const { tx, actor, platform } = context;
  await lockViewsOf(tx, actor.userId);
  if ((await countViewsOf(tx, actor.userId)) >= deskViewLimits.own) throw fail('desk.tooManyViews', { max: deskViewLimits.own });
  await checkName(context, actor.userId, body.name, 0);
  const teamId = await sharedWith(context, body.isShared);
  const viewId = await insertDeskView(tx, actor.userId, valuesOf(body, teamId), platform.clock.now());
  const after = await readView(context, viewId);
  await audit(context, 'request.addDeskView', viewId, { after });
  return after;
}

type ViewAction = 'request.addDeskView' | 'request.changeDeskView' | 'request.deleteDeskView';

/** Views that others see are audited; what people keep for themselves is their own business. */
async function audit(
  context: WriteContext,
  action: ViewAction,
  viewId: number,
  states: { before?: OwnDeskView; after?: OwnDeskView },
): Promise<void> {
  if (states.before?.isShared !== true && states.after?.isShared !== true) return;
  await auditChange(context, { action, subjectType: 'deskView', subjectId: viewId, ...states });
}

async function lockEditable({ tx, actor }: WriteContext, viewId: number): Promise<DeskViewRow> {
  const row = await lockDeskView(tx, actor, viewId);
  if (row === undefined) throw fail('notFound');
  if (!mayEdit(actor, row)) throw fail('desk.notYourView', { name: row.author_name });
  return row;
}

/** Saves what was changed in a view. A lead can't make a colleague's view private: they would lose sight of it. */
export async function changeDeskView(
  context: WriteContext,
  viewId: number,
  body: z.output<typeof ChangeDeskViewBody>,
): Promise<OwnDeskView> {
  const { tx, actor, platform } = context;
  const row = await lockEditable(context, viewId);
  const before = viewOf(actor, row);
  if (row.version !== body.version) throw fail('stale', {}, { current: before });
  await lockViewsOf(tx, row.user_id);
  await checkName(context, row.user_id, body.name, viewId);
  const teamId = await sharedWith(context, body.isShared || row.user_id !== actor.userId, row);
  await updateDeskView(tx, viewId, valuesOf(body, teamId), platform.clock.now());
  const after = await readView(context, viewId);
  await audit(context, 'request.changeDeskView', viewId, { before, after });
  return after;
}

export async function deleteDeskView(context: WriteContext, viewId: number): Promise<void> {
  const row = await lockEditable(context, viewId);
  await removeDeskView(context.tx, viewId);
  await audit(context, 'request.deleteDeskView', viewId, { before: viewOf(context.actor, row) });
}

/** Everyone has the views in an order of their own, also those of the team. */
export async function orderDeskViews(context: WriteContext, viewIds: readonly number[]): Promise<OwnDeskViews> {
  await updateViewOrder(context.tx, context.actor, viewIds);
  return listDeskViews({ db: context.tx, actor: context.actor });
}

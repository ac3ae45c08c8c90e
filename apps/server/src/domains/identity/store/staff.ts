import type { StaffListQuery, StaffRole, UserState } from '@heliodesk/contract/identity';
import type { Language } from '@heliodesk/contract/kit';
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { z } from 'zod';
import type { Db, Tx } from '#src/platform/db/database.ts';
import { containsPattern } from '#src/platform/db/like-pattern.ts';
import type { DB } from '#src/platform/db/tables.ts';

export interface StaffRow {
  id: number;
  name: string;
  email: string;
  phone: string;
  job_title: string;
  language: Language;
  roles: StaffRole[];
  team_id: number | null;
  team_name: string | null;
  activated_at: Date | null;
  disabled_at: Date | null;
  invited_until: Date | null;
  sessions: number;
  sign_on_since: Date | null;
  created_at: Date;
  version: number;
}

/** What makes a session count as open. */
export interface Moment {
  now: Date;
  idleSince: Date;
}

type ListQuery = z.output<typeof StaffListQuery>;
type UserBuilder = ExpressionBuilder<DB, 'app_user'>;

/** Disabled takes precedence over active and invited. */
function isInState(eb: UserBuilder, state: UserState): Expression<SqlBool> {
  const isDisabled = eb('app_user.disabled_at', state === 'disabled' ? 'is not' : 'is', null);
  return state === 'disabled' ? isDisabled : eb.and([isDisabled, eb('app_user.activated_at', state === 'active' ? 'is not' : 'is', null)]);
}

function conditionsOf({ text, role, team, state }: ListQuery) {
  return (eb: UserBuilder): Expression<SqlBool> =>
    eb.and([
      eb('app_user.kind', '=', sql.lit('staff')),
      ...(text === undefined || text === ''
        ? []
        : [eb.or([eb('app_user.name', 'ilike', containsPattern(text)), eb('app_user.email', 'ilike', containsPattern(text))])]),
      ...(role === undefined
        ? []
        : [eb('app_user.id', 'in', eb.selectFrom('user_role').select('user_role.user_id').where('user_role.role', '=', role))]),
      ...(team === undefined ? [] : [eb('app_user.team_id', '=', team)]),
      ...(state === undefined ? [] : [isInState(eb, state)]),
    ]);
}

const newestInvitation = (now: Date) =>
  sql<Date | null>`(select max(expires_at) from mail_link
    where user_id = app_user.id and purpose = 'invitation' and used_at is null and expires_at > ${now})`;
const openSessions = ({ now, idleSince }: Moment) =>
  sql<number>`(select count(*) from session where user_id = app_user.id and expires_at > ${now} and seen_at > ${idleSince})`;
const signOnSince = sql<Date | null>`(select max(bound_at) from sign_on_identity where user_id = app_user.id)`;
const rolesOf = sql<StaffRole[]>`array(select role from user_role where user_id = app_user.id order by role)`;

const rows = (db: Db | Tx, moment: Moment) =>
  db
    .selectFrom('app_user')
    .leftJoin('team', 'team.id', 'app_user.team_id')
    .select([
      'app_user.id',
      'app_user.name',
      'app_user.email',
      'app_user.phone',
      'app_user.job_title',
      'app_user.language',
      'app_user.team_id',
      'team.name as team_name',
      'app_user.activated_at',
      'app_user.disabled_at',
      'app_user.created_at',
      'app_user.version',
      newestInvitation(moment.now).as('invited_until'),
      openSessions(moment).as('sessions'),
      signOnSince.as('sign_on_since'),
      rolesOf.as('roles'),
    ]);

const sortColumns = { name: 'app_user.name', email: 'app_user.email', createTime: 'app_user.created_at' } as const;

export function findStaffPage(db: Db, query: ListQuery, moment: Moment): Promise<StaffRow[]> {
  const direction = query.isAsc ?? 'asc';
  return rows(db, moment)
    .where(conditionsOf(query))
    .orderBy(sortColumns[query.orderByColumn ?? 'name'], direction)
    .orderBy('app_user.id', direction)
    .limit(query.pageSize)
    .offset((query.pageNum - 1) * query.pageSize)
    .execute() as Promise<StaffRow[]>;
}

export async function countStaff(db: Db, query: ListQuery): Promise<number> {
  const { total } = await db
    .selectFrom('app_user')
    .where(conditionsOf(query))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

export const findStaff = async (db: Db | Tx, userId: number, moment: Moment): Promise<StaffRow | undefined> =>
  (await rows(db, moment).where('app_user.kind', '=', 'staff').where('app_user.id', '=', userId).executeTakeFirst()) as
    | StaffRow
    | undefined;

export interface Particulars {
  name: string;
  phone: string;
  jobTitle: string;
  teamId?: number | null;
}

/** The columns of a new user that are not stored with the address. */
export async function updateParticulars(tx: Tx, userId: number, { name, phone, jobTitle, teamId = null }: Particulars): Promise<void> {
  await tx.updateTable('app_user').set({ name, phone, job_title: jobTitle, team_id: teamId }).where('id', '=', userId).execute();
}

/** Serializes changes to one user, including their own, until the transaction ends. */
export async function lockUser(tx: Tx, userId: number): Promise<void> {
  // Not against those who only refer to the person: they may hold a request that is about to be handed over.
  await tx.selectFrom('app_user').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

/** Increments the version of a user; a caller who read an older one is refused. */
export async function updateVersion(tx: Tx, userId: number): Promise<void> {
  await tx
    .updateTable('app_user')
    .set({ version: sql`version + 1` })
    .where('id', '=', userId)
    .execute();
}

export async function replaceRoles(tx: Tx, userId: number, roles: readonly StaffRole[]): Promise<void> {
  await tx.deleteFrom('user_role').where('user_id', '=', userId).execute();
  await tx
    .insertInto('user_role')
    .values([...new Set(roles)].map((role) => ({ user_id: userId, role })))
    .execute();
}

/** Serializes changes of administration access, on all instances, until the transaction ends. */
export async function lockAccess(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('identity.access'))`.execute(tx);
}

/** Roles of someone who may sign in; nothing if they may not. */
export async function findActiveRoles(tx: Tx, userId: number): Promise<StaffRole[]> {
  const found = await tx
    .selectFrom('user_role')
    .innerJoin('app_user', 'app_user.id', 'user_role.user_id')
    .select('user_role.role')
    .where('app_user.id', '=', userId)
    .where((eb) => isInState(eb as unknown as UserBuilder, 'active'))
    .execute();
  return found.map(({ role }) => role as StaffRole);
}

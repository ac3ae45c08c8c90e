import type { AddProviderBody, ProviderListQuery } from '@heliodesk/contract/account';
import type { Language } from '@heliodesk/contract/kit';
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { z } from 'zod';
import type { Db, Tx } from '#src/platform/db/database.ts';
import { isUniqueViolation } from '#src/platform/db/is-unique-violation.ts';
import { containsPattern } from '#src/platform/db/like-pattern.ts';
import type { DB } from '#src/platform/db/tables.ts';

type ListQuery = z.output<typeof ProviderListQuery>;
export type NewProvider = z.output<typeof AddProviderBody>;
type ProviderBuilder = ExpressionBuilder<DB, 'provider'>;

function conditionsOf({ text, country, serves, state }: ListQuery) {
  return (eb: ProviderBuilder): Expression<SqlBool> =>
    eb.and([
      ...(text === undefined || text === ''
        ? []
        : [eb.or((['name', 'city', 'email'] as const).map((column) => eb(`provider.${column}`, 'ilike', containsPattern(text))))]),
      ...(country === undefined ? [] : [eb('provider.region_id', '=', country)]),
      ...(serves === undefined ? [] : [sql<SqlBool>`provider.serves @> array[${serves}]::smallint[]`]),
      ...(state === undefined ? [] : [eb('provider.disabled_at', state === 'disabled' ? 'is not' : 'is', null)]),
    ]);
}

const isOff = sql<boolean>`(app_user.disabled_at is not null or app_user.activated_at is null)`;

const rows = (db: Db) =>
  db
    .selectFrom('provider')
    .selectAll('provider')
    .select((eb) => {
      const users = eb
        .selectFrom('provider_user')
        .innerJoin('app_user', 'app_user.id', 'provider_user.user_id')
        .whereRef('provider_user.provider_id', '=', 'provider.id')
        .select((inner) => inner.fn.countAll<number>().as('count'));
      return [users.as('users'), users.where(isOff).as('users_off')];
    });

export type ProviderRow = Awaited<ReturnType<typeof findProviderPage>>[number];

const sortColumns = { name: 'provider.name', createTime: 'provider.created_at' } as const;

export function findProviderPage(db: Db, query: ListQuery) {
  const direction = query.isAsc ?? 'asc';
  return rows(db)
    .where(conditionsOf(query))
    .orderBy(sortColumns[query.orderByColumn ?? 'name'], direction)
    .orderBy('provider.id', direction)
    .limit(query.pageSize)
    .offset((query.pageNum - 1) * query.pageSize)
    .execute();
}

export async function countProviders(db: Db, query: ListQuery): Promise<number> {
  const { total } = await db
    .selectFrom('provider')
    .where(conditionsOf(query))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

export const findProvider = (db: Db, providerId: number): Promise<ProviderRow | undefined> =>
  rows(db).where('provider.id', '=', providerId).executeTakeFirst();

/** The same, locked until the transaction ends. */
export async function lockProvider(tx: Tx, providerId: number): Promise<ProviderRow | undefined> {
  await tx.selectFrom('provider').select('id').where('id', '=', providerId).forUpdate().execute();
  return findProvider(tx, providerId);
}

const columnsOf = (provider: NewProvider) => ({
  name: provider.name,
  region_id: provider.regionId,
  city: provider.city,
  address: provider.address,
  postal_code: provider.postalCode,
  email: provider.email,
  phone: provider.phone,
  serves: provider.serves,
});

/** Nothing if the name is taken; waits for a transaction that is taking it right now. */
export async function insertProvider(tx: Tx, provider: NewProvider, now: Date): Promise<number | undefined> {
  const row = await tx
    .insertInto('provider')
    .values({ ...columnsOf(provider), created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Answers `false` when another one has the name; the transaction can't continue then. */
export async function updateProvider(tx: Tx, providerId: number, provider: NewProvider): Promise<boolean> {
  try {
    await tx
      .updateTable('provider')
      .set({ ...columnsOf(provider), version: sql`version + 1` })
      .where('id', '=', providerId)
      .execute();
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

export async function updateProviderDisabled(tx: Tx, providerId: number, disabledAt: Date | null): Promise<void> {
  await tx
    .updateTable('provider')
    .set({ disabled_at: disabledAt, version: sql`version + 1` })
    .where('id', '=', providerId)
    .execute();
}

export async function insertProviderUser(tx: Tx, providerId: number, userId: number): Promise<void> {
  await tx.insertInto('provider_user').values({ provider_id: providerId, user_id: userId }).execute();
}

export async function findUserIdsOf(db: Db, providerId: number): Promise<number[]> {
  const users = await db.selectFrom('provider_user').select('user_id').where('provider_id', '=', providerId).execute();
  return users.map(({ user_id }) => user_id);
}

/** The current time, and the time before which a session has been idle for too long. */
interface Moment {
  now: Date;
  idleSince: Date;
}

const people = (db: Db, { now, idleSince }: Moment) =>
  db
    .selectFrom('provider_user')
    .innerJoin('app_user as u', 'u.id', 'provider_user.user_id')
    .innerJoin('provider', 'provider.id', 'provider_user.provider_id')
    .select([
      'u.id',
      'u.name',
      'u.email',
      'u.phone',
      'u.job_title',
      'u.activated_at',
      'u.disabled_at',
      'u.created_at',
      'provider.id as provider_id',
      'provider.name as provider_name',
      'provider.disabled_at as provider_disabled_at',
      sql<Language>`u.language`.as('language'),
      sql<Date | null>`(select max(expires_at) from mail_link
        where user_id = u.id and purpose = 'invitation' and used_at is null and expires_at > ${now})`.as('invited_until'),
      sql<number>`(select count(*) from session where user_id = u.id and expires_at > ${now} and seen_at > ${idleSince})`.as('sessions'),
    ]);

export type ProviderUserRow = Awaited<ReturnType<typeof findProviderUsers>>[number];

export function findProviderUsers(db: Db, providerId: number, moment: Moment, limit: number) {
  return people(db, moment).where('provider_user.provider_id', '=', providerId).orderBy('u.name').orderBy('u.id').limit(limit).execute();
}

export const findProviderUser = (db: Db, userId: number, moment: Moment): Promise<ProviderUserRow | undefined> =>
  people(db, moment).where('u.id', '=', userId).executeTakeFirst();

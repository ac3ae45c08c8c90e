import type { RoleKey } from '@heliodesk/contract/kit';
import { sql } from 'kysely';
import type { Db, Tx } from '#src/platform/db/database.ts';
import type { Companies } from '../ports.ts';
import type { ActorRow } from './sessions.ts';

/** A user who may sign in, with all that decides what they may see; without a session. */
export async function findActorOfUser(
  db: Db | Tx,
  { customers, providers }: Pick<Companies, 'customers' | 'providers'>,
  userId: number,
): Promise<Omit<ActorRow, 'seen_at' | 'proved_at'> | undefined> {
  const row = await db
    .selectFrom('app_user as u')
    .leftJoin(customers.as('c'), 'c.user_id', 'u.id')
    .leftJoin(providers.as('p'), 'p.user_id', 'u.id')
    .select(['u.id', 'u.kind', 'u.name', 'u.email', 'u.avatar', 'u.language'])
    .select(['c.contact_id', 'c.first_name', 'c.last_name', 'c.account_id', 'p.provider_id'])
    .select((eb) => eb.fn.coalesce('c.company_name', 'p.company_name').as('company_name'))
    .select(sql<RoleKey[]>`array(select role from user_role where user_id = u.id order by role)`.as('roles'))
    .where('u.id', '=', userId)
    .where('u.activated_at', 'is not', null)
    .where('u.disabled_at', 'is', null)
    .where('c.is_disabled', 'is not', sql.lit(true))
    .where('p.is_disabled', 'is not', sql.lit(true))
    .executeTakeFirst();
  return row as Omit<ActorRow, 'seen_at' | 'proved_at'> | undefined;
}

import type { Language, RoleKey } from '@heliodesk/contract/kit';
import type { Db, Tx } from '#src/platform/db/database.ts';

/** Employees with one of some roles who can sign in, by name. */
export const findStaffWithRole = (db: Db, roles: readonly RoleKey[], limit: number): Promise<{ name: string; email: string }[]> =>
  db
    .selectFrom('app_user')
    .select(['app_user.name', 'app_user.email'])
    .where('app_user.kind', '=', 'staff')
    .where('app_user.disabled_at', 'is', null)
    .where('app_user.activated_at', 'is not', null)
    .where((eb) =>
      eb(
        'app_user.id',
        'in',
        eb
          .selectFrom('user_role')
          .select('user_role.user_id')
          .where('user_role.role', 'in', [...roles]),
      ),
    )
    .orderBy('app_user.name')
    .orderBy('app_user.id')
    .limit(limit)
    .execute();

/** Administrators who can sign in, to be written to. */
export const findAdministrators = async (tx: Tx): Promise<{ name: string; email: string; language: Language }[]> =>
  (await tx
    .selectFrom('app_user')
    .innerJoin('user_role', 'user_role.user_id', 'app_user.id')
    .select(['app_user.name', 'app_user.email', 'app_user.language'])
    .where('user_role.role', '=', 'admin')
    .where('app_user.kind', '=', 'staff')
    .where('app_user.disabled_at', 'is', null)
    .where('app_user.activated_at', 'is not', null)
    .orderBy('app_user.id')
    .execute()) as { name: string; email: string; language: Language }[];

import { staffRoleKeys, type StaffRole } from '@heliodesk/contract/identity';
import { holds, permissionsOf } from '@heliodesk/contract/kit';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { fail } from '#src/platform/http/failure.ts';
import { findActiveRoles, isHeldByOthers, lockAccess } from '../store/staff.ts';

/** Whether roles reach the administration of staff; by permission, whatever the roles are called. */
const mayAdminister = (roles: readonly StaffRole[]): boolean => holds(permissionsOf(roles), 'system:user:edit');
const administering = staffRoleKeys.filter((role) => mayAdminister([role]));

/**
 * Opens a change of somebody's access. Such changes follow one another, and whoever lost their own access while they waited is
 * refused: of two administrators who shut each other out at once, one stays.
 */
export async function openAccessChange(tx: Tx, actor: Actor): Promise<void> {
  await lockAccess(tx);
  if (!mayAdminister(await findActiveRoles(tx, actor.userId))) throw fail('forbidden');
}

/** Refuses to leave the house without an administrator, and an administrator who would lose their own access. */
export async function keepAdministrator(tx: Tx, actor: Actor, userId: number, rolesThen: readonly StaffRole[]): Promise<void> {
  if (mayAdminister(rolesThen)) return;
  if (userId === actor.userId) throw fail('user.ownAccess');
  if (!mayAdminister(await findActiveRoles(tx, userId))) return;
  if (!(await isHeldByOthers(tx, administering, userId))) throw fail('user.lastAdministrator');
}

import type { StaffRole } from '@heliodesk/contract/identity';
import { holds, permissionsOf } from '@heliodesk/contract/kit';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { fail } from '#src/platform/http/failure.ts';
import { findActiveRoles, lockAccess } from '../../store/staff.ts';

/** Whether roles include the administration of staff; by permission, whatever the roles are called. */
const mayAdminister = (roles: readonly StaffRole[]): boolean => holds(permissionsOf(roles), 'system:user:edit');

/**
 * Starts a change of someone's access. Such changes are serialized, and a caller who lost their own access while waiting is
 * refused. No one takes away their own (`refuseOwn`), so the person who makes the change keeps theirs: there is always an
 * administrator left, also when two lock each other out at the same time.
 */
export async function openAccessChange(tx: Tx, actor: Actor): Promise<void> {
  await lockAccess(tx);
  if (!mayAdminister(await findActiveRoles(tx, actor.userId))) throw fail('forbidden');
}

/**
 * Refuses an administrator who would lose their own access to the administration, or give themselves a role: what the administration
 * leaves out on purpose, such as paying, takes someone else to add.
 */
export function refuseOwn(actor: Actor, userId: number, rolesThen: readonly StaffRole[]): void {
  if (userId !== actor.userId) return;
  if (!mayAdminister(rolesThen) || rolesThen.some((role) => !actor.roles.includes(role))) throw fail('user.ownAccess');
}

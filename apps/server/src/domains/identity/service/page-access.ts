import type { PageAccess } from '@heliodesk/contract/identity';
import { holds, permissionsOf, roleKeys, type RoleKey, type UserKind } from '@heliodesk/contract/kit';
import type { Context } from '#src/platform/context.ts';
import { pageAt } from '../menu.ts';
import { findStaffWithRole } from '../store/staff-names.ts';

/** Enough to ask one of them. */
const mostGivers = 3;

const givingRoles: RoleKey[] = roleKeys.filter((role) => holds(permissionsOf([role]), 'system:user:edit'));

/** Who a page is for, and who can give the caller access to it. A page that no one has is answered like one that does not exist. */
export async function findPageAccess({ platform, db, actor }: Context, path: string): Promise<PageAccess> {
  const [plain] = path.split(/[?#]/);
  const pages = pageAt(platform, plain ?? path);
  const kinds = [...new Set(pages.flatMap((page) => Object.keys(page.for) as UserKind[]))];
  const mayAsk = actor.kind === 'staff' && kinds.includes('staff');
  return { title: pages[0]?.title ?? null, kinds, givers: mayAsk ? await findStaffWithRole(db, givingRoles, mostGivers) : [] };
}

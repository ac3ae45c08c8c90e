import type { BulkAction, RequestRow } from '@heliodesk/contract/request';
import { useCurrentUser, useCan } from '#src/platform/session.ts';
import { isAllowed } from '../actions/action-target.ts';

/** Which of some rows an action can be taken on: those that offer it, and without the right to assign only the own ones. */
export function useBulkChoice(): (rows: readonly RequestRow[], action: BulkAction) => RequestRow[] {
  const userId = useCurrentUser()?.user.userId;
  const takesAny = useCan('csp:request:assign');
  return (rows, action) => rows.filter(({ actions, ownerId }) => isAllowed(actions, action) && (takesAny || ownerId === userId));
}

import type { UserInfo } from '@heliodesk/contract/identity';
import type { UserKind } from '@heliodesk/contract/kit';
import { hasDesk } from '@heliodesk/contract/request';
import { useEffect } from 'react';
import { loadUser } from '#src/domains/identity/session-calls.ts';
import { showToast } from '#src/platform/feedback/notices.ts';
import { isError } from '#src/platform/http/call-error.ts';
import { i18n } from '#src/platform/i18n/language.ts';
import { forgetSession, readToken, useCurrentUser, useHasSession } from '#src/platform/session.ts';
import type { links } from './links.ts';

interface WorkspaceLink {
  to: keyof typeof links;
  label: 'nav.desk' | 'nav.myRequests' | 'nav.myServiceOrders';
}

const requests: WorkspaceLink = { to: 'myRequests', label: 'nav.myRequests' };
const orders: WorkspaceLink = { to: 'serviceOrders', label: 'nav.myServiceOrders' };

const linksOf: Record<UserKind, (info: UserInfo) => readonly WorkspaceLink[]> = {
  customer: () => [requests],
  provider: () => [orders],
  staff: (info) => (hasDesk(info) ? [{ to: 'desk', label: 'nav.desk' }] : []),
};

/**
 * Links to the signed-in person's own lists, by kind of user; visitors see all of them. Asks who it is where only the token is known, and
 * has none until then.
 */
export function useWorkspaceLinks(): readonly WorkspaceLink[] {
  const info = useCurrentUser();
  const hasSession = useHasSession();
  const kind = info?.user.kind;
  useEffect(() => {
    if (kind !== undefined || readToken() === undefined) return;
    loadUser().catch((error: unknown) => {
      if (!isError(error, 'auth.signInRequired') || readToken() === undefined) return;
      forgetSession();
      showToast({ kind: 'bad', title: i18n.t('site:session.expired') });
    });
  }, [kind]);
  if (info === undefined) return hasSession ? [] : [requests, orders];
  return linksOf[info.user.kind](info);
}

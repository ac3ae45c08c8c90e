import type { UserKind } from '@heliodesk/contract/kit';
import { useEffect } from 'react';
import { loadUser } from '#src/domains/identity/session-calls.ts';
import { CallError } from '#src/platform/http/call-error.ts';
import { forgetSession, readToken, useCurrentUser } from '#src/platform/session.ts';
import type { links } from './links.ts';

interface OwnPlace {
  to: keyof typeof links;
  label: 'nav.desk' | 'nav.myRequests' | 'nav.myServiceOrders';
}

const requests: OwnPlace = { to: 'myRequests', label: 'nav.myRequests' };
const orders: OwnPlace = { to: 'serviceOrders', label: 'nav.myServiceOrders' };

const placesOf: Record<UserKind, readonly OwnPlace[]> = {
  customer: [requests],
  provider: [orders],
  staff: [{ to: 'desk', label: 'nav.desk' }],
};

/** Where one's own work lies, by who is signed in; strangers see what there is. Asks who it is where only the token is known. */
export function useOwnPlaces(): readonly OwnPlace[] {
  const kind = useCurrentUser()?.user.kind;
  useEffect(() => {
    if (kind !== undefined || readToken() === undefined) return;
    loadUser().catch((error: unknown) => {
      if (error instanceof CallError && error.code === 401) forgetSession();
    });
  }, [kind]);
  return kind === undefined ? [requests, orders] : placesOf[kind];
}

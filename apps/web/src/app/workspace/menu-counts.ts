import type { MenuRoute } from '@heliodesk/contract/identity';
import { paymentPages } from '@heliodesk/contract/payment';
import { menuCountCap, menuCounts } from '@heliodesk/contract/request';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { bankCounts, countedUpTo } from '#src/domains/payment/finance/queries.ts';
import { deskPaths, requestKeys, requestPaths, viewCounts } from '#src/domains/request/index.ts';
import { call } from '#src/platform/http/call.ts';
import { liveUpdates } from '#src/platform/live-updates.ts';
import type { MenuCount } from '../shell/shell-connection.ts';

/** Without news, they are counted again after this long. Milliseconds. */
const countAgainEvery = 60_000;
/** The first page comes first. Milliseconds. */
const startsAfter = 1_500;

const countsQuery = queryOptions({
  // Whatever is written to requests makes them stale too.
  queryKey: [...requestKeys.all, 'menu-counts'],
  queryFn: ({ signal }) => call(menuCounts, { signal, quiet: true, background: true }),
  refetchInterval: countAgainEvery,
});

/** The name that the menu gives an entry at this address. */
const nameOf = (path: string): string => path.slice(1).replaceAll('/', '-');

function useAfterFirstPage(): boolean {
  const [isAfter, setAfter] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAfter(true), startsAfter);
    return () => clearTimeout(timer);
  }, []);
  return isAfter;
}

type Figures = Readonly<Record<string, MenuCount>>;

/**
 * Counts beside menu entries. Customers: open requests, drafts, and in amber their tasks. Staff: the requests on the desk that they own, and
 * in amber what finance has to check.
 */
export function useMenuCounts(menu: readonly MenuRoute[]): Figures {
  const client = useQueryClient();
  const isAfter = useAfterFirstPage();
  const has = (address: string) => isAfter && menu.some(({ path }) => path === address);
  const isEnabled = has(requestPaths.list);
  const { data: own } = useQuery({ ...countsQuery, enabled: isEnabled });
  const { data: desk } = useQuery({ ...viewCounts(), refetchInterval: countAgainEvery, enabled: has(deskPaths.list) });
  const { data: bank } = useQuery({ ...bankCounts(), refetchInterval: countAgainEvery, enabled: has(paymentPages.bank) });
  useEffect(() => {
    if (!isEnabled) return undefined;
    const countAgain = () => void client.invalidateQueries({ queryKey: countsQuery.queryKey });
    const stops = [liveUpdates.onEvent(countAgain), liveUpdates.onReconnect(countAgain)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, isEnabled]);
  return useMemo(
    () => ({
      ...(own && countsOf(own)),
      ...(desk && { [nameOf(deskPaths.list)]: { count: desk.counts.mine, cap: desk.cap } }),
      ...(bank && { [nameOf(paymentPages.bank)]: { count: bank.toCheck, isWaiting: true, cap: countedUpTo } }),
    }),
    [own, desk, bank],
  );
}

function countsOf({ open, tasks, drafts }: Record<'open' | 'tasks' | 'drafts', number>): Figures {
  return {
    [nameOf(requestPaths.list)]: { count: open, cap: menuCountCap },
    [nameOf(requestPaths.tasks)]: { count: tasks, isWaiting: true, cap: menuCountCap },
    [nameOf(requestPaths.drafts)]: { count: drafts, cap: menuCountCap },
  };
}

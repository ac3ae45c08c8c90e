import type { MenuRoute } from '@heliodesk/contract/identity';
import { menuCountCap, menuCounts } from '@heliodesk/contract/request';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { requestKeys, requestPaths } from '#src/domains/request/index.ts';
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

/** Figures beside a customer's menu entries: open requests, those that wait for them, drafts. Live events bring them up to date. */
export function useMenuCounts(menu: readonly MenuRoute[]): Readonly<Record<string, MenuCount>> | undefined {
  const client = useQueryClient();
  const isEnabled = useAfterFirstPage() && menu.some(({ path }) => path === requestPaths.list);
  const { data } = useQuery({ ...countsQuery, enabled: isEnabled });
  useEffect(() => {
    if (!isEnabled) return undefined;
    return liveUpdates.onEvent(() => void client.invalidateQueries({ queryKey: countsQuery.queryKey }));
  }, [client, isEnabled]);
  return useMemo(() => data && countsOf(data), [data]);
}

function countsOf({ open, waiting, drafts }: { open: number; waiting: number; drafts: number }): Readonly<Record<string, MenuCount>> {
  return {
    [nameOf(requestPaths.list)]: { count: open, waiting, cap: menuCountCap },
    [nameOf(requestPaths.drafts)]: { count: drafts, cap: menuCountCap },
  };
}

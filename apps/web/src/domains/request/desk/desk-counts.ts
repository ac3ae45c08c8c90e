import { deskCounts } from '@heliodesk/contract/request';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#src/platform/http/call.ts';
import { deskKeys, lookAgainEvery } from './desk-case.ts';

/** How many requests each view of the desk holds. */
export const viewCounts = () =>
  queryOptions({
    queryKey: deskKeys.counts,
    queryFn: ({ signal }) => call(deskCounts, { signal, quiet: true, background: true }),
    refetchInterval: lookAgainEvery,
  });

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { liveUpdates } from '#src/platform/live-updates.ts';
import { requestDetail } from './queries.ts';

/** One request of the customer, kept up to date: steps and messages of the other side show by themselves. */
export function useRequest(requestId: number) {
  const result = useQuery(requestDetail(requestId));
  const { refetch } = result;
  useEffect(
    () =>
      liveUpdates.subscribe(String(requestId), (event) => {
        if (event.kind === 'request' || event.kind === 'message') void refetch({ cancelRefetch: false });
      }),
    [requestId, refetch],
  );
  return result;
}

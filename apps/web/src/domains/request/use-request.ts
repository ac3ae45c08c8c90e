import { topicOf } from '@heliodesk/contract/live';
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
      liveUpdates.subscribe(topicOf('request', requestId), (event) => {
        if (event.kind === 'changed' || event.kind === 'message') void refetch({ cancelRefetch: false });
      }),
    [requestId, refetch],
  );
  return result;
}

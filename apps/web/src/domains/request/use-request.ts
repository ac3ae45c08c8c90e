import { topicOf } from '@heliodesk/contract/live';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followTopic } from '#src/platform/live-updates.ts';
import { requestDetail } from './queries.ts';

/** One request of the customer, kept up to date: steps and messages of the other side show by themselves, also those of a break. */
export function useRequest(requestId: number) {
  const result = useQuery(requestDetail(requestId));
  const { refetch } = result;
  useEffect(
    () =>
      followTopic(
        topicOf('request', requestId),
        (event) => {
          if (event.kind === 'changed' || event.kind === 'message') void refetch({ cancelRefetch: false });
        },
        () => void refetch({ cancelRefetch: false }),
      ),
    [requestId, refetch],
  );
  return result;
}

import { topicOf } from '@heliodesk/contract/live';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followTopic, type LiveUpdate } from '#src/platform/live-updates.ts';
import { lookAgainAfter } from '#src/platform/look-again.ts';
import { requestDetail } from './queries.ts';
import { useLiveParts } from './use-live-parts.ts';

/** One request of the customer with what belongs to it, kept up to date: steps and messages of the other side show by themselves, also those of a break. */
export function useRequest(requestId: number) {
  const result = useQuery(requestDetail(requestId));
  const { refetch } = result;
  useLiveParts(requestId);
  useEffect(() => {
    const lookAgain = lookAgainAfter(refetch);
    const hear = ({ kind }: LiveUpdate) => (kind === 'changed' || kind === 'message') && lookAgain();
    return followTopic(topicOf('request', requestId), hear, lookAgain);
  }, [requestId, refetch]);
  return result;
}

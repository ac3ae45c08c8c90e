import { topicOf } from '@heliodesk/contract/live';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followTopic } from '#src/platform/live-updates.ts';
import { lookAgainAfter } from '#src/platform/look-again.ts';
import { requestKeys } from './queries.ts';

/** Keeps up to date what belongs to a request and is loaded beside it, such as tasks and payments: each change of it tells of the request. */
export function useLiveParts(requestId: number): void {
  const client = useQueryClient();
  useEffect(() => {
    const lookAgain = lookAgainAfter(() => client.invalidateQueries({ queryKey: requestKeys.partsOf(requestId) }));
    return followTopic(topicOf('request', requestId), ({ kind }) => kind === 'changed' && lookAgain(), lookAgain);
  }, [client, requestId]);
}

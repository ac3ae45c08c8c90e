import { topicOf } from '@heliodesk/contract/live';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followTopic } from '#src/platform/live-updates.ts';
import { useLiveParts } from '../use-live-parts.ts';
import { deskCase } from './desk-case.ts';

/** One case with what belongs to it, kept up to date: what others do to it shows by itself, also what they did during a break. */
export function useDeskCase(requestId: number) {
  const result = useQuery(deskCase(requestId));
  const { refetch } = result;
  useLiveParts(requestId);
  const version = result.data?.version;
  useEffect(
    () =>
      followTopic(
        topicOf('request', requestId),
        (event) => {
          if (event.kind === 'changed' && (version === undefined || event.version > version)) void refetch();
          // The first answer of staff stops the clock, and any message may change who acts next.
          if (event.kind === 'message') void refetch();
        },
        () => void refetch(),
      ),
    [requestId, version, refetch],
  );
  return result;
}

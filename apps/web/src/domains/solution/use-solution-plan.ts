import { isClaim, type RequestDetail } from '@heliodesk/contract/request';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { planOf } from './queries.ts';

/** The solutions of a claim, read again when the claim has a newer version. */
export function useSolutionPlan({ requestId, requestType, version }: Pick<RequestDetail, 'requestId' | 'requestType' | 'version'>) {
  const result = useQuery({ ...planOf(requestId), enabled: isClaim(requestType) });
  const { data, refetch } = result;
  const isOlder = data !== undefined && data.version < version;
  useEffect(() => {
    if (isOlder) void refetch();
  }, [isOlder, version, refetch]);
  return result;
}

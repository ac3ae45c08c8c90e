import type { RequestDetail } from '@heliodesk/contract/request';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { planOf } from './queries.ts';

/** The solutions of a claim, read again when the claim has a newer version; with `enabled` off they are not read. */
export function useSolutionPlan({ requestId, version }: Pick<RequestDetail, 'requestId' | 'version'>, { enabled = true } = {}) {
  const result = useQuery({ ...planOf(requestId), enabled });
  const { data, refetch } = result;
  const isOlder = data !== undefined && data.version < version;
  useEffect(() => {
    if (isOlder) void refetch();
  }, [isOlder, version, refetch]);
  return result;
}

import { deskRequest } from '@heliodesk/contract/request';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#src/platform/http/call.ts';
import { requestKeys } from '../queries.ts';

/** The desk is looked at again this often while it is open. */
export const lookAgainEvery = 30_000;

export const deskKeys = {
  all: [...requestKeys.all, 'desk'] as const,
  lists: [...requestKeys.all, 'desk', 'list'] as const,
  counts: [...requestKeys.all, 'desk', 'counts'] as const,
  detail: (requestId: number) => [...requestKeys.all, 'desk', 'detail', requestId] as const,
};

/** One case as staff see it. */
export const deskCase = (requestId: number) =>
  queryOptions({
    queryKey: deskKeys.detail(requestId),
    queryFn: ({ signal }) => call(deskRequest, { params: { requestId }, signal, quiet: true, background: true }),
    refetchInterval: lookAgainEvery,
  });

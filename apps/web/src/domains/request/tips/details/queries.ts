import type { RequestType } from '@heliodesk/contract/request';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { findRequestKind } from '../../kinds.ts';
import { requestKeys } from '../../queries.ts';
import type { DetailsKind } from './details-kind.ts';

/** What a kind adds to tasks, loaded with the first of them. */
const kindOfDetails = (type: RequestType) =>
  queryOptions({
    queryKey: [...requestKeys.all, 'details kind', type],
    queryFn: findRequestKind(type)?.details ?? skipToken,
    staleTime: Infinity,
  });

export const useDetailsKind = (type: RequestType) => useQuery(kindOfDetails(type));

/** The details of a submitted request. */
export const useDetails = (kind: DetailsKind | undefined, requestId: number) =>
  useQuery({
    queryKey: [...requestKeys.detail(requestId), 'details'],
    queryFn: kind ? ({ signal }) => kind.load(requestId, signal) : skipToken,
  });

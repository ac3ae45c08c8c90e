import {
  countDrafts,
  countRequests,
  getFromHistory,
  getRequest,
  listDiscardedDrafts,
  listDrafts,
  listHistory,
  listOnBehalfDrafts,
  listRequests,
  nearRequests,
  withdrawRequest,
} from '@heliodesk/contract/request';
import type { DraftGroup, HistoryQuery, RequestType, RequestView } from '@heliodesk/contract/request';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '#src/platform/http/call.ts';

/** Filters of the customer's lists, as their address holds them. */
export interface RequestFilters {
  view: z.output<typeof RequestView>;
  company: boolean;
  text?: string | undefined;
  type?: 1 | 2 | 3 | 4 | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** Paging and sorting. */
interface ListPlace {
  pageNum: number;
  pageSize: number;
  orderByColumn?: string;
  isAsc?: 'asc' | 'desc';
}

/** Filters with paging and sorting. */
export interface RequestListState extends RequestFilters, ListPlace {}

/** Everything known of requests lies under these keys; invalidate `all` after a write. */
export const requestKeys = {
  all: ['request'] as const,
  lists: ['request', 'list'] as const,
  counts: (company: boolean) => ['request', 'counts', company] as const,
  detail: (requestId: number) => ['request', 'detail', requestId] as const,
  /** What belongs to a request and is loaded beside it. */
  partsOf: (requestId: number) => ['request', 'parts', requestId] as const,
};

const sortable = (column: string | undefined) => (column === 'createTime' || column === 'updateTime' ? column : undefined);

export const requestList = ({ orderByColumn, company, ...state }: RequestListState) =>
  queryOptions({
    queryKey: [...requestKeys.lists, { orderByColumn, company, ...state }],
    queryFn: ({ signal }) =>
      call(listRequests, { query: { ...state, company: String(company), orderByColumn: sortable(orderByColumn) }, signal }),
    placeholderData: keepPreviousData,
  });

/** Filters of the history, as its address holds them. */
export type HistoryFilters = Pick<z.output<typeof HistoryQuery>, 'text' | 'sn' | 'type' | 'status' | 'from' | 'to' | 'company'>;

export const historyList = ({ orderByColumn: _, company, ...state }: HistoryFilters & ListPlace) =>
  queryOptions({
    queryKey: [...requestKeys.lists, 'history', { company, ...state }],
    queryFn: ({ signal }) => call(listHistory, { query: { ...state, company: String(company) }, signal }),
    placeholderData: keepPreviousData,
  });

/** A request that is over, of this system or of an older one. */
export const historyDetail = (requestId: number) =>
  queryOptions({
    queryKey: [...requestKeys.all, 'history', requestId],
    queryFn: ({ signal }) => call(getFromHistory, { query: { requestId }, signal }),
  });

export const requestCounts = (company: boolean) =>
  queryOptions({
    queryKey: requestKeys.counts(company),
    queryFn: ({ signal }) => call(countRequests, { query: { company: String(company) }, signal, background: true }),
    placeholderData: keepPreviousData,
  });

interface DraftsState {
  mine: boolean;
  pageNum: number;
  pageSize: number;
  orderByColumn?: string;
  isAsc?: 'asc' | 'desc';
}

/** Drafts that staff have started for customers. */
export const onBehalfDrafts = ({ mine, orderByColumn, ...state }: DraftsState) =>
  queryOptions({
    queryKey: [...requestKeys.all, 'on-behalf-drafts', { mine, orderByColumn, ...state }],
    queryFn: ({ signal }) =>
      call(listOnBehalfDrafts, { query: { ...state, mine: String(mine), orderByColumn: sortable(orderByColumn) }, signal, quiet: true }),
    placeholderData: keepPreviousData,
    // Colleagues continue with them in the meantime.
    refetchOnMount: 'always',
  });

export const requestDetail = (requestId: number) =>
  queryOptions({
    queryKey: requestKeys.detail(requestId),
    queryFn: ({ signal }) => call(getRequest, { params: { requestId }, signal }),
  });

/** The request that a typed number means, or those it may be a slip for. */
export const nearRequestsTo = (number: string) =>
  queryOptions({
    queryKey: [...requestKeys.all, 'near', number] as const,
    queryFn: ({ signal }) => call(nearRequests, { query: { number: number.slice(0, 40) }, signal, quiet: true }),
  });

interface DraftListState {
  group?: DraftGroup;
  type?: RequestType;
  onBehalfOf?: number | undefined;
  pageNum?: number;
  pageSize?: number;
}

/** Drafts that the reader may continue, as progress. */
export const draftList = (query: DraftListState) =>
  queryOptions({
    queryKey: [...requestKeys.all, 'drafts', query],
    queryFn: ({ signal }) => call(listDrafts, { query, signal, quiet: true }),
    placeholderData: keepPreviousData,
    // They are changed in their wizards, one save after the other.
    refetchOnMount: 'always',
  });

export const draftCounts = () =>
  queryOptions({
    queryKey: [...requestKeys.all, 'draft-counts'],
    queryFn: ({ signal }) => call(countDrafts, { signal, quiet: true, background: true }),
    refetchOnMount: 'always',
  });

/** Drafts that the reader can bring back. */
export const discardedDrafts = () =>
  queryOptions({
    queryKey: [...requestKeys.all, 'discarded-drafts'],
    queryFn: ({ signal }) => call(listDiscardedDrafts, { query: { pageSize: 50 }, signal, background: true }),
  });

interface Withdrawal {
  requestId: number;
  version: number;
  reason: string;
  /** The same for every attempt of one dialog. */
  key: string;
}

export function useWithdraw() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ key, ...body }: Withdrawal) => call(withdrawRequest, { body, idempotencyKey: key }),
    onSettled: () => client.invalidateQueries({ queryKey: requestKeys.all }),
  });
}

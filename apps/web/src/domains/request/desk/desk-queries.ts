import type { BodyOf } from '@heliodesk/contract/kit';
import {
  assign,
  changeContact,
  changeOwner,
  complete,
  DeskListQuery,
  deskList,
  deskOrders,
  deskRequest,
  listCaseContacts,
  listColleagues,
  logCall,
  turnIntoClaim,
} from '@heliodesk/contract/request';
import type { RequestType } from '@heliodesk/contract/request';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '#src/platform/http/call.ts';
import { createUuid } from '#src/platform/uuid.ts';
import { requestKeys } from '../queries.ts';
import { deskKeys, lookAgainEvery } from './desk-case.ts';
import type { Target } from './pick-up.ts';

/** Filters of the desk, as the address holds them. */
export const DeskFilters = DeskListQuery.pick({
  view: true,
  text: true,
  type: true,
  status: true,
  from: true,
  to: true,
  owner: true,
  late: true,
  country: true,
  openOf: true,
  waitingOn: true,
  lastWord: true,
  serialNumber: true,
});
export type DeskFilters = z.output<typeof DeskFilters>;

export interface DeskListState extends DeskFilters {
  pageNum: number;
  pageSize: number;
  orderByColumn?: string;
  isAsc?: 'asc' | 'desc';
}

const sortable = (column: string | undefined) => deskOrders.find((order) => order === column) ?? 'promise';

/** What the desk is asked for; what is due first comes first. */
export const deskQuery = ({ orderByColumn, isAsc = 'asc', late, ...state }: DeskListState) => ({
  ...state,
  isAsc,
  orderByColumn: sortable(orderByColumn),
  ...(late === undefined ? {} : { late: String(late) }),
});

/** One page of the desk. */
export const deskPage = (state: DeskListState) =>
  queryOptions({
    queryKey: [...deskKeys.lists, state],
    queryFn: ({ signal }) => call(deskList, { query: deskQuery(state), signal, quiet: true, background: true }),
    placeholderData: keepPreviousData,
    refetchInterval: lookAgainEvery,
    // Coming back from a case, its changes show immediately.
    refetchOnMount: 'always',
  });

const peopleFreshFor = 60_000;

/** Who may own requests of a kind. */
export const colleagues = (type: RequestType) =>
  queryOptions({
    queryKey: [...requestKeys.all, 'colleagues', type] as const,
    queryFn: ({ signal }) => call(listColleagues, { query: { type }, signal, quiet: true, background: true }),
    staleTime: peopleFreshFor,
  });

/** People of the company that a request is from who may take it over. */
export const caseContacts = (requestId: number) =>
  queryOptions({
    queryKey: [...deskKeys.detail(requestId), 'contacts'] as const,
    queryFn: ({ signal }) => call(listCaseContacts, { query: { requestId }, signal, quiet: true, background: true }),
    staleTime: peopleFreshFor,
  });

/** After anything changed: everything of the desk is looked at again. */
export const useRefreshDesk = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: deskKeys.all });
};

export interface Handover extends Target {
  ownerId: number;
  /** Given: the request is handed over by its owner; left out: it is assigned. */
  reason?: string | undefined;
}

/** Gives a request another owner. Rejects with what the server refuses; the caller shows it. */
export function giveOwner({ reason, ...body }: Handover) {
  const settings = { idempotencyKey: createUuid(), quiet: true, background: true } as const;
  return reason === undefined ? call(assign, { body, ...settings }) : call(changeOwner, { body: { ...body, reason }, ...settings });
}

/** Gives a request to another person of its company. Rejects with what the server refuses; the caller shows it. */
export const giveToContact = (body: BodyOf<typeof changeContact>) =>
  call(changeContact, { body, idempotencyKey: createUuid(), quiet: true, background: true });

/** The version that a request has now. */
export const freshVersion = async (requestId: number): Promise<number> =>
  (await call(deskRequest, { params: { requestId }, quiet: true, background: true })).version;

/** Logs a call; the same key is the same call. Rejects with what the server refuses; the caller shows it. */
export const saveCall = ({ key, ...body }: BodyOf<typeof logCall> & { key: string }) =>
  call(logCall, { body, idempotencyKey: key, quiet: true, background: true });

/** Ends an enquiry. Rejects with what the server refuses; the caller shows it. */
export const completeRequest = (body: BodyOf<typeof complete>) =>
  call(complete, { body, idempotencyKey: createUuid(), quiet: true, background: true });

/** Starts a claim from an enquiry; the same key is the same claim. */
export const startClaim = ({ key, ...body }: Target & { key: string }) =>
  call(turnIntoClaim, { body, idempotencyKey: key, quiet: true, background: true });

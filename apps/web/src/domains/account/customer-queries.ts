import {
  activateContact,
  addContact,
  addCustomer,
  customerHistory,
  CustomerListQuery,
  ClaimContactQuery,
  getCustomer,
  InactiveQuery,
  listClaimContacts,
  listCustomers,
  listInactive,
  mailContactActivation,
  mailContactReset,
  moveRequests,
  setAccountStatus,
  setContactStatus,
  updateContact,
  updateCustomer,
} from '@heliodesk/contract/account';
import type { BodyInputOf, EndpointSpec } from '@heliodesk/contract/kit';
import { infiniteQueryOptions, keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '#src/platform/http/call.ts';

export const CustomerListFilters = CustomerListQuery.pick({
  text: true,
  regionId: true,
  accountType: true,
  state: true,
  customerType: true,
});
export type CustomerListFilters = z.output<typeof CustomerListFilters>;
export const InactiveFilters = InactiveQuery.pick({ text: true, link: true });
export type InactiveFilters = z.output<typeof InactiveFilters>;
export const ClaimContactFilters = ClaimContactQuery.pick({ text: true, view: true });
export type ClaimContactFilters = z.output<typeof ClaimContactFilters>;

interface Paged {
  pageNum: number;
  pageSize: number;
  orderByColumn?: string;
  isAsc?: 'asc' | 'desc';
}

/** Everything that staff see of customers lies under this key. */
const customersKey = ['account', 'customers'] as const;

type CustomerColumn = NonNullable<z.output<typeof CustomerListQuery>['orderByColumn']>;
const sortable = (column: string | undefined): CustomerColumn | undefined =>
  column === 'accountName' || column === 'createTime' ? column : undefined;

export const customerPage = ({ orderByColumn, ...query }: CustomerListFilters & Paged) =>
  queryOptions({
    queryKey: [...customersKey, 'list', { orderByColumn, ...query }],
    queryFn: ({ signal }) => call(listCustomers, { query: { ...query, orderByColumn: sortable(orderByColumn) }, signal, quiet: true }),
    placeholderData: keepPreviousData,
  });

/** A company with its contacts; names of countries come in the reader's language. */
export const customerDetail = (accountId: number, language: string) =>
  queryOptions({
    queryKey: [...customersKey, 'detail', accountId, language],
    queryFn: ({ signal }) => call(getCustomer, { params: { accountId }, signal, quiet: true, background: true }),
  });

export const customerChanges = (accountId: number, contactId: number | undefined) =>
  infiniteQueryOptions({
    queryKey: [...customersKey, 'history', accountId, contactId],
    queryFn: ({ signal, pageParam }) =>
      call(customerHistory, { params: { accountId }, query: { contactId, before: pageParam ?? undefined }, signal, quiet: true }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });

export const inactivePage = ({ orderByColumn, ...query }: InactiveFilters & Paged) =>
  queryOptions({
    queryKey: [...customersKey, 'inactive', { orderByColumn, ...query }],
    queryFn: ({ signal }) =>
      call(listInactive, { query: { ...query, ...(orderByColumn === 'createTime' ? { orderByColumn } : {}) }, signal, quiet: true }),
    placeholderData: keepPreviousData,
  });

export const claimContactPage = ({ orderByColumn: _column, isAsc: _direction, ...query }: ClaimContactFilters & Paged) =>
  queryOptions({
    queryKey: [...customersKey, 'claims', query],
    queryFn: ({ signal }) => call(listClaimContacts, { query, signal, quiet: true }),
    placeholderData: keepPreviousData,
  });

/** A write after which everything that staff see of customers is read afresh, also when it was refused: then it is outdated. */
function useCustomerMutation<Input, Output>(run: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: run, onSettled: () => client.invalidateQueries({ queryKey: customersKey }) });
}

/** The key stays the same for every attempt of one form. */
interface Keyed<Spec extends EndpointSpec> {
  body: BodyInputOf<Spec>;
  key: string;
}

export const useAddCustomer = () =>
  useCustomerMutation(({ body, key }: Keyed<typeof addCustomer>) => call(addCustomer, { body, idempotencyKey: key }));
export const useAddContact = () =>
  useCustomerMutation(({ body, key }: Keyed<typeof addContact>) => call(addContact, { body, idempotencyKey: key }));
export const useMoveRequests = () =>
  useCustomerMutation(({ body, key }: Keyed<typeof moveRequests>) => call(moveRequests, { body, idempotencyKey: key }));
export const useSaveCustomer = () =>
  useCustomerMutation((body: BodyInputOf<typeof updateCustomer>) => call(updateCustomer, { body, quiet: 'stale' }));
export const useSaveContactOf = () =>
  useCustomerMutation((body: BodyInputOf<typeof updateContact>) => call(updateContact, { body, quiet: 'stale' }));
export const useAccountStatus = () =>
  useCustomerMutation((body: BodyInputOf<typeof setAccountStatus>) => call(setAccountStatus, { body, quiet: true }));
export const useContactStatus = () =>
  useCustomerMutation((body: BodyInputOf<typeof setContactStatus>) => call(setContactStatus, { body, quiet: true }));
export const useMailActivation = () => useCustomerMutation((contactId: number) => call(mailContactActivation, { body: { contactId } }));
export const useMailReset = () => useCustomerMutation((contactId: number) => call(mailContactReset, { body: { contactId } }));
export const useActivate = () => useCustomerMutation((contactId: number) => call(activateContact, { body: { contactId } }));

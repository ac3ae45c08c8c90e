import { CustomerType, getCustomerChoice, searchCustomers } from '@heliodesk/contract/account';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { call } from '#src/platform/http/call.ts';

/** What the list of customers is narrowed by, as its address holds it. */
export const CustomerFilters = z.object({ text: z.string().max(100).optional(), customerType: CustomerType.optional() });
export type CustomerFilters = z.output<typeof CustomerFilters>;

interface CustomerListState extends CustomerFilters {
  pageNum: number;
  pageSize: number;
}

/** The server tells no more; a narrower search reaches the rest. */
export const maxCustomers = 1_000;

/** Customers that staff may act for. */
export const customerChoices = ({ text, customerType, pageNum, pageSize }: CustomerListState) =>
  queryOptions({
    queryKey: ['on-behalf', 'customers', { text, customerType, pageNum, pageSize }],
    queryFn: ({ signal }) => call(searchCustomers, { query: { text, customerType, pageNum, pageSize }, signal, quiet: true }),
    placeholderData: keepPreviousData,
  });

/** One customer, read afresh each time someone begins to act, and not again while they do. */
export const customerChoice = (contactId: number) =>
  queryOptions({
    queryKey: ['on-behalf', 'customer', contactId],
    queryFn: ({ signal }) => call(getCustomerChoice, { params: { contactId }, signal, quiet: true }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

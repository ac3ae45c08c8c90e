import { editDetail, getBinding, listRts, RtsListQuery } from '@heliodesk/contract/enquiry';
import type { BodyOf } from '@heliodesk/contract/kit';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { requestKeys } from '#src/domains/request/index.ts';
import { call } from '#src/platform/http/call.ts';
import { createUuid } from '#src/platform/uuid.ts';

/** Filters of the list, as its address holds them. */
export const RtsFilters = RtsListQuery.pick({ view: true, text: true, type: true });
export type RtsFilters = z.output<typeof RtsFilters>;

interface RtsListState extends RtsFilters {
  pageNum: number;
  pageSize: number;
}

/** Enquiries of guests. */
export const rtsPage = ({ view, text, type, pageNum, pageSize }: RtsListState) =>
  queryOptions({
    queryKey: [...requestKeys.all, 'rts', { view, text, type, pageNum, pageSize }],
    queryFn: ({ signal }) => call(listRts, { query: { view, text, type, pageNum, pageSize }, signal, quiet: true }),
    placeholderData: keepPreviousData,
    // Colleagues bind them too.
    refetchOnMount: 'always',
  });

/** Who an enquiry belongs to, or may be from. */
export const bindingOf = (requestId: number) =>
  queryOptions({
    queryKey: [...requestKeys.all, 'binding', requestId],
    queryFn: ({ signal }) => call(getBinding, { params: { requestId }, signal, quiet: true }),
  });

export function useBind() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof editDetail>) => call(editDetail, { body, idempotencyKey: createUuid() }),
    onSettled: () => client.invalidateQueries({ queryKey: requestKeys.all }),
  });
}

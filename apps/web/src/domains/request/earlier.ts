import { findEarlierRequests } from '@heliodesk/contract/request';
import type { EarlierRequest } from '@heliodesk/contract/request';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#src/platform/http/call.ts';
import { requestKeys } from './queries.ts';

/** Submitted requests of the company by part of their number, title or project; staff name the contact they act for. */
export const earlierRequests = (text: string, contactId: number | undefined) =>
  queryOptions({
    queryKey: [...requestKeys.all, 'earlier', text.trim(), contactId],
    queryFn: ({ signal }) => call(findEarlierRequests, { query: { text: text.trim(), contactId }, signal, background: true, quiet: true }),
    enabled: text.trim() !== '',
  });

/** The same while it is being typed: what was found before stays until there is more. */
export const earlierRequestsWhileTyping = (text: string, contactId: number | undefined) => ({
  ...earlierRequests(text, contactId),
  placeholderData: keepPreviousData,
});

/** Whether a request of this number is among those that were found by it. */
export const knowsRequest = (found: readonly EarlierRequest[], requestNo: string): boolean =>
  found.some((request) => request.requestNo === requestNo.trim());

import type { BodyOf } from '@heliodesk/contract/kit';
import {
  decidePart,
  getPartReview,
  getPartReviewResult,
  listRefusedParts,
  reviewParts,
  type PartReview,
} from '@heliodesk/contract/tracker-claim';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { requestKeys } from '#src/domains/request/index.ts';
import { call } from '#src/platform/http/call.ts';

const keyOf = (requestId: number, ...rest: string[]) => [...requestKeys.detail(requestId), 'part-review', ...rest] as const;

export const partReview = (requestId: number) =>
  queryOptions({
    queryKey: keyOf(requestId),
    queryFn: ({ signal }) => call(getPartReview, { params: { requestId }, signal, background: true }),
  });

/** What came of a finished review, for everyone who sees the claim. */
export const partResult = (requestId: number) =>
  queryOptions({
    queryKey: keyOf(requestId, 'result'),
    queryFn: ({ signal }) => call(getPartReviewResult, { params: { requestId }, signal, background: true, quiet: true }),
  });

export const refusedParts = (requestId: number) =>
  queryOptions({
    queryKey: keyOf(requestId, 'refused'),
    queryFn: ({ signal }) => call(listRefusedParts, { params: { requestId }, signal, background: true }),
  });

/** A decision about one part. */
export type Decision = Omit<BodyOf<typeof decidePart>, 'requestId'>;

/** Deciding and finishing; the answer is what the page shows next. */
export function usePartReviewChanges(requestId: number) {
  const client = useQueryClient();
  const onSuccess = (review: PartReview) => void client.setQueryData(partReview(requestId).queryKey, review);
  const decide = useMutation({
    mutationFn: (decision: Decision) => call(decidePart, { body: { requestId, ...decision } }),
    onSuccess,
  });
  const finish = useMutation({
    mutationFn: (body: { version: number; question: string }) => call(reviewParts, { body: { requestId, ...body } }),
    onSuccess,
  });
  return { decide, finish };
}

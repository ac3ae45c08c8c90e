import { addFile } from '@heliodesk/contract/attachment';
import type { BodyOf } from '@heliodesk/contract/kit';
import {
  answerWithConsent,
  askCustomer,
  confirmTip,
  listTips,
  noteTip,
  recallTip,
  reviewTip,
  solutionConfirmation,
} from '@heliodesk/contract/request';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#src/platform/http/call.ts';
import { createUuid } from '#src/platform/uuid.ts';
import type { Upload } from '#src/ui/files/upload-queue.ts';
import { requestKeys } from '../queries.ts';

/** What was asked of the customer of a request, the oldest first. */
const tipList = (requestId: number) =>
  queryOptions({
    queryKey: [...requestKeys.partsOf(requestId), 'tips'] as const,
    queryFn: ({ signal }) => call(listTips, { query: { requestId }, signal, quiet: true, background: true }),
  });

export const useTips = (requestId: number) => useQuery(tipList(requestId));

/** After something was asked, answered or recalled: requests, lists and tips are looked at again. */
export const useRefreshTips = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: requestKeys.all });
};

/** Asks the customer. Rejects with what the server refuses; the caller shows it. */
export const ask = (body: BodyOf<typeof askCustomer>) =>
  call(askCustomer, { body, idempotencyKey: createUuid(), quiet: true, background: true });

export const recall = (body: BodyOf<typeof recallTip>) => call(recallTip, { body, idempotencyKey: createUuid() });
export const review = (tipsId: number) => call(reviewTip, { body: { tipsId } });

/** Saves what the customer writes while the task is open. */
export const saveNote = (msgId: number, content: string) => call(noteTip, { body: { msgId, content }, background: true });

/** Answers for good; the same key is the same answer. Rejects with what the server refuses. */
export const confirm = (msgId: number, key: string) =>
  call(confirmTip, { query: { msgId }, idempotencyKey: key, quiet: true, background: true });

/** Accepts or declines a solution for good; the same key is the same answer. Rejects with what the server refuses. */
export const answerSolution = (body: BodyOf<typeof solutionConfirmation>, key: string) =>
  call(solutionConfirmation, { body, idempotencyKey: key, quiet: true, background: true });

/** Uploads a customer's written consent, which others see once staff have answered with it. */
export const uploadConsent =
  (requestId: number): Upload =>
  (file, { signal, onProgress }) =>
    call(addFile, {
      body: { requestId, purpose: 'consent' },
      file,
      signal,
      onProgress: ({ loaded, total }) => onProgress(loaded, total),
      quiet: true,
      background: true,
    });

/** Accepts or declines a solution for the customer; the same key is the same answer. Rejects with what the server refuses. */
export const answerForThem = (body: BodyOf<typeof answerWithConsent>, key: string) =>
  call(answerWithConsent, { body, idempotencyKey: key, quiet: true, background: true });

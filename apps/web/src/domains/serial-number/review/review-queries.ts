import type { ReviewState } from '@heliodesk/contract/request';
import {
  applyVerdicts,
  decideSerials,
  discardVerdicts,
  exportRefusedSerials,
  exportReview,
  getReviewResult,
  getSerialReview,
  getVerdictFile,
  listRefusedSerials,
  listReviewRows,
  reviewSerials,
  uploadVerdicts,
  type SerialSelection,
  type SerialVerdict,
} from '@heliodesk/contract/serial-number';
import type { BodyOf } from '@heliodesk/contract/kit';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#src/platform/http/call.ts';
import { saveFile } from '#src/platform/save-file.ts';
import { serialKeys } from '../queries.ts';

const keys = {
  of: (requestId: number) => [...serialKeys.of(requestId), 'review'] as const,
  rows: (requestId: number) => [...serialKeys.of(requestId), 'review', 'rows'] as const,
};

export const serialReview = (requestId: number) =>
  queryOptions({
    queryKey: keys.of(requestId),
    queryFn: ({ signal }) => call(getSerialReview, { params: { requestId }, signal, background: true }),
  });

export interface RowFilters {
  verdict?: SerialVerdict | undefined;
  state?: ReviewState | undefined;
  text?: string | undefined;
  from?: number | undefined;
  to?: number | undefined;
}

interface Page {
  pageNum: number;
  pageSize: number;
}

export const reviewRows = (requestId: number, query: RowFilters & Page) =>
  queryOptions({
    queryKey: [...keys.rows(requestId), query],
    queryFn: ({ signal }) => call(listReviewRows, { query: { requestId, ...query }, signal, background: true }),
    placeholderData: keepPreviousData,
  });

/** What came of a finished review, for everyone who sees the claim. */
export const reviewResult = (requestId: number) =>
  queryOptions({
    queryKey: [...serialKeys.of(requestId), 'result'],
    queryFn: ({ signal }) => call(getReviewResult, { params: { requestId }, signal, background: true, quiet: true }),
  });

export const refusedSerials = (requestId: number, query: Page) =>
  queryOptions({
    queryKey: [...serialKeys.of(requestId), 'refused', query],
    queryFn: ({ signal }) => call(listRefusedSerials, { query: { requestId, ...query }, signal, background: true }),
    placeholderData: keepPreviousData,
  });

export const saveRefused = async (requestId: number) =>
  saveFile(await call(exportRefusedSerials, { body: { requestId } }), 'refused-serial-numbers.xlsx');

/** What the file that the reader has uploaded would do; `null` without one. */
export const verdictFile = (requestId: number) =>
  queryOptions({
    queryKey: [...keys.of(requestId), 'file'],
    queryFn: ({ signal }) => call(getVerdictFile, { params: { requestId }, signal, background: true, quiet: true }),
  });

export const saveReview = async (requestId: number) =>
  saveFile(await call(exportReview, { body: { requestId } }), 'serial-numbers-to-decide.xlsx');

/** Uploading a file of decisions, and what becomes of it. */
export function useVerdictFile(requestId: number) {
  const client = useQueryClient();
  const { queryKey } = verdictFile(requestId);
  const upload = useMutation({
    mutationFn: (file: File) => call(uploadVerdicts, { body: { requestId }, file, quiet: true, background: true }),
    onSuccess: async (read) => {
      // What is still on its way does not know of it.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, read);
    },
  });
  const apply = useMutation({
    mutationFn: (choice: Omit<BodyOf<typeof applyVerdicts>, 'requestId'>) => call(applyVerdicts, { body: { requestId, ...choice } }),
    onSuccess: async (review) => {
      client.setQueryData(queryKey, null);
      client.setQueryData(serialReview(requestId).queryKey, review);
      await client.invalidateQueries({ queryKey: keys.rows(requestId) });
    },
  });
  const discard = useMutation({
    mutationFn: (fileId: number) => call(discardVerdicts, { body: { requestId, fileId } }),
    onSuccess: () => client.setQueryData(queryKey, null),
  });
  return { upload, apply, discard };
}

/** A decision about some serial numbers. */
export interface Decision {
  selection: SerialSelection;
  decision: ReviewState;
  reasonCode?: string;
}

/** Deciding and finishing; the answer is what the page shows next. */
export function useReviewChanges(requestId: number) {
  const client = useQueryClient();
  const show = async (review: Awaited<ReturnType<typeof call<typeof getSerialReview>>>) => {
    client.setQueryData(serialReview(requestId).queryKey, review);
    await client.invalidateQueries({ queryKey: keys.rows(requestId) });
  };
  const decide = useMutation({
    mutationFn: ({ selection, decision, reasonCode = '' }: Decision) =>
      call(decideSerials, { body: { requestId, selection, decision, reasonCode } }),
    onSuccess: show,
  });
  const finish = useMutation({
    mutationFn: (body: { version: number; question: string }) => call(reviewSerials, { body: { requestId, ...body } }),
    onSuccess: show,
  });
  const refresh = () => client.invalidateQueries({ queryKey: serialKeys.of(requestId) });
  return { decide, finish, refresh };
}

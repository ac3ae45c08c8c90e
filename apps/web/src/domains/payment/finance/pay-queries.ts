import type { CallOf, QueryOf } from '@heliodesk/contract/kit';
import {
  addPaymentProof,
  correctPayment,
  countPayments,
  exportPayments,
  getPayment,
  listPayments,
  markPaid,
} from '@heliodesk/contract/payment';
import type { PaymentInFull, PaymentListName } from '@heliodesk/contract/payment';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#src/platform/http/call.ts';
import { saveFile } from '#src/platform/save-file.ts';
import type { Upload } from '#src/ui/files/upload-queue.ts';

const keys = {
  all: ['payment', 'paying'] as const,
  list: (query: object) => [...keys.all, 'list', query] as const,
  counts: () => [...keys.all, 'counts'] as const,
  one: (paymentId: number) => [...keys.all, 'one', paymentId] as const,
};

const quietly = { quiet: true, background: true } as const;

/** A page of payments; accounts are masked. */
export const paymentList = (query: Partial<QueryOf<typeof listPayments>>) =>
  queryOptions({
    queryKey: keys.list(query),
    queryFn: ({ signal }) => call(listPayments, { query, signal, ...quietly }),
    placeholderData: keepPreviousData,
  });

/** How many there are of each kind. */
export const paymentCounts = () =>
  queryOptions({ queryKey: keys.counts(), queryFn: ({ signal }) => call(countPayments, { signal, ...quietly }) });

/** Saves a list of payments as a spreadsheet. */
export const savePayments = async (show: PaymentListName) =>
  saveFile(await call(exportPayments, { query: { show }, background: true }), 'payments.xlsx');

/** A payment with the people of the steps before. */
export const onePayment = (paymentId: number) =>
  queryOptions({
    queryKey: keys.one(paymentId),
    queryFn: ({ signal }) => call(getPayment, { params: { paymentId }, signal, ...quietly }),
    // Two people must not pay the same.
    staleTime: 0,
  });

/** Brings a proof of a payment to the server; others see it once the payment is marked as paid. */
export const uploadProof =
  (paymentId: number): Upload =>
  (file, { signal, onProgress }) =>
    call(addPaymentProof, {
      body: { paymentId },
      file,
      signal,
      onProgress: ({ loaded, total }) => onProgress(loaded, total),
      ...quietly,
    });

/** Rejects with what the server refuses; the caller shows it. A call under the same key is the same call. */
export const recordPayment = (body: CallOf<typeof markPaid>['body'], idempotencyKey: string) =>
  call(markPaid, { body, idempotencyKey, ...quietly });

/** The same of a correction of what was recorded. */
export const correctRecorded = (body: CallOf<typeof correctPayment>['body'], idempotencyKey: string) =>
  call(correctPayment, { body, idempotencyKey, ...quietly });

/** Takes over a payment as recording it has left it, and looks at the lists again; without it, looks at everything again. */
export function usePaymentRefresh(): (paid?: PaymentInFull) => Promise<unknown> {
  const client = useQueryClient();
  return (paid) => {
    if (paid) client.setQueryData(onePayment(paid.paymentId).queryKey, paid);
    return client.invalidateQueries({ queryKey: keys.all, predicate: ({ queryKey }) => paid === undefined || queryKey[2] !== 'one' });
  };
}

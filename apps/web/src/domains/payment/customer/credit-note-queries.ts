import { confirmNoteWithConsent, downloadCreditNote, listPaymentsOf } from '@heliodesk/contract/payment';
import { confirmTip } from '@heliodesk/contract/request';
import type { Tip } from '@heliodesk/contract/request';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { requestKeys } from '#src/domains/request/index.ts';
import { call } from '#src/platform/http/call.ts';

const payments = (requestId: number) =>
  queryOptions({
    queryKey: [...requestKeys.partsOf(requestId), 'payments'],
    queryFn: ({ signal }) => call(listPaymentsOf, { query: { requestId }, signal, quiet: true, background: true }),
  });

/** What became of the payment that a credit note is of; nothing once there is a newer note. */
export const usePaymentOfNote = ({ requestId, creditNoteId }: Pick<Tip, 'requestId' | 'creditNoteId'>) =>
  useQuery({ ...payments(requestId), select: (all) => all.find((each) => each.creditNoteId === creditNoteId) ?? null });

/** Confirms for good; the same key is the same answer. Rejects with what the server refuses, which the caller shows. */
export const confirmNote = (msgId: number, idempotencyKey: string) =>
  call(confirmTip, { query: { msgId }, idempotencyKey, quiet: true, background: true });

/** The same by staff, with the file of the contact's written consent. */
export const confirmNoteFor = (body: { msgId: number; attId: number }, idempotencyKey: string) =>
  call(confirmNoteWithConsent, { body, idempotencyKey, quiet: true, background: true });

export const loadNote = (creditNoteId: number) => call(downloadCreditNote, { query: { creditNoteId }, background: true });

import type { CallOf } from '@heliodesk/contract/kit';
import {
  companyBankDetails,
  enterBankDetails,
  getInvoice,
  getRecomfirm,
  handOverBank,
  ownerBankDetails,
  recomInvoice,
} from '@heliodesk/contract/payment';
import type { BankProgress } from '@heliodesk/contract/payment';
import { tipTypes } from '@heliodesk/contract/request';
import type { Tip } from '@heliodesk/contract/request';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { requestKeys } from '#src/domains/request/index.ts';
import { call } from '#src/platform/http/call.ts';

/**
 * Bank details as a task asks for them, in full. Each reading is in the audit, so it is read once; what was read is gone with the task's
 * card.
 */
const bankTask = ({ tipsId, tipsType }: Pick<Tip, 'tipsId' | 'tipsType'>) =>
  queryOptions({
    queryKey: ['payment', 'task', tipsId],
    queryFn: ({ signal }) =>
      call(tipsType === tipTypes.bank ? getRecomfirm : getInvoice, { query: { tipsId }, signal, quiet: true, background: true }),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const useBankTask = (tip: Tip) => useQuery(bankTask(tip));

/** How far the bank details of a claim are, masked. */
const bankProgress = (requestId: number, reader: 'staff' | 'customer') =>
  queryOptions({
    queryKey: [...requestKeys.partsOf(requestId), 'bank details', reader],
    queryFn: ({ signal }) =>
      call(reader === 'staff' ? ownerBankDetails : companyBankDetails, { query: { requestId }, signal, quiet: true, background: true }),
  });

/** The same of those that a task is about. */
export function useBankProgress(
  { requestId, bankDetailsId }: Pick<Tip, 'requestId' | 'bankDetailsId'>,
  reader: 'staff' | 'customer',
  enabled = true,
): BankProgress | undefined {
  const { data } = useQuery({ ...bankProgress(requestId, reader), enabled });
  return data?.find((each) => each.bankDetailsId === bankDetailsId);
}

const once = (idempotencyKey: string) => ({ idempotencyKey, quiet: true, background: true }) as const;

/** These reject with what the server refuses, which the caller shows; the same key is the same answer. */
export const enterBank = (body: CallOf<typeof enterBankDetails>['body'], key: string) => call(enterBankDetails, { body, ...once(key) });
export const answerCheck = (body: CallOf<typeof recomInvoice>['body'], key: string) => call(recomInvoice, { body, ...once(key) });
export const handOver = (body: CallOf<typeof handOverBank>['body'], key: string) => call(handOverBank, { body, ...once(key) });

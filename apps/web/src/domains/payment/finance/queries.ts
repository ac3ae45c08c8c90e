import type { CallOf, QueryOf } from '@heliodesk/contract/kit';
import {
  checkBankDetails,
  countBankDetails,
  getBankDetails,
  listBankDetails,
  mostBankListed,
  reassignBank,
  returnBankDetails,
  showBankDetails,
} from '@heliodesk/contract/payment';
import type { BankCheckInFull } from '@heliodesk/contract/payment';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#src/platform/http/call.ts';
import { createUuid } from '#src/platform/uuid.ts';

const keys = {
  all: ['payment', 'finance'] as const,
  list: (query: object) => [...keys.all, 'list', query] as const,
  counts: () => [...keys.all, 'counts'] as const,
  one: (bankDetailsId: number) => [...keys.all, 'one', bankDetailsId] as const,
};

const quietly = { quiet: true, background: true } as const;

/** The server counts no further, so a count above this one may be any. */
export const countedUpTo = mostBankListed - 1;

/** A page of bank details, masked. */
export const bankList = (query: Partial<QueryOf<typeof listBankDetails>>) =>
  queryOptions({
    queryKey: keys.list(query),
    queryFn: ({ signal }) => call(listBankDetails, { query, signal, ...quietly }),
    placeholderData: keepPreviousData,
  });

/** How many there are of each kind. */
export const bankCounts = () =>
  queryOptions({ queryKey: keys.counts(), queryFn: ({ signal }) => call(countBankDetails, { signal, ...quietly }) });

/** Bank details to check, masked. */
export const bankCheck = (bankDetailsId: number) =>
  queryOptions({
    queryKey: keys.one(bankDetailsId),
    queryFn: ({ signal }) => call(getBankDetails, { params: { bankDetailsId }, signal, ...quietly }),
    // Two people must not work on what one of them has finished.
    staleTime: 0,
  });

/* These reject with what the server refuses; the caller shows it. */

/** Bank details in full. Never a query, whose answers would be kept. */
export const readInFull = (bankDetailsId: number) => call(showBankDetails, { body: { bankDetailsId }, ...quietly });

const once = () => ({ ...quietly, idempotencyKey: createUuid() }) as const;

export const check = (body: CallOf<typeof checkBankDetails>['body']) => call(checkBankDetails, { body, ...once() });
export const giveBack = (body: CallOf<typeof returnBankDetails>['body']) => call(returnBankDetails, { body, ...once() });
export const handOver = (body: CallOf<typeof reassignBank>['body']) => call(reassignBank, { body, ...once() });

/** Takes over bank details as a step has left them, and looks at the lists again; without them, looks at everything again. */
export function useFinanceRefresh(): (acted?: BankCheckInFull) => Promise<unknown> {
  const client = useQueryClient();
  return (acted) => {
    if (acted) client.setQueryData(bankCheck(acted.bankDetailsId).queryKey, acted);
    return client.invalidateQueries({
      queryKey: keys.all,
      predicate: ({ queryKey }) => acted === undefined || queryKey[2] !== 'one',
    });
  };
}

import type { CallOf } from '@heliodesk/contract/kit';
import { listShippingAddresses } from '@heliodesk/contract/account';
import {
  delBatchAddress,
  getBatchSettelment,
  isOfExchange,
  submitBatchAddress,
  updateBatchAddress,
  updateBatchQty,
} from '@heliodesk/contract/shipment';
import type { BatchSettlement } from '@heliodesk/contract/shipment';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { addressKeys } from '#src/domains/account/index.ts';
import { requestKeys } from '#src/domains/request/index.ts';
import { call } from '#src/platform/http/call.ts';

/** An exchange with its addresses, by the task for them. */
const addressTask = (tipsId: number) =>
  queryOptions({
    queryKey: [...requestKeys.all, 'addresses', tipsId] as const,
    queryFn: async ({ signal }): Promise<BatchSettlement> => {
      const settled = await call(getBatchSettelment, { query: { tipsId }, signal, quiet: true, background: true });
      if (!isOfExchange(settled)) throw new Error(`task ${tipsId} is about no exchange`);
      return settled;
    },
  });

export const useAddressTask = (tipsId: number) => useQuery(addressTask(tipsId));

/** Shows what the server answered to a change. */
export function useShowTask(tipsId: number): (task: BatchSettlement) => void {
  const client = useQueryClient();
  return (task) => client.setQueryData(addressTask(tipsId).queryKey, task);
}

/** The address book of a contact's company; of the reader's without one. */
export const addressBook = (contactId?: number) =>
  queryOptions({
    queryKey: [...addressKeys.choices, contactId],
    queryFn: ({ signal }) => call(listShippingAddresses, { query: contactId ? { contactId } : {}, signal, background: true, quiet: true }),
  });

/* These reject with what the server refuses, which the caller shows. */
const quietly = { quiet: true, background: true } as const;
export const saveAddress = (body: CallOf<typeof updateBatchAddress>['body'], idempotencyKey: string) =>
  call(updateBatchAddress, { body, idempotencyKey, ...quietly });
export const saveQuantity = (id: number, batchQty: string) => call(updateBatchQty, { query: { id, batchQty }, ...quietly });
export const removeAddress = (addressId: number) => call(delBatchAddress, { query: { addressId } });
export const submitAddresses = (query: CallOf<typeof submitBatchAddress>['query'], idempotencyKey: string) =>
  call(submitBatchAddress, { query, idempotencyKey, ...quietly });

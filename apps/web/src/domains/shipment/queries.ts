import type { CallOf } from '@heliodesk/contract/kit';
import {
  addShipment,
  addShipmentFile,
  askAddresses,
  correctDelivery,
  finishExchange,
  listExchanges,
  markDelivered,
  markShipped,
  recordOldPieces,
  submitAddressesWithConsent,
} from '@heliodesk/contract/shipment';
import type { BatchSettlement } from '@heliodesk/contract/shipment';
import { isClaim } from '@heliodesk/contract/request';
import type { RequestDetail, RequestStatus } from '@heliodesk/contract/request';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { requestKeys } from '#src/domains/request/index.ts';
import { call } from '#src/platform/http/call.ts';
import { createUuid } from '#src/platform/uuid.ts';
import type { Upload } from '#src/ui/files/upload-queue.ts';

export const exchangesOf = (requestId: number) =>
  queryOptions({
    queryKey: [...requestKeys.partsOf(requestId), 'exchanges'] as const,
    queryFn: ({ signal }) => call(listExchanges, { query: { requestId }, signal, quiet: true, background: true }),
  });

const carriedOut: ReadonlySet<RequestStatus> = new Set(['processing', 'completed']);

/** The exchanges of a claim that is carried out, or was before it was reopened; other requests make no call. */
export function useExchanges({ requestId, requestType, status, settled }: RequestDetail): readonly BatchSettlement[] {
  const { data = [] } = useQuery({ ...exchangesOf(requestId), enabled: isClaim(requestType) && (carriedOut.has(status) || settled > 0) });
  return data;
}

const quietly = () => ({ idempotencyKey: createUuid(), quiet: true, background: true }) as const;

/** Submits all addresses of an exchange with the customer's written consent; the same key is the same answer. */
export const submitFor = (body: CallOf<typeof submitAddressesWithConsent>['body'], idempotencyKey: string) =>
  call(submitAddressesWithConsent, { body, ...quietly(), idempotencyKey });

/** These reject with what the server refuses, which the caller shows. */
export const setDates = (body: CallOf<typeof addShipment>['body']) => call(addShipment, { body, ...quietly() });
export const askAgain = (body: CallOf<typeof askAddresses>['body']) => call(askAddresses, { body, ...quietly() });
export const ship = (body: CallOf<typeof markShipped>['body']) => call(markShipped, { body, ...quietly() });
export const deliver = (body: CallOf<typeof markDelivered>['body']) => call(markDelivered, { body, ...quietly() });
export const correct = (body: CallOf<typeof correctDelivery>['body']) => call(correctDelivery, { body, ...quietly() });
export const keepOldPieces = (body: CallOf<typeof recordOldPieces>['body']) => call(recordOldPieces, { body, ...quietly() });
export const finish = (body: CallOf<typeof finishExchange>['body']) => call(finishExchange, { body, ...quietly() });

/** Brings a file of a delivery to the server; others see it once it is recorded with its step. */
export const uploadTo =
  (addressId: number, purpose: 'proof' | 'oldPieces'): Upload =>
  (file, { signal, onProgress }) =>
    call(addShipmentFile, {
      body: { addressId, purpose },
      file,
      signal,
      onProgress: ({ loaded, total }) => onProgress(loaded, total),
      quiet: true,
      background: true,
    });

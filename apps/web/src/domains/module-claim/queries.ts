import { listShippingAddresses } from '@heliodesk/contract/account';
import { getModuleClaimDraft, getModuleClaimProfile } from '@heliodesk/contract/module-claim';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#src/platform/http/call.ts';

/** A stored draft, read afresh each time a wizard opens: it must not start from an old state. */
export const claimDraft = (requestId: number, isClone: boolean) =>
  queryOptions({
    queryKey: ['module-claim', 'draft', requestId, isClone],
    queryFn: ({ signal }) =>
      call(getModuleClaimDraft, { params: { id: requestId }, query: isClone ? { action: 'clone' } : {}, signal, quiet: true }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** A submitted claim with everything in it. */
export const claimProfile = (requestId: number) =>
  queryOptions({
    queryKey: ['request', 'detail', requestId, 'module-claim'],
    queryFn: ({ signal }) => call(getModuleClaimProfile, { params: { id: requestId }, signal }),
  });

/** The address book that a claim chooses from; staff name the contact they act for. */
export const shippingAddresses = (contactId: number | undefined) =>
  queryOptions({
    queryKey: ['module-claim', 'addresses', contactId],
    queryFn: ({ signal }) => call(listShippingAddresses, { query: contactId === undefined ? {} : { contactId }, signal, background: true }),
  });

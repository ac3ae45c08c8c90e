import { getRegisteredAddress, listShippingAddresses } from '@heliodesk/contract/account';
import { getModuleClaimProfile, listEarlierProjects } from '@heliodesk/contract/module-claim';
import { queryOptions } from '@tanstack/react-query';
import { addressKeys } from '#src/domains/account/index.ts';
import { requestKeys } from '#src/domains/request/index.ts';
import { call } from '#src/platform/http/call.ts';

/** A submitted claim with everything in it. */
export const claimProfile = (requestId: number) =>
  queryOptions({
    queryKey: [...requestKeys.detail(requestId), 'module-claim'],
    queryFn: ({ signal }) => call(getModuleClaimProfile, { params: { id: requestId }, signal }),
  });

/** The address book that a claim chooses from; staff name the contact they act for. */
export const shippingAddresses = (contactId: number | undefined) =>
  queryOptions({
    queryKey: [...addressKeys.choices, contactId],
    queryFn: ({ signal }) => call(listShippingAddresses, { query: contactId === undefined ? {} : { contactId }, signal, background: true }),
  });

/** Projects of earlier claims; staff name the contact they act for. */
export const earlierProjects = (contactId: number | undefined) =>
  queryOptions({
    queryKey: [...requestKeys.all, 'projects', contactId],
    queryFn: ({ signal }) => call(listEarlierProjects, { query: { contactId }, signal, background: true, quiet: true }),
  });

/** Where they were registered: what a new address begins with. */
export const registeredAddress = (contactId: number | undefined) =>
  queryOptions({
    queryKey: [...addressKeys.choices, contactId, 'registered'],
    queryFn: ({ signal }) => call(getRegisteredAddress, { query: contactId === undefined ? {} : { contactId }, signal, background: true }),
  });

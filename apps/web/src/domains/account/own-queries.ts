import {
  addMyAddress,
  deleteMyAddress,
  getMyContactWithAccount,
  listMyAddresses,
  setMyDefaultAddress,
  updateMyAccount,
  updateMyAddress,
  updateMyContact,
} from '@heliodesk/contract/account';
import type { AddressBody, AddressEdit, OwnAccountBody, OwnContactBody } from '@heliodesk/contract/account';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#src/platform/http/call.ts';
import { updateCurrentUser } from '#src/platform/session.ts';
import { useFormat } from '#src/ui/format/use-format.ts';

/** Everything known of the own company lies under this key. */
const ownKey = ['account', 'own'] as const;

/** Address books as requests choose from them lie under this key. */
export const addressKeys = { choices: ['account', 'address-choices'] as const };

/** The own contact with its company; names of countries come in the reader's language. */
export const ownContact = (language: string) =>
  queryOptions({
    queryKey: [...ownKey, 'contact', language],
    queryFn: ({ signal }) => call(getMyContactWithAccount, { signal }),
  });

export const ownAddresses = queryOptions({
  queryKey: [...ownKey, 'addresses'],
  queryFn: ({ signal }) => call(listMyAddresses, { signal }),
});

/** A write after which everything of the own company, and what a request chooses from, is read afresh. */
function useOwnMutation<Input, Output>(run: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ownKey }),
        client.invalidateQueries({ queryKey: addressKeys.choices, refetchType: 'none' }),
      ]),
  });
}

export const useSaveCompany = () => useOwnMutation((body: OwnAccountBody) => call(updateMyAccount, { body, quiet: 'stale' }));
export function useSaveContact() {
  const { name } = useFormat();
  return useOwnMutation(async (body: OwnContactBody) =>
    updateCurrentUser({ userName: name(await call(updateMyContact, { body, quiet: 'stale' })) }),
  );
}

/** The key stays the same for every attempt of one form. */
export const useAddAddress = () =>
  useOwnMutation(({ body, key }: { body: AddressBody; key: string }) => call(addMyAddress, { body, idempotencyKey: key }));
export const useSaveAddress = () =>
  useOwnMutation(({ addressId, body }: { addressId: number; body: AddressEdit }) =>
    call(updateMyAddress, { params: { addressId }, body, quiet: 'stale' }),
  );
export const useDefaultAddress = () => useOwnMutation((addressId: number) => call(setMyDefaultAddress, { params: { addressId } }));
export const useDeleteAddress = () => useOwnMutation((addressId: number) => call(deleteMyAddress, { params: { addressId } }));

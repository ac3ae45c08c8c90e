import {
  addProvider,
  disableProvider,
  disableProviderUser,
  editProvider,
  enableProvider,
  enableProviderUser,
  inviteProviderUser,
  inviteProviderUserAgain,
  listProviders,
  listProviderUsers,
  mailProviderReset,
  ProviderListQuery,
} from '@heliodesk/contract/account';
import type { BodyInputOf } from '@heliodesk/contract/kit';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '#src/platform/http/call.ts';
import { createUuid } from '#src/platform/uuid.ts';

/** Filters of the list, as its address holds them. */
export const ProviderFilters = ProviderListQuery.pick({ text: true, country: true, serves: true, state: true });
export type ProviderFilters = z.output<typeof ProviderFilters>;

interface ProviderListState extends ProviderFilters {
  pageNum: number;
  pageSize: number;
  orderByColumn?: string;
  isAsc?: 'asc' | 'desc';
}

/** What a form sends. */

/** Everything of service providers and their people lies under this key. */
const providerKey = ['account', 'provider'] as const;
const sortable = ['name', 'createTime'] as const;

export const providerPage = ({ orderByColumn, ...state }: ProviderListState) =>
  queryOptions({
    queryKey: [...providerKey, 'list', { orderByColumn, ...state }],
    queryFn: ({ signal }) =>
      call(listProviders, {
        query: { ...state, orderByColumn: sortable.find((name) => name === orderByColumn) },
        signal,
        quiet: true,
      }),
    placeholderData: keepPreviousData,
  });

export const providerPeople = (providerId: number) =>
  queryOptions({
    queryKey: [...providerKey, 'people', providerId],
    queryFn: ({ signal }) => call(listProviderUsers, { params: { providerId }, signal, quiet: true, background: true }),
  });

/** A write after which everything of service providers is read afresh. */
function useProviderMutation<Values, Output>(run: (input: Values) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: run, onSettled: () => client.invalidateQueries({ queryKey: providerKey }) });
}

/** The key stays the same for every attempt of one form. */
export const useAddProvider = () =>
  useProviderMutation(({ body, key }: { body: BodyInputOf<typeof addProvider>; key: string }) =>
    call(addProvider, { body, idempotencyKey: key }),
  );
export const useEditProvider = () =>
  useProviderMutation((body: BodyInputOf<typeof editProvider>) =>
    call(editProvider, { body, idempotencyKey: createUuid(), quiet: 'stale' }),
  );

interface EnabledChange<Which> {
  which: Which;
  isEnabled: boolean;
}

/** Lets a company and all its people in, or shuts them out. */
export const useSetProviderEnabled = () =>
  useProviderMutation(({ which, isEnabled }: EnabledChange<BodyInputOf<typeof disableProvider>>) =>
    call(isEnabled ? enableProvider : disableProvider, { body: which, idempotencyKey: createUuid() }),
  );
/** The same of one person. */
export const useSetPersonEnabled = () =>
  useProviderMutation(({ which: userId, isEnabled }: EnabledChange<number>) =>
    call(isEnabled ? enableProviderUser : disableProviderUser, { body: { userId }, idempotencyKey: createUuid() }),
  );

export const useInvitePerson = () =>
  useProviderMutation(({ body, key }: { body: BodyInputOf<typeof inviteProviderUser>; key: string }) =>
    call(inviteProviderUser, { body, idempotencyKey: key }),
  );
export const useInvitePersonAgain = () => useProviderMutation((userId: number) => call(inviteProviderUserAgain, { body: { userId } }));
export const useMailPersonReset = () => useProviderMutation((userId: number) => call(mailProviderReset, { body: { userId } }));

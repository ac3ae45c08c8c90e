import {
  addTeam,
  disableStaff,
  editStaff,
  enableStaff,
  endStaffSessions,
  inviteStaff,
  inviteStaffAgain,
  listStaff,
  listTeams,
  mailStaffReset,
  removeTeam,
  renameTeam,
  StaffListQuery,
  staffOpenCases,
  unbindStaff,
} from '@heliodesk/contract/identity';
import type { BodyInputOf, BodyOf } from '@heliodesk/contract/kit';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '#src/platform/http/call.ts';
import { createUuid } from '#src/platform/uuid.ts';

/** Filters of the list, as its address holds them. */
export const StaffFilters = StaffListQuery.pick({ text: true, role: true, team: true, state: true });
export type StaffFilters = z.output<typeof StaffFilters>;

interface StaffListState extends StaffFilters {
  pageNum: number;
  pageSize: number;
  orderByColumn?: string;
  isAsc?: 'asc' | 'desc';
}

/** What a form sends. */

/** Everything of staff lies under this key; teams change it as well. */
const staffKey = ['identity', 'staff'] as const;

const sortable = ['name', 'email', 'createTime'] as const;

export const staffPage = ({ orderByColumn, ...state }: StaffListState) =>
  queryOptions({
    queryKey: [...staffKey, 'list', { orderByColumn, ...state }],
    queryFn: ({ signal }) =>
      call(listStaff, { query: { ...state, orderByColumn: sortable.find((name) => name === orderByColumn) }, signal, quiet: true }),
    placeholderData: keepPreviousData,
  });

export const teams = queryOptions({
  queryKey: [...staffKey, 'teams'],
  queryFn: ({ signal }) => call(listTeams, { signal, background: true }),
});

/** What someone has open, and who could take it over; asked for again each time. */
export const openCases = (userId: number) =>
  queryOptions({
    queryKey: [...staffKey, 'open-cases', userId],
    queryFn: ({ signal }) => call(staffOpenCases, { params: { userId }, signal, quiet: true, background: true }),
    staleTime: 0,
    gcTime: 0,
  });

/** A write after which everything of staff is read afresh. */
function useStaffMutation<Input, Output>(run: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: run, onSettled: () => client.invalidateQueries({ queryKey: staffKey }) });
}

/** The key stays the same for every attempt of one form. */
export const useInvite = () =>
  useStaffMutation(({ body, key }: { body: BodyInputOf<typeof inviteStaff>; key: string }) =>
    call(inviteStaff, { body, idempotencyKey: key }),
  );
export const useEdit = () =>
  useStaffMutation((body: BodyInputOf<typeof editStaff>) => call(editStaff, { body, idempotencyKey: createUuid(), quiet: 'stale' }));
export const useDisable = () =>
  useStaffMutation((body: BodyInputOf<typeof disableStaff>) => call(disableStaff, { body, idempotencyKey: createUuid(), quiet: true }));
export const useEnable = () =>
  useStaffMutation((body: BodyOf<typeof enableStaff>) => call(enableStaff, { body, idempotencyKey: createUuid() }));
export const useInviteAgain = () => useStaffMutation((userId: number) => call(inviteStaffAgain, { body: { userId } }));
export const useResetMail = () => useStaffMutation((userId: number) => call(mailStaffReset, { body: { userId } }));
export const useEndSessions = () =>
  useStaffMutation((userId: number) => call(endStaffSessions, { body: { userId }, idempotencyKey: createUuid() }));
export const useUnbind = () => useStaffMutation((userId: number) => call(unbindStaff, { body: { userId }, idempotencyKey: createUuid() }));

export const useAddTeam = () => useStaffMutation((name: string) => call(addTeam, { body: { name }, idempotencyKey: createUuid() }));
export const useRenameTeam = () =>
  useStaffMutation((body: BodyOf<typeof renameTeam>) => call(renameTeam, { body, idempotencyKey: createUuid() }));
export const useRemoveTeam = () => useStaffMutation((teamId: number) => call(removeTeam, { params: { teamId } }));

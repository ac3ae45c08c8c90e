import { changeAbsence, endAbsence, listTeamMembers, planAbsence } from '@heliodesk/contract/request';
import type { ChangeAbsenceBody, PlanAbsenceBody, TeamMembers } from '@heliodesk/contract/request';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#src/platform/http/call.ts';
import { createUuid } from '#src/platform/uuid.ts';
import { requestKeys } from '../queries.ts';

/** The people who work on requests, with their absences. */
export const team = queryOptions({
  queryKey: [...requestKeys.all, 'team'] as const,
  queryFn: ({ signal }) => call(listTeamMembers, { signal, quiet: true, background: true }),
});

/** Enters an absence. Rejects with what the server refuses; the form shows it. */
export const enterAbsence = (body: PlanAbsenceBody) => call(planAbsence, { body, idempotencyKey: createUuid(), quiet: true });

/** Changes one. Rejects with what the server refuses; the form shows it. */
export const saveAbsence = (body: ChangeAbsenceBody) => call(changeAbsence, { body, quiet: true });

export const stopAbsence = (absenceId: number) => call(endAbsence, { body: { absenceId } });

/** Shows what the server has after a change, also where owners are shown. */
export function useTeamChanged(): (members: TeamMembers) => void {
  const client = useQueryClient();
  return (members) => {
    client.setQueryData(team.queryKey, members);
    void client.invalidateQueries({ queryKey: requestKeys.all });
  };
}

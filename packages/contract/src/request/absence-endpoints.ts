import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('request');

const own = { permission: 'csp:request:owner' } as const;

export const listTeamMembers = endpoint({
  method: 'GET',
  path: '/api/request/team/list',
  summary: 'List the people who work on requests, with their absences',
  access: own,
  data: 'TeamMembers',
});

export const planAbsence = endpoint({
  method: 'POST',
  path: '/api/request/team/absence',
  summary: 'Enter an absence',
  about: 'Your own; supervisors enter those of others too. While it lasts, what is due goes to the stand-in, and it comes back afterwards.',
  access: own,
  body: 'PlanAbsenceBody',
  data: 'TeamMembers',
  idempotent: true,
});

export const changeAbsence = endpoint({
  method: 'POST',
  path: '/api/request/team/absence/change',
  summary: 'Change an absence',
  about: 'The same rules as for entering one. After an absence has started, the first day and the stand-in stay.',
  access: own,
  body: 'ChangeAbsenceBody',
  data: 'TeamMembers',
});

export const endAbsence = endpoint({
  method: 'POST',
  path: '/api/request/team/absence/end',
  summary: 'Cancel an absence, or end it early',
  about: 'What is still open comes back right away.',
  access: own,
  body: 'OnAbsence',
  data: 'TeamMembers',
});

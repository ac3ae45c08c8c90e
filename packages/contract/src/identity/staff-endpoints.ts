import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('identity');

const list = { permission: 'system:user:list' } as const;

const add = { permission: 'system:user:add' } as const;

const edit = { permission: 'system:user:edit' } as const;

export const listStaff = endpoint({
  method: 'GET',
  path: '/system/user/list',
  summary: 'Call-center users: those who work here, are invited, or are shut out',
  access: list,
  query: 'StaffListQuery',
  data: 'StaffUser',
  paged: true,
});

export const inviteStaff = endpoint({
  method: 'POST',
  path: '/system/user',
  summary: 'Invite an employee by mail; the link lets them choose a password and expires in 7 days',
  access: add,
  body: 'InviteStaffBody',
  data: 'StaffUser',
  idempotent: true,
});

export const inviteStaffAgain = endpoint({
  method: 'POST',
  path: '/system/user/inviteAgain',
  summary: 'Mail a new invitation; earlier ones end',
  access: add,
  body: 'OnUser',
  data: 'StaffUser',
  errors: ['conflict', 'tooManyRequests'],
});

export const editStaff = endpoint({
  method: 'PUT',
  path: '/system/user',
  summary: "Change an employee's particulars, team and roles; roles apply immediately",
  access: edit,
  body: 'EditStaffBody',
  data: 'StaffUser',
  idempotent: true,
  errors: ['stale', 'user.ownAccess'],
});

export const staffOpenCases = endpoint({
  method: 'GET',
  path: '/system/user/openCases/:userId',
  summary: 'How many requests an employee has open, and who could take them over',
  access: edit,
  params: 'OnUser',
  data: 'OpenCases',
});

export const disableStaff = endpoint({
  method: 'POST',
  path: '/system/user/disable',
  summary: 'Disable an employee and sign them out immediately; open requests go to a colleague or back to the unassigned',
  access: edit,
  body: 'DisableStaffBody',
  data: 'StaffUser',
  idempotent: true,
  errors: ['stale', 'user.ownAccess'],
});

export const enableStaff = endpoint({
  method: 'POST',
  path: '/system/user/enable',
  summary: 'Let an employee in again',
  access: edit,
  body: 'OnStaff',
  data: 'StaffUser',
  idempotent: true,
  errors: ['stale'],
});

export const mailStaffReset = endpoint({
  method: 'POST',
  path: '/system/user/resetMail',
  summary: 'Mail an employee a link to choose a new password',
  access: edit,
  body: 'OnUser',
  errors: ['conflict', 'tooManyRequests'],
});

export const endStaffSessions = endpoint({
  method: 'POST',
  path: '/system/user/endSessions',
  summary: 'Sign an employee out everywhere',
  access: edit,
  body: 'OnUser',
  data: 'StaffUser',
  idempotent: true,
});

export const unbindStaff = endpoint({
  method: 'POST',
  path: '/system/user/unbind',
  summary: 'Take an employee from the unified authentication, and sign them out everywhere',
  access: edit,
  body: 'OnUser',
  data: 'StaffUser',
  idempotent: true,
  errors: ['conflict'],
});

export const listTeams = endpoint({
  method: 'GET',
  path: '/system/team/list',
  summary: 'Teams of the call center, by name',
  access: list,
  data: 'Team[]',
});

export const addTeam = endpoint({
  method: 'POST',
  path: '/system/team',
  summary: 'Add a team',
  access: edit,
  body: 'AddTeamBody',
  data: 'Team',
  idempotent: true,
});

export const renameTeam = endpoint({
  method: 'PUT',
  path: '/system/team',
  summary: 'Rename a team',
  access: edit,
  body: 'RenameTeamBody',
  data: 'Team',
  idempotent: true,
});

export const removeTeam = endpoint({
  method: 'DELETE',
  path: '/system/team/:teamId',
  summary: 'Remove a team; its people stay, without one',
  access: edit,
  params: 'OnTeam',
});

import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('identity');

const list = { permission: 'system:user:list' } as const;

const add = { permission: 'system:user:add' } as const;

const edit = { permission: 'system:user:edit' } as const;

export const listStaff = endpoint({
  method: 'GET',
  path: '/system/user/list',
  summary: 'List employees',
  about: 'Includes invited and disabled employees.',
  access: list,
  query: 'StaffListQuery',
  data: 'StaffUser',
  paged: true,
});

export const inviteStaff = endpoint({
  method: 'POST',
  path: '/system/user',
  summary: 'Invite an employee',
  about: 'The link in the e-mail lets them choose a password and expires in 7 days.',
  access: add,
  freshProof: 'always',
  body: 'InviteStaffBody',
  data: 'StaffUser',
  idempotent: true,
});

export const inviteStaffAgain = endpoint({
  method: 'POST',
  path: '/system/user/inviteAgain',
  summary: 'Resend an invitation to an employee',
  about: 'Earlier invitations stop working.',
  access: add,
  body: 'OnUser',
  data: 'StaffUser',
  errors: ['conflict', 'tooManyRequests'],
});

export const editStaff = endpoint({
  method: 'PUT',
  path: '/system/user',
  summary: 'Update an employee',
  about: 'Changes to roles apply immediately. No one adds roles to their own, or takes the administration from themselves.',
  access: edit,
  freshProof: 'sometimes',
  body: 'EditStaffBody',
  data: 'StaffUser',
  idempotent: true,
  errors: ['stale', 'user.ownAccess'],
});

export const staffOpenCases = endpoint({
  method: 'GET',
  path: '/system/user/openCases/:userId',
  summary: "Count an employee's open requests and list who can take over",
  access: edit,
  params: 'OnUser',
  data: 'OpenCases',
});

export const disableStaff = endpoint({
  method: 'POST',
  path: '/system/user/disable',
  summary: 'Disable an employee and hand over their open requests',
  about: 'They are signed out immediately. Their requests go to a colleague or become unassigned.',
  access: edit,
  freshProof: 'always',
  body: 'DisableStaffBody',
  data: 'StaffUser',
  idempotent: true,
  errors: ['stale', 'user.ownAccess'],
});

export const enableStaff = endpoint({
  method: 'POST',
  path: '/system/user/enable',
  summary: 'Enable an employee',
  access: edit,
  freshProof: 'always',
  body: 'OnStaff',
  data: 'StaffUser',
  idempotent: true,
  errors: ['stale'],
});

export const mailStaffReset = endpoint({
  method: 'POST',
  path: '/system/user/resetMail',
  summary: 'Send a password reset e-mail to an employee',
  access: edit,
  freshProof: 'always',
  body: 'OnUser',
  errors: ['conflict', 'tooManyRequests'],
});

export const endStaffSessions = endpoint({
  method: 'POST',
  path: '/system/user/endSessions',
  summary: "End all of an employee's sessions",
  access: edit,
  freshProof: 'always',
  body: 'OnUser',
  data: 'StaffUser',
  idempotent: true,
});

export const unbindStaff = endpoint({
  method: 'POST',
  path: '/system/user/unbind',
  summary: 'Unlink an employee from single sign-on',
  about: 'Signs them out everywhere.',
  access: edit,
  freshProof: 'always',
  body: 'OnUser',
  data: 'StaffUser',
  idempotent: true,
  errors: ['conflict'],
});

export const listTeams = endpoint({
  method: 'GET',
  path: '/system/team/list',
  summary: 'List teams',
  about: 'Sorted by name.',
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
  summary: 'Delete a team',
  about: 'Its members stay, without a team.',
  access: edit,
  params: 'OnTeam',
});

import { z } from 'zod';
import {
  Email,
  endpoint,
  Id,
  LanguageCode,
  optionalText,
  Phone,
  roleKeys,
  roles,
  sortedPaging,
  text,
  Timestamp,
  Version,
  type RoleKey,
} from '../kit/index.ts';

type StaffRoleKey = { [Key in RoleKey]: (typeof roles)[Key]['kind'] extends 'staff' ? Key : never }[RoleKey];
/** Roles that an employee may hold. */
export const staffRoleKeys = roleKeys.filter((key): key is StaffRoleKey => roles[key].kind === 'staff');
export const StaffRole = z.enum(staffRoleKeys);
export type StaffRole = z.output<typeof StaffRole>;

/** Invited: has not chosen a password yet. Disabled goes before both. */
export const userStates = ['active', 'invited', 'disabled'] as const;
export const UserState = z.enum(userStates);
export type UserState = z.output<typeof UserState>;

export const StaffListQuery = sortedPaging(['name', 'email', 'createTime']).extend({
  /** Part of a name or an e-mail address. */
  text: z.string().trim().max(100).optional(),
  role: StaffRole.optional(),
  team: Id.optional(),
  state: UserState.optional(),
});

/** An employee as the administration sees them. */
export const StaffUser = z.object({
  userId: z.number().int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  jobTitle: z.string(),
  language: LanguageCode,
  roles: z.array(StaffRole),
  teamId: z.number().int().nullable(),
  teamName: z.string().nullable(),
  state: UserState,
  /** Of somebody invited: how long the newest link is good; nothing when none is. */
  invitedUntil: Timestamp.nullable(),
  /** Sessions that are open now. */
  sessions: z.number().int(),
  /** Since when they may sign in by the unified authentication; nothing where they are not bound to it. */
  signOnSince: Timestamp.nullable(),
  /** Requests being worked on that they own. */
  openCases: z.number().int(),
  createTime: Timestamp,
  version: Version,
});
export type StaffUser = z.output<typeof StaffUser>;

const OptionalPhone = z.union([z.literal(''), Phone]).default('');

const particulars = {
  name: text(120),
  phone: OptionalPhone,
  jobTitle: optionalText(100),
  teamId: Id.nullable().default(null),
  roles: z.array(StaffRole).min(1).max(staffRoleKeys.length),
};
const which = { userId: Id, version: Version };

export const InviteStaffBody = z.object({ email: Email, language: LanguageCode, ...particulars });
export const EditStaffBody = z.object({ ...which, ...particulars });
export const DisableStaffBody = z.object({
  ...which,
  /** Who takes over the open requests; nobody puts them back to the unassigned. */
  handOverTo: Id.nullable(),
  reason: optionalText(500),
});
export const OnStaff = z.object(which);
const OnUser = z.object({ userId: Id });

export const OpenCases = z.object({
  openCases: z.number().int(),
  /** Who may own every one of them, with how many they have already. */
  colleagues: z.array(z.object({ userId: z.number().int(), name: z.string(), openRequests: z.number().int() })),
});
export type OpenCases = z.output<typeof OpenCases>;

export const Team = z.object({ teamId: z.number().int(), name: z.string(), members: z.number().int() });
export type Team = z.output<typeof Team>;
export const AddTeamBody = z.object({ name: text(60) });

const list = { permission: 'system:user:list' } as const;
const add = { permission: 'system:user:add' } as const;
const edit = { permission: 'system:user:edit' } as const;

export const listStaff = endpoint({
  method: 'GET',
  path: '/system/user/list',
  summary: 'Call-center users: those who work here, are invited, or are shut out',
  access: list,
  query: StaffListQuery,
  data: StaffUser,
  paged: true,
});

export const inviteStaff = endpoint({
  method: 'POST',
  path: '/system/user',
  summary: 'Invite an employee by mail; the link lets them choose a password and is good for 7 days',
  access: add,
  body: InviteStaffBody,
  data: StaffUser,
  idempotent: true,
});

export const inviteStaffAgain = endpoint({
  method: 'POST',
  path: '/system/user/inviteAgain',
  summary: 'Mail a new invitation; earlier ones end',
  access: add,
  body: OnUser,
  data: StaffUser,
  errors: ['conflict', 'tooManyRequests'],
});

export const editStaff = endpoint({
  method: 'PUT',
  path: '/system/user',
  summary: "Change an employee's particulars, team and roles; roles hold at once",
  access: edit,
  body: EditStaffBody,
  data: StaffUser,
  idempotent: true,
  errors: ['stale', 'user.ownAccess'],
});

export const staffOpenCases = endpoint({
  method: 'GET',
  path: '/system/user/openCases/:userId',
  summary: 'How many requests an employee has open, and who could take them over',
  access: edit,
  params: OnUser,
  data: OpenCases,
});

export const disableStaff = endpoint({
  method: 'POST',
  path: '/system/user/disable',
  summary: 'Shut an employee out at once; open requests go to a colleague or back to the unassigned',
  access: edit,
  body: DisableStaffBody,
  data: StaffUser,
  idempotent: true,
  errors: ['stale', 'user.ownAccess'],
});

export const enableStaff = endpoint({
  method: 'POST',
  path: '/system/user/enable',
  summary: 'Let an employee in again',
  access: edit,
  body: OnStaff,
  data: StaffUser,
  idempotent: true,
  errors: ['stale'],
});

export const mailStaffReset = endpoint({
  method: 'POST',
  path: '/system/user/resetMail',
  summary: 'Mail an employee a link to choose a new password',
  access: edit,
  body: OnUser,
  errors: ['conflict', 'tooManyRequests'],
});

export const endStaffSessions = endpoint({
  method: 'POST',
  path: '/system/user/endSessions',
  summary: 'Sign an employee out everywhere',
  access: edit,
  body: OnUser,
  data: StaffUser,
  idempotent: true,
});

export const unbindStaff = endpoint({
  method: 'POST',
  path: '/system/user/unbind',
  summary: 'Take an employee from the unified authentication, and sign them out everywhere',
  access: edit,
  body: OnUser,
  data: StaffUser,
  idempotent: true,
  errors: ['conflict'],
});

export const listTeams = endpoint({
  method: 'GET',
  path: '/system/team/list',
  summary: 'Teams of the call center, by name',
  access: list,
  data: z.array(Team),
});

export const addTeam = endpoint({
  method: 'POST',
  path: '/system/team',
  summary: 'Add a team',
  access: edit,
  body: AddTeamBody,
  data: Team,
  idempotent: true,
});

export const renameTeam = endpoint({
  method: 'PUT',
  path: '/system/team',
  summary: 'Rename a team',
  access: edit,
  body: AddTeamBody.extend({ teamId: Id }),
  data: Team,
  idempotent: true,
});

export const removeTeam = endpoint({
  method: 'DELETE',
  path: '/system/team/:teamId',
  summary: 'Remove a team; its people stay, without one',
  access: edit,
  params: z.object({ teamId: Id }),
});

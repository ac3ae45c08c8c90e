import { z } from 'zod';
import {
  answerList,
  answerText,
  Email,
  Id,
  LanguageCode,
  nameLine,
  optionalNameLine,
  optionalText,
  Phone,
  roleKeys,
  roles,
  sortedPaging,
  Timestamp,
  type RoleKey,
  Version,
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
  name: answerText(120),
  email: answerText(254),
  phone: answerText(30),
  jobTitle: answerText(100),
  language: LanguageCode,
  roles: answerList(StaffRole, 20),
  teamId: z.number().int().nullable(),
  teamName: answerText(60).nullable(),
  state: UserState,
  /** Of someone invited: how long the newest link is good; nothing when none is. */
  invitedUntil: Timestamp.nullable(),
  /** Sessions that are open now. */
  sessions: z.number().int(),
  /** When they were linked to single sign-on; empty if they are not linked. */
  signOnSince: Timestamp.nullable(),
  /** Requests being worked on that they own. */
  openCases: z.number().int(),
  createTime: Timestamp,
  version: Version,
});

export type StaffUser = z.output<typeof StaffUser>;

const OptionalPhone = z.union([z.literal(''), Phone]).default('');

const particulars = {
  name: nameLine(120),
  phone: OptionalPhone,
  jobTitle: optionalNameLine(100),
  teamId: Id.nullable().default(null),
  /** Named twice, a role counts once. */
  roles: z
    .array(StaffRole)
    .min(1)
    .max(staffRoleKeys.length)
    .overwrite((chosen) => [...new Set(chosen)]),
};

const which = { userId: Id, version: Version };

export const InviteStaffBody = z.object({ email: Email, language: LanguageCode, ...particulars });

export const EditStaffBody = z.object({ ...which, ...particulars });

export const DisableStaffBody = z.object({
  ...which,
  /** Who takes over the open requests; no one puts them back to the unassigned. */
  handOverTo: Id.nullable(),
  reason: optionalText(500),
});

export const OnStaff = z.object(which);

export const OnUser = z.object({ userId: Id });

export const OpenCases = z.object({
  openCases: z.number().int(),
  /** Who may own every one of them, with how many they have already. */
  colleagues: answerList(z.object({ userId: z.number().int(), name: answerText(120), openRequests: z.number().int() }), 1_000),
});

export type OpenCases = z.output<typeof OpenCases>;

export const Team = z.object({ teamId: z.number().int(), name: answerText(120), members: z.number().int() });

export type Team = z.output<typeof Team>;

export const AddTeamBody = z.object({ name: nameLine(60) });

export const RenameTeamBody = AddTeamBody.extend({ teamId: Id });

export const OnTeam = z.object({ teamId: Id });

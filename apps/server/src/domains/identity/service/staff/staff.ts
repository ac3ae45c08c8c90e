import type {
  disableStaff,
  editStaff,
  endStaffSessions,
  enableStaff,
  inviteStaff,
  OpenCases,
  StaffUser,
  unbindStaff,
} from '@heliodesk/contract/identity';
import type { BodyOf } from '@heliodesk/contract/kit';
import { auditOf, writeAudit, type AuditEntry } from '#src/platform/audit/audit.ts';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import type { Origin } from '#src/platform/http/call.ts';
import { fail, failFields } from '#src/platform/http/failure.ts';
import type { Platform } from '#src/platform/platform.ts';
import type { StaffCases } from '../../staff-cases.ts';
import { lockUser, replaceRoles, updateParticulars, updateVersion } from '../../store/staff.ts';
import { removeIdentities } from '../../store/sign-on.ts';
import { shareLockTeam } from '../../store/teams.ts';
import { findInvited, inviteUser, mailInvitation, mailPasswordReset, limitMailsTo } from './invitations.ts';
import { openAccessChange, refuseOwn } from './access.ts';
import { staffMember } from './view.ts';
import { endSessions } from '../sessions.ts';
import { disableUser, enableUser } from '../users.ts';

/** Who administers staff, from where, and what they stand on. */
export interface StaffCall {
  platform: Platform;
  cases: StaffCases;
  actor: Actor;
  origin: Origin;
}

const audit = (
  { platform, actor, origin }: StaffCall,
  tx: Tx,
  entry: Pick<AuditEntry, 'action' | 'subjectId'> & Partial<AuditEntry>,
): Promise<void> => writeAudit(tx, { ...auditOf(platform, actor, origin), subjectType: 'user', ...entry });

const audited = ({ name, phone, jobTitle, teamName, roles }: StaffUser) => ({ name, phone, jobTitle, team: teamName, roles });

/** The employee as they stand, locked, if the caller has read their newest state. */
async function readFresh({ platform, cases }: StaffCall, tx: Tx, body: { userId: number; version: number }): Promise<StaffUser> {
  await lockUser(tx, body.userId);
  const current = await staffMember(platform, tx, cases, body.userId);
  if (current.version !== body.version) throw fail('stale', {}, { current });
  return current;
}

async function checkTeam(tx: Tx, teamId: number | null): Promise<void> {
  if (teamId !== null && !(await shareLockTeam(tx, teamId))) throw failFields({ path: 'teamId', rule: 'invalid' });
}

/** Enters an employee and mails them the link to choose a password with. */
export async function invite(call: StaffCall, tx: Tx, body: BodyOf<typeof inviteStaff>): Promise<StaffUser> {
  const { platform, cases, actor } = call;
  await checkTeam(tx, body.teamId);
  const userId = await inviteUser(
    platform,
    tx,
    { kind: 'staff', ...body },
    { template: 'staffInvitation', params: { inviter: actor.name } },
  );
  const invited = await staffMember(platform, tx, cases, userId);
  await audit(call, tx, { action: 'identity.inviteStaff', subjectId: userId, after: { email: invited.email, ...audited(invited) } });
  return invited;
}

/** Mails a new invitation to an employee who has not come yet. */
export async function inviteAgain(call: StaffCall, userId: number): Promise<StaffUser> {
  const { platform, cases, actor } = call;
  await staffMember(platform, platform.db, cases, userId);
  await limitMailsTo(platform, userId);
  return transaction(platform.db, async (tx) => {
    const user = await findInvited(tx, userId);
    await mailInvitation(platform, tx, user, { template: 'staffInvitation', params: { inviter: actor.name } });
    await audit(call, tx, { action: 'identity.inviteStaffAgain', subjectId: userId });
    return staffMember(platform, tx, cases, userId);
  });
}

/** Changes particulars, team and roles; the next call of the employee has the new roles. */
export async function edit(call: StaffCall, tx: Tx, body: BodyOf<typeof editStaff>): Promise<StaffUser> {
  const { platform, cases, actor } = call;
  await openAccessChange(tx, actor);
  const before = await readFresh(call, tx, body);
  await checkTeam(tx, body.teamId);
  refuseOwn(actor, body.userId, body.roles);
  await updateParticulars(tx, body.userId, body);
  await replaceRoles(tx, body.userId, body.roles);
  await updateVersion(tx, body.userId);
  const after = await staffMember(platform, tx, cases, body.userId);
  await audit(call, tx, { action: 'identity.editStaff', subjectId: body.userId, before: audited(before), after: audited(after) });
  return after;
}

/** How many requests an employee has open, and who could take them over. */
export async function openCasesOf({ platform, cases }: StaffCall, userId: number): Promise<OpenCases> {
  const { openCases } = await staffMember(platform, platform.db, cases, userId);
  return { openCases, colleagues: openCases === 0 ? [] : await cases.findSuccessors(platform.db, userId) };
}

/** Shuts an employee out at once, on every instance, and gives their open requests away. */
export async function disable(call: StaffCall, tx: Tx, body: BodyOf<typeof disableStaff>): Promise<StaffUser> {
  const { platform, cases, actor } = call;
  const { userId, handOverTo, reason } = body;
  await openAccessChange(tx, actor);
  const { state } = await readFresh(call, tx, body);
  if (state === 'disabled') throw fail('conflict');
  refuseOwn(actor, userId, []);
  // Shut out first, so that nobody can be given what they would lose again.
  await disableUser(platform, tx, userId);
  await updateVersion(tx, userId);
  const handedOver = await cases.handOver(tx, actor, { from: userId, to: handOverTo, path: 'handOverTo', reason });
  await audit(call, tx, { action: 'identity.disableStaff', subjectId: userId, after: { reason, handOverTo, openCases: handedOver } });
  return staffMember(platform, tx, cases, userId);
}

/** Lets an employee in again; their former requests stay where they are. */
export async function enable(call: StaffCall, tx: Tx, body: BodyOf<typeof enableStaff>): Promise<StaffUser> {
  const { platform, cases, actor } = call;
  await openAccessChange(tx, actor);
  if ((await readFresh(call, tx, body)).state !== 'disabled') throw fail('conflict');
  await enableUser(tx, body.userId);
  await updateVersion(tx, body.userId);
  await audit(call, tx, { action: 'identity.enableStaff', subjectId: body.userId });
  return staffMember(platform, tx, cases, body.userId);
}

/** Mails an employee a link to choose a new password; the old one works until they do. */
export async function sendReset(call: StaffCall, userId: number): Promise<void> {
  const { platform, cases } = call;
  await staffMember(platform, platform.db, cases, userId);
  await limitMailsTo(platform, userId);
  await transaction(platform.db, async (tx) => {
    await mailPasswordReset(platform, tx, userId);
    await audit(call, tx, { action: 'identity.mailReset', subjectId: userId });
  });
}

/** Signs an employee out everywhere. */
export async function signOutEverywhere(call: StaffCall, tx: Tx, { userId }: BodyOf<typeof endStaffSessions>): Promise<StaffUser> {
  const { platform, cases } = call;
  await staffMember(platform, tx, cases, userId);
  await endSessions(platform, tx, userId);
  await audit(call, tx, { action: 'identity.endSessions', subjectId: userId });
  return staffMember(platform, tx, cases, userId);
}

/** Takes an employee from the unified authentication; whoever came in by it is out. A sign-in that was bound wrongly is mended so. */
export async function unbind(call: StaffCall, tx: Tx, { userId }: BodyOf<typeof unbindStaff>): Promise<StaffUser> {
  const { platform, cases } = call;
  await staffMember(platform, tx, cases, userId);
  const bound = await removeIdentities(tx, userId);
  if (bound.length === 0) throw fail('conflict');
  await endSessions(platform, tx, userId);
  await audit(call, tx, { action: 'identity.unbindStaff', subjectId: userId, before: { signOn: bound } });
  return staffMember(platform, tx, cases, userId);
}

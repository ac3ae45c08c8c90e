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
import { auditChange, type AuditedChange } from '#src/platform/audit/audit.ts';
import { withTx, type Context, type WriteContext } from '#src/platform/context.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { fail, failFields } from '#src/platform/http/failure.ts';
import { requireFreshProof } from '#src/platform/http/fresh-proof.ts';
import { rightsTopic, type RightsChanged } from '#src/platform/live/topics.ts';
import { staffCases } from '../../ports.ts';
import { lockUser, replaceRoles, updateParticulars, updateVersion } from '../../store/staff.ts';
import { removeIdentities } from '../../store/sign-on.ts';
import { shareLockTeam } from '../../store/teams.ts';
import { findInvited, inviteUser, mailInvitation, mailPasswordReset, limitMailsTo } from './invitations.ts';
import { openAccessChange, refuseOwn } from './access.ts';
import { staffMember } from './view.ts';
import { endSessions } from '../sessions.ts';
import { disableUser, enableUser } from '../users.ts';

const auditUser = (context: WriteContext, change: Omit<AuditedChange, 'subjectType'>): Promise<void> =>
  auditChange(context, { subjectType: 'user', ...change });

const audited = ({ name, phone, jobTitle, teamName, roles }: StaffUser) => ({ name, phone, jobTitle, team: teamName, roles });

/** The employee's current row, locked, if the caller has read its newest version. */
async function readFresh(context: WriteContext, body: { userId: number; version: number }): Promise<StaffUser> {
  await lockUser(context.tx, body.userId);
  const current = await staffMember(context, body.userId);
  if (current.version !== body.version) throw fail('stale', {}, { current });
  return current;
}

async function checkTeam(tx: Tx, teamId: number | null): Promise<void> {
  if (teamId !== null && !(await shareLockTeam(tx, teamId))) throw failFields({ path: 'teamId', rule: 'invalid' });
}

/** Adds an employee and mails them the link to choose a password. */
export async function invite(context: WriteContext, body: BodyOf<typeof inviteStaff>): Promise<StaffUser> {
  const { tx, actor } = context;
  await checkTeam(tx, body.teamId);
  const userId = await inviteUser(context, { kind: 'staff', ...body }, { template: 'staffInvitation', params: { inviter: actor.name } });
  const invited = await staffMember(context, userId);
  await auditUser(context, { action: 'identity.inviteStaff', subjectId: userId, after: { email: invited.email, ...audited(invited) } });
  return invited;
}

/** Mails a new invitation to an employee who has not accepted yet. */
export async function inviteAgain(context: Context, userId: number): Promise<StaffUser> {
  const { platform, db, actor } = context;
  await staffMember(context, userId);
  await limitMailsTo(platform, userId);
  return transaction(db, async (tx) => {
    const write = withTx(context, tx);
    const user = await findInvited(tx, userId);
    await mailInvitation(platform, tx, user, { template: 'staffInvitation', params: { inviter: actor.name } });
    await auditUser(write, { action: 'identity.inviteStaffAgain', subjectId: userId });
    return staffMember(write, userId);
  });
}

/** Changes details, team and roles; the employee's next call, and what is live on their screen, has the new roles. */
export async function edit(context: WriteContext, body: BodyOf<typeof editStaff>): Promise<StaffUser> {
  const { platform, tx, actor } = context;
  await openAccessChange(tx, actor);
  const before = await readFresh(context, body);
  await checkTeam(tx, body.teamId);
  refuseOwn(actor, body.userId, body.roles);
  const changesRoles = new Set<string>(before.roles).symmetricDifference(new Set(body.roles)).size > 0;
  if (changesRoles) requireFreshProof(context);
  await updateParticulars(tx, body.userId, body);
  await replaceRoles(tx, body.userId, body.roles);
  await updateVersion(tx, body.userId);
  const after = await staffMember(context, body.userId);
  if (changesRoles) platform.events.publish(tx, rightsTopic, { userId: body.userId } satisfies RightsChanged);
  await auditUser(context, { action: 'identity.editStaff', subjectId: body.userId, before: audited(before), after: audited(after) });
  return after;
}

/** How many requests an employee has open, and who could take them over. */
export async function openCasesOf(context: Context, userId: number): Promise<OpenCases> {
  const { platform, db } = context;
  const { openCases } = await staffMember(context, userId);
  return { openCases, colleagues: openCases === 0 ? [] : await staffCases.of(platform).findSuccessors(db, userId) };
}

/** Locks an employee out immediately, on every instance, and reassigns their open requests. */
export async function disable(context: WriteContext, body: BodyOf<typeof disableStaff>): Promise<StaffUser> {
  const { platform, tx, actor } = context;
  const { userId, handOverTo, reason } = body;
  await openAccessChange(tx, actor);
  const { state } = await readFresh(context, body);
  if (state === 'disabled') throw fail('conflict');
  refuseOwn(actor, userId, []);
  // Locked out first, so that they cannot be given requests they would lose again.
  await disableUser(platform, tx, userId);
  await updateVersion(tx, userId);
  const handedOver = await staffCases.of(platform).handOver(context, { from: userId, to: handOverTo, path: 'handOverTo', reason });
  await auditUser(context, { action: 'identity.disableStaff', subjectId: userId, after: { reason, handOverTo, openCases: handedOver } });
  return staffMember(context, userId);
}

/** Enables an employee again; their former requests stay where they are. */
export async function enable(context: WriteContext, body: BodyOf<typeof enableStaff>): Promise<StaffUser> {
  const { tx, actor } = context;
  await openAccessChange(tx, actor);
  if ((await readFresh(context, body)).state !== 'disabled') throw fail('conflict');
  await enableUser(tx, body.userId);
  await updateVersion(tx, body.userId);
  await auditUser(context, { action: 'identity.enableStaff', subjectId: body.userId });
  return staffMember(context, body.userId);
}

/** Mails an employee a link to choose a new password; the old one works until they do. */
export async function sendReset(context: Context, userId: number): Promise<void> {
  const { platform, db } = context;
  await staffMember(context, userId);
  await limitMailsTo(platform, userId);
  await transaction(db, async (tx) => {
    await mailPasswordReset(platform, tx, userId);
    await auditUser(withTx(context, tx), { action: 'identity.mailReset', subjectId: userId });
  });
}

/** Signs an employee out everywhere. */
export async function signOutEverywhere(context: WriteContext, { userId }: BodyOf<typeof endStaffSessions>): Promise<StaffUser> {
  const { platform, tx } = context;
  await staffMember(context, userId);
  await endSessions(platform, tx, userId);
  await auditUser(context, { action: 'identity.endSessions', subjectId: userId });
  return staffMember(context, userId);
}

/** Unbinds an employee from the unified authentication and signs them out. This corrects a sign-in that was bound wrongly. */
export async function unbind(context: WriteContext, { userId }: BodyOf<typeof unbindStaff>): Promise<StaffUser> {
  const { platform, tx } = context;
  await staffMember(context, userId);
  const bound = await removeIdentities(tx, userId);
  if (bound.length === 0) throw fail('conflict');
  await endSessions(platform, tx, userId);
  await auditUser(context, { action: 'identity.unbindStaff', subjectId: userId, before: { signOn: bound } });
  return staffMember(context, userId);
}

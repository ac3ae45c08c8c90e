import type { addTeam, renameTeam, Team } from '@heliodesk/contract/identity';
import type { BodyOf } from '@heliodesk/contract/kit';
import { auditChange, type AuditedChange } from '#src/platform/audit/audit.ts';
import type { WriteContext } from '#src/platform/context.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { fail, failFields } from '#src/platform/http/failure.ts';
import { insertTeam, lockTeam, removeTeam, updateTeam } from '../../store/teams.ts';

const auditTeam = (context: WriteContext, change: Omit<AuditedChange, 'subjectType'>): Promise<void> =>
  auditChange(context, { subjectType: 'team', ...change });

async function lockedTeam(tx: Tx, teamId: number): Promise<Team> {
  const team = await lockTeam(tx, teamId);
  if (team === undefined) throw fail('notFound');
  return team;
}

/** Adds a team under a name that is free. */
export async function add(context: WriteContext, { name }: BodyOf<typeof addTeam>): Promise<Team> {
  const team = await insertTeam(context.tx, name);
  if (team === undefined) throw failFields({ path: 'name', rule: 'nameTaken' });
  await auditTeam(context, { action: 'identity.addTeam', subjectId: team.teamId, after: { name } });
  return team;
}

/** Gives a team another name that is free. */
export async function rename(context: WriteContext, { teamId, name }: BodyOf<typeof renameTeam>): Promise<Team> {
  const before = await lockedTeam(context.tx, teamId);
  const team = await updateTeam(context.tx, teamId, name);
  if (team === undefined) throw failFields({ path: 'name', rule: 'nameTaken' });
  await auditTeam(context, { action: 'identity.renameTeam', subjectId: teamId, before: { name: before.name }, after: { name } });
  return team;
}

/** Removes a team; its people stay, without one. */
export async function remove(context: WriteContext, teamId: number): Promise<void> {
  const { name, members } = await lockedTeam(context.tx, teamId);
  await removeTeam(context.tx, teamId);
  await auditTeam(context, { action: 'identity.removeTeam', subjectId: teamId, before: { name, members } });
}

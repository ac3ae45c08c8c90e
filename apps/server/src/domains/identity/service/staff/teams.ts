import type { addTeam, renameTeam, Team } from '@heliodesk/contract/identity';
import type { BodyOf } from '@heliodesk/contract/kit';
import { auditOf, writeAudit } from '#src/platform/audit/audit.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { fail, failFields } from '#src/platform/http/failure.ts';
import { insertTeam, lockTeam, removeTeam, updateTeam } from '../../store/teams.ts';
import type { StaffCall } from './staff.ts';

type TeamCall = Pick<StaffCall, 'platform' | 'actor' | 'origin'>;

const audit = (
  { platform, actor, origin }: TeamCall,
  tx: Tx,
  entry: { action: string; subjectId: number; before?: object; after?: object },
): Promise<void> => writeAudit(tx, { ...auditOf(platform, actor, origin), subjectType: 'team', ...entry });

async function lockedTeam(tx: Tx, teamId: number): Promise<Team> {
  const team = await lockTeam(tx, teamId);
  if (team === undefined) throw fail('notFound');
  return team;
}

/** Adds a team under a name that is free. */
export async function add(call: TeamCall, tx: Tx, { name }: BodyOf<typeof addTeam>): Promise<Team> {
  const team = await insertTeam(tx, name);
  if (team === undefined) throw failFields({ path: 'name', rule: 'nameTaken' });
  await audit(call, tx, { action: 'identity.addTeam', subjectId: team.teamId, after: { name } });
  return team;
}

/** Gives a team another name that is free. */
export async function rename(call: TeamCall, tx: Tx, { teamId, name }: BodyOf<typeof renameTeam>): Promise<Team> {
  const before = await lockedTeam(tx, teamId);
  const team = await updateTeam(tx, teamId, name);
  if (team === undefined) throw failFields({ path: 'name', rule: 'nameTaken' });
  await audit(call, tx, { action: 'identity.renameTeam', subjectId: teamId, before: { name: before.name }, after: { name } });
  return team;
}

/** Removes a team; its people stay, without one. */
export async function remove(call: TeamCall, tx: Tx, teamId: number): Promise<void> {
  const { name, members } = await lockedTeam(tx, teamId);
  await removeTeam(tx, teamId);
  await audit(call, tx, { action: 'identity.removeTeam', subjectId: teamId, before: { name, members } });
}

import type { Team } from '@heliodesk/contract/identity';
import type { Db, Tx } from '#src/platform/db/database.ts';
import { isUniqueViolation } from '#src/platform/db/is-unique-violation.ts';

const teams = (db: Db | Tx) =>
  db
    .selectFrom('team')
    .select(['team.id', 'team.name'])
    .select((eb) =>
      eb
        .selectFrom('app_user')
        .select((inner) => inner.fn.countAll<number>().as('members'))
        .whereRef('app_user.team_id', '=', 'team.id')
        .as('members'),
    );

const toTeam = ({ id, name, members }: { id: number; name: string; members: number | null }): Team => ({
  teamId: id,
  name,
  members: Number(members ?? 0),
});

export const findTeams = async (db: Db): Promise<Team[]> => (await teams(db).orderBy('team.name').execute()).map(toTeam);

/** Locked against others who change it, until the transaction ends. */
export async function lockTeam(tx: Tx, teamId: number): Promise<Team | undefined> {
  const row = await tx.selectFrom('team').select('id').where('id', '=', teamId).forUpdate().executeTakeFirst();
  return row && findTeam(tx, teamId);
}

/** The same against its removal only. */
export async function shareLockTeam(tx: Tx, teamId: number): Promise<boolean> {
  return (await tx.selectFrom('team').select('id').where('id', '=', teamId).forKeyShare().executeTakeFirst()) !== undefined;
}

async function findTeam(tx: Tx, teamId: number): Promise<Team> {
  return toTeam(await teams(tx).where('team.id', '=', teamId).executeTakeFirstOrThrow());
}

/** Nothing when the name is taken; waits for a transaction that is just taking it. */
export async function insertTeam(tx: Tx, name: string): Promise<Team | undefined> {
  const row = await tx
    .insertInto('team')
    .values({ name })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row && findTeam(tx, row.id);
}

/** Nothing when another team has the name; the transaction can't continue then. */
export async function updateTeam(tx: Tx, teamId: number, name: string): Promise<Team | undefined> {
  try {
    await tx.updateTable('team').set({ name }).where('id', '=', teamId).execute();
  } catch (error) {
    if (isUniqueViolation(error)) return undefined;
    throw error;
  }
  return findTeam(tx, teamId);
}

/** Its people stay, without a team. */
export async function removeTeam(tx: Tx, teamId: number): Promise<void> {
  await tx.deleteFrom('team').where('id', '=', teamId).execute();
}

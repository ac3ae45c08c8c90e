import type { Language } from '@heliodesk/contract/kit';
import type { SalesRegion } from '@heliodesk/contract/reference';
import { liveStatuses, typesOfRoles } from '@heliodesk/contract/request';
import type { Candidate } from '@heliodesk/contract/routing';
import { sql } from 'kysely';
import type { Db, Tx } from '#src/platform/db/database.ts';

/** Someone who can own requests. */
export interface PersonRow extends Candidate {
  name: string;
  /** Of what they cover; 0 until someone entered it. */
  version: number;
}

const live = liveStatuses.map((status) => sql.lit(status));

/**
 * Active staff who can own requests, or one of them, with what they cover, how much they have and whether they are away on a day. Absences
 * count from their first day, whether or not anything was handed over yet.
 */
export async function findPeople(db: Db | Tx, today: string, userId?: number): Promise<PersonRow[]> {
  const rows = await db
    .selectFrom('app_user')
    .leftJoin('routing_coverage as covered', 'covered.user_id', 'app_user.id')
    .select(['app_user.id', 'app_user.name', 'app_user.team_id', 'app_user.language', 'covered.languages', 'covered.regions'])
    .select((eb) => eb.fn.coalesce('covered.version', sql.lit(0)).as('version'))
    .select(sql<string[]>`array(select role from user_role where user_role.user_id = app_user.id)`.as('roles'))
    .select((eb) => [
      eb
        .selectFrom('request')
        .select((inner) => inner.fn.countAll<number>().as('open'))
        .whereRef('request.owner_id', '=', 'app_user.id')
        .where('request.status', 'in', live)
        .as('open'),
      eb
        .selectFrom('routing_decision')
        .innerJoin('request', 'request.id', 'routing_decision.request_id')
        .select((inner) => inner.fn.countAll<number>().as('suggested'))
        .whereRef('routing_decision.user_id', '=', 'app_user.id')
        .where('routing_decision.outcome', '=', sql.lit('open'))
        .where('request.owner_id', 'is', null)
        .as('suggested'),
      eb
        .exists(
          eb
            .selectFrom('staff_absence')
            .select('staff_absence.id')
            .whereRef('staff_absence.user_id', '=', 'app_user.id')
            .where('staff_absence.ended_at', 'is', null)
            .where('staff_absence.from_day', '<=', today)
            .where('staff_absence.until_day', '>=', today),
        )
        .as('isAway'),
    ])
    .where('app_user.kind', '=', sql.lit('staff'))
    .where('app_user.disabled_at', 'is', null)
    .where('app_user.activated_at', 'is not', null)
    .$if(userId !== undefined, (query) => query.where('app_user.id', '=', userId ?? 0))
    .orderBy('app_user.name')
    .orderBy('app_user.id')
    .limit(500)
    .execute();
  return rows
    .map(({ id, name, team_id, language, languages, regions, version, roles, open, suggested, isAway }) => ({
      userId: id,
      name,
      teamId: team_id,
      types: typesOfRoles(roles),
      languages: (languages === null || languages.length === 0 ? [language] : languages) as Language[],
      regions: (regions ?? []) as SalesRegion[],
      openRequests: Number(open ?? 0),
      suggested: Number(suggested ?? 0),
      isAway: Boolean(isAway),
      version,
    }))
    .filter(({ types }) => types.length > 0);
}

export interface Coverage {
  languages: readonly Language[];
  regions: readonly SalesRegion[];
}

/** What someone covers, in the version that the writer knows; answers whether that is still the newest. */
export async function upsertCoverage(tx: Tx, userId: number, { languages, regions }: Coverage, version: number): Promise<boolean> {
  const { rows } = await sql`
    insert into routing_coverage as covered (user_id, languages, regions) select ${userId}, ${[...languages]}::text[], ${[...regions]}::text[]
      where ${version} = 0 or exists (select from routing_coverage where user_id = ${userId})
    on conflict (user_id) do update set languages = excluded.languages, regions = excluded.regions, version = covered.version + 1
      where covered.version = ${version}
    returning user_id`.execute(tx);
  return rows.length > 0;
}

import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '#src/platform/db/database.ts';

/** What serial numbers are evaluated against besides the registry. */
export interface ClaimScope {
  requestId: number;
  /** Project country, ISO 3166-1 numeric; `null` while it is not given. */
  country: number | null;
  /** Defect date; today while it is not given. */
  day: string;
}

/** The claim's country and defect date, as far as they are valid already. */
export async function findScope(db: Db | Tx, requestId: number, today: Date): Promise<ClaimScope> {
  const claim = await db
    .selectFrom('module_claim')
    .select(['project_country', 'defect_date'])
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  const country = /^\d{1,3}$/.test(claim?.project_country ?? '') ? Number(claim?.project_country) : null;
  const typed = claim?.defect_date ?? '';
  const isDay = /^\d{4}-\d\d-\d\d$/.test(typed) && !Number.isNaN(Date.parse(typed));
  return { requestId, country, day: isDay ? typed : today.toISOString().slice(0, 10) };
}

export interface SerialColumns {
  sns: string[];
  moduleTypes: string[];
  powers: (number | null)[];
}

/** Evaluates serial numbers; a table to select from. */
export const evaluateSerials = (
  { requestId, country, day }: ClaimScope,
  { sns, moduleTypes, powers }: SerialColumns,
): RawBuilder<unknown> =>
  sql`judge_serials(${requestId}::bigint, ${country}::smallint, ${day}::date, ${sns}::text[], ${moduleTypes}::text[], ${powers}::numeric[])`;

/** Evaluates the serial numbers of a claim again, after its country or defect date changed; rows that stay as they are are not written. */
export async function reevaluateSerials(tx: Tx, scope: ClaimScope): Promise<void> {
  await sql`
    update claim_serial set verdict = j.verdict, detail = j.detail
    from (select array_agg(sn) as sns, array_agg(module_type) as types, array_agg(power) as powers from claim_serial where request_id = ${scope.requestId}) as own,
      lateral judge_serials(${scope.requestId}::bigint, ${scope.country}::smallint, ${scope.day}::date, own.sns, own.types, own.powers) as j
    where claim_serial.request_id = ${scope.requestId} and claim_serial.sn = j.sn and (claim_serial.verdict, claim_serial.detail) is distinct from (j.verdict, j.detail)`.execute(
    tx,
  );
}

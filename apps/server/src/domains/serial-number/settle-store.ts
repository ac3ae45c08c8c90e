import { sql } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import { planningEachTime } from '#src/platform/db/statement-names.ts';

/** What was done about a run of entries. */
interface SettledRun {
  solutionId: number;
  firstEntry: number | null;
  lastEntry: number | null;
}

/**
 * Settles the accepted serial numbers of a claim in some runs, each by one of them, whatever else is accepted there later. Answers how many
 * there are.
 */
export async function settleSerials(tx: Tx, requestId: number, runs: readonly SettledRun[]): Promise<number> {
  if (runs.length === 0) return 0;
  const rows = runs.map(
    ({ solutionId, firstEntry, lastEntry }) => sql`(${solutionId}::bigint, ${firstEntry}::bigint, ${lastEntry}::bigint)`,
  );
  const { numAffectedRows } = await sql`
    update serial_decision set settled_by = run.id
    from (values ${sql.join(rows)}) as run (id, first, last)
    where list_id = (select id from serial_list where owner_kind = 'request' and owner_id = ${requestId} and list = 'claim')
      and entry_id between run.first and run.last and decision = 'accepted' and settled_by is null`.execute(planningEachTime(tx));
  return Number(numAffectedRows ?? 0);
}

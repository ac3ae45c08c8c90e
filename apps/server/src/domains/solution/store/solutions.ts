import { processNodes } from '@heliodesk/contract/request';
import { unofferedStates, type SolutionKind, type SolutionState } from '@heliodesk/contract/solution';
import { sql, type Selectable } from 'kysely';
import { builtOnce } from '#src/platform/db/built-once.ts';
import type { Db, Tx } from '#src/platform/db/database.ts';
import type { Solution } from '#src/platform/db/tables.ts';
import type { Step } from '#src/platform/lifecycle/machine.ts';
import { inOrderOf } from '#src/platform/lifecycle/step-store.ts';
import type { AcceptedRun } from '../accepted.ts';

export type SolutionRecord = Omit<Selectable<Solution>, 'kind' | 'state'> & { kind: SolutionKind; state: SolutionState };

const toRecord = (row: Selectable<Solution>): SolutionRecord => row as SolutionRecord;

/** What staff write of a solution. */
export type SolutionFields = Pick<
  SolutionRecord,
  | 'kind'
  | 'quantity'
  | 'currency'
  | 'unit_price'
  | 'money'
  | 'payee'
  | 'repair_content'
  | 'repair_site'
  | 'old_handling'
  | 'new_component'
  | 'model'
  | 'power_w'
>;

/** What changes with a step of a solution. */
export type SolutionChange = Partial<
  SolutionFields &
    Pick<
      SolutionRecord,
      | 'reason'
      | 'written_by'
      | 'written_at'
      | 'approved_at'
      | 'answered_by'
      | 'answered_at'
      | 'pay_time'
      | 'done_at'
      | 'repaired_on'
      | 'repair_report'
    >
>;

/** The solutions of a claim, in their order. */
export const findSolutions = async (db: Db | Tx, requestId: number): Promise<SolutionRecord[]> =>
  (await db.selectFrom('solution').selectAll().where('request_id', '=', requestId).orderBy('position').execute()).map(toRecord);

export interface NewSolution extends SolutionFields {
  request_id: number;
  position: number;
  written_by: number;
  written_at: Date;
}

export const insertSolution = async (tx: Tx, solution: NewSolution): Promise<SolutionRecord> =>
  toRecord(await tx.insertInto('solution').values(solution).returningAll().executeTakeFirstOrThrow());

/** Removes a solution of a claim; those after it move up. */
export async function deleteSolution(tx: Tx, { id, request_id, position }: SolutionRecord): Promise<void> {
  await tx.deleteFrom('solution').where('id', '=', id).execute();
  await tx
    .updateTable('solution')
    .set(({ eb }) => ({ position: eb('position', '-', 1) }))
    .where('request_id', '=', request_id)
    .where('position', '>', position)
    .execute();
}

/** Puts the solutions of a claim into the order of these ids, which are all of them. */
export const updateOrder = async (tx: Tx, requestId: number, solutionIds: readonly number[]): Promise<void> =>
  void (await sql`
    update solution set position = array_position(${[...solutionIds]}::bigint[], id) where request_id = ${requestId}`.execute(tx));

/** Notes that solutions were done before their claim was reopened. */
export const updateToSettled = async (tx: Tx, solutionIds: readonly number[], at: Date): Promise<void> =>
  void (await sql`update solution set settled_at = ${at} where id = any(${[...solutionIds]}::bigint[])`.execute(tx));

/** Keeps which pieces solutions cover, from the moment they are sent for approval. */
export async function updateRuns(tx: Tx, runs: readonly (AcceptedRun & { id: number })[]): Promise<void> {
  const rows = runs.map(
    ({ id, firstEntry, lastEntry, product }) => sql`(${id}::bigint, ${firstEntry}::bigint, ${lastEntry}::bigint, ${product}::text)`,
  );
  await sql`
    update solution set first_entry = run.first_entry, last_entry = run.last_entry, product = run.product
    from (values ${sql.join(rows)}) as run (id, first_entry, last_entry, product) where solution.id = run.id`.execute(tx);
}

/** Writes a step of some solutions. What happened, the history of their claim says. */
export async function writeStep(
  tx: Tx,
  { rows, from, to, change }: Step<SolutionRecord, SolutionState, SolutionChange>,
): Promise<SolutionRecord[]> {
  const ids = rows.map(({ id }) => id);
  const written = await tx
    .updateTable('solution')
    .set({ ...change, ...(to === null ? {} : { state: to }) })
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .where('state', '=', sql<string>`any(${[...from]}::text[])`)
    .returningAll()
    .execute();
  return inOrderOf(rows, written.map(toRecord));
}

/** What goes with all solutions of a claim. */
export interface SolutionTexts {
  publicText: string;
  note: string;
}

export async function findTexts(db: Db | Tx, requestId: number): Promise<SolutionTexts> {
  const row = await db.selectFrom('solution_text').selectAll().where('request_id', '=', requestId).executeTakeFirst();
  return { publicText: row?.public_text ?? '', note: row?.note ?? '' };
}

export async function upsertTexts(tx: Tx, requestId: number, by: number, { publicText, note }: SolutionTexts): Promise<void> {
  const values = { public_text: publicText, note, written_by: by };
  await tx
    .insertInto('solution_text')
    .values({ request_id: requestId, ...values })
    .onConflict((conflict) => conflict.column('request_id').doUpdateSet(values))
    .execute();
}

/** The texts went with what was approved before. */
export const deleteTexts = async (tx: Tx, requestId: number): Promise<void> =>
  void (await tx.deleteFrom('solution_text').where('request_id', '=', requestId).execute());

/** Who wrote what there is of a claim's solutions and texts. */
export async function findWriters(tx: Tx, requestId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('solution')
    .select('written_by')
    .where('request_id', '=', requestId)
    .union(tx.selectFrom('solution_text').select('written_by').where('request_id', '=', requestId))
    .execute();
  return rows.map(({ written_by }) => written_by);
}

/** Names of those who wrote some solutions. */
export async function findAuthors(db: Db | Tx, userIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('app_user')
    .select(['id', 'name'])
    .where('id', '=', sql<number>`any(${[...userIds]}::bigint[])`)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** What counts of them for the customer: what was done, and what is approved, as long as that counts. */
export const findOffered = async (db: Db | Tx, requestId: number): Promise<SolutionRecord[]> =>
  (await selectOffered(db, requestId)).map(toRecord);

const selectOffered = builtOnce((db, requestId: number) =>
  db
    .selectFrom('solution')
    .innerJoin('request', 'request.id', 'solution.request_id')
    .selectAll('solution')
    .where('solution.request_id', '=', requestId)
    .where(
      sql<boolean>`(solution.settled_at is not null
        or (${sql.lit(processNodes.approved)} = any(request.nodes)
          and solution.state not in (${sql.join(unofferedStates.map((state) => sql.lit(state)))})))`,
    )
    .orderBy('solution.position'),
);

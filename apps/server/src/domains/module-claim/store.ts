import { Day, onOneLine } from '@heliodesk/contract/kit';
import { mostEarlierProjects } from '@heliodesk/contract/module-claim';
import type { ModuleClaimDraft, ModuleClaimSubmission } from '@heliodesk/contract/module-claim';
import { mostDuplicates, wattsIn } from '@heliodesk/contract/request';
import { sql, type Selectable } from 'kysely';
import type { z } from 'zod';
import type { DictionaryUse } from '#src/domains/reference/index.ts';
import { isOpenOfProject, visibleTo, type RequestRecord } from '#src/domains/request/index.ts';
import { builtOnce } from '#src/platform/db/built-once.ts';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Db, Tx } from '#src/platform/db/database.ts';
import type { ModuleClaim } from '#src/platform/db/tables.ts';

export type DetailsRecord = Selectable<ModuleClaim>;

const text = (value: string | number | null | undefined): string => (value === null || value === undefined ? '' : String(value));

const toRecord = (draft: ModuleClaimDraft): Omit<DetailsRecord, 'request_id'> => ({
  project_name: onOneLine(text(draft.projectName)),
  capacity: text(draft.capacity),
  unit: text(draft.unit) || '0',
  quantity: text(draft.quantity),
  project_country: text(draft.projectCountry),
  project_city: text(draft.projectCity),
  project_address: text(draft.projectAddress),
  type: text(draft.type),
  bracket: text(draft.bracket),
  last_request_no: text(draft.lastRequestNo),
  defect_date: text(draft.defectDate),
  deliver_phone: text(draft.deliverPhone),
  deliver_address: text(draft.deliverAddress),
});

const typedColumns = Object.keys(toRecord({})) as (keyof ReturnType<typeof toRecord>)[];

/** Keeps the details as they were typed; answers them as kept, and those that were there before. */
export async function upsertDetails(
  tx: Tx,
  requestId: number,
  draft: ModuleClaimDraft,
): Promise<{ before: DetailsRecord | undefined; kept: DetailsRecord }> {
  const kept = { request_id: requestId, ...toRecord(draft) };
  const [before] = await upsert(tx, requestId, JSON.stringify(kept));
  return { before, kept };
}

/** The select sees what was there before the statement. Most saves come from another part of the form and leave these as they are. */
const upsert = builtOnce((db, requestId: number, record: string) =>
  db
    .with('before', (query) => query.selectFrom('module_claim').selectAll().where('request_id', '=', requestId))
    .with('kept', (query) =>
      query
        .insertInto('module_claim')
        .expression(sql<ModuleClaim>`select * from jsonb_populate_record(null::module_claim, ${record}::jsonb)`)
        .onConflict((conflict) =>
          conflict
            .column('request_id')
            .doUpdateSet((eb) => Object.fromEntries(typedColumns.map((column) => [column, eb.ref(`excluded.${column}`)])))
            .where(sql<boolean>`module_claim is distinct from excluded`),
        ),
    )
    .selectFrom('before')
    .selectAll(),
);

/** Details of some claims, as they were typed. */
export const findDetails = (db: Db, requestIds: readonly number[]): Promise<DetailsRecord[]> =>
  db
    .selectFrom('module_claim')
    .selectAll()
    .where('request_id', 'in', [...requestIds])
    .execute();

/** How many of a company's claims are searched for projects, those that changed last. */
const mostLookedAt = 100;

/** The projects of a company's submitted claims that the actor may see, each as in its latest claim, the most recent first. */
export const findProjects = (db: Db, actor: Actor, accountId: number) =>
  db
    .with('newest', (query) =>
      query
        .selectFrom('request')
        .innerJoin('module_claim', 'module_claim.request_id', 'request.id')
        .selectAll('module_claim')
        .select(['request.request_no', 'request.submitted_at'])
        .where('request.account_id', '=', accountId)
        .where('request.status', '<>', sql.lit('draft'))
        .where(visibleTo(actor))
        .orderBy('request.updated_hour', 'desc')
        .limit(mostLookedAt),
    )
    .with('latest', (query) =>
      query
        .selectFrom('newest')
        .selectAll()
        .distinctOn(sql`lower(project_name)`)
        .orderBy(sql`lower(project_name)`)
        .orderBy('submitted_at', 'desc'),
    )
    .selectFrom('latest')
    .selectAll()
    .orderBy('submitted_at', 'desc')
    .limit(mostEarlierProjects)
    .execute();

/** Keeps the submitted claim by types, for everything that computes with it. */
export async function upsertSubmission(
  tx: Tx,
  { id }: { id: number },
  { moduleClaim: claim }: z.output<typeof ModuleClaimSubmission>,
): Promise<void> {
  const typed = {
    capacity_w: sql<string>`${claim.capacity}::numeric * ${wattsIn[claim.unit]}::numeric`,
    quantity: claim.quantity,
    project_country: claim.projectCountry,
    project_type: claim.type,
    installation_type: claim.bracket,
    defect_date: claim.defectDate,
  };
  await tx
    .insertInto('module_claim_submission')
    .values({ request_id: id, ...typed })
    .onConflict((conflict) => conflict.column('request_id').doUpdateSet(typed))
    .execute();
}

/** Open claims of the project and the defect date of a submitted one. */
export async function findSameDefect(db: Db, { id, project_name }: RequestRecord): Promise<number[]> {
  if (project_name === '') return [];
  const rows = await db
    .selectFrom('module_claim_submission as own')
    .innerJoin('module_claim_submission as other', 'other.defect_date', 'own.defect_date')
    .select('other.request_id')
    .where('own.request_id', '=', id)
    .whereRef('other.request_id', '<>', 'own.request_id')
    .where(isOpenOfProject('other.request_id', project_name))
    .orderBy('other.request_id', 'desc')
    .limit(sql.lit(mostDuplicates))
    .execute();
  return rows.map(({ request_id }) => request_id);
}

/** The country of a claim's modules and the defect date: as submitted; of a draft, the valid part of what was typed. */
export async function findTypedScope(db: Db, requestId: number): Promise<{ country: number | null; day: string | null } | undefined> {
  const claim = await db
    .selectFrom('module_claim as draft')
    .leftJoin('module_claim_submission as submission', 'submission.request_id', 'draft.request_id')
    .select(['draft.project_country', 'draft.defect_date', 'submission.project_country as country', 'submission.defect_date as day'])
    .where('draft.request_id', '=', requestId)
    .executeTakeFirst();
  if (claim === undefined || (claim.country !== null && claim.day !== null)) return claim;
  return {
    country: /^\d{1,3}$/.test(claim.project_country) ? Number(claim.project_country) : null,
    // By the rule of submitting: the database refuses days that look right and are in no calendar.
    day: Day.safeParse(claim.defect_date).success ? claim.defect_date : null,
  };
}

/** The company that a claim belongs to. */
export const findAccountOf = async (db: Db, requestId: number): Promise<number | null | undefined> =>
  (await db.selectFrom('request').select('account_id').where('id', '=', requestId).executeTakeFirst())?.account_id;

/** Whether a request has been submitted, whatever became of it. */
export const isSubmitted = async (db: Db, requestId: number): Promise<boolean> =>
  (await db.selectFrom('request').select('id').where('id', '=', requestId).where('status', '<>', 'draft').executeTakeFirst()) !== undefined;

/** Whether a claim has a value of the dictionaries that its form offers. */
export const holdsClaimChoice: DictionaryUse = async (tx, type, value) => {
  const column = type === 'installation_type' ? 'type' : type === 'bracket' ? 'bracket' : undefined;
  if (column === undefined) return false;
  return (await tx.selectFrom('module_claim').select('request_id').where(column, '=', value).limit(1).executeTakeFirst()) !== undefined;
};

import { onOneLine } from '@heliodesk/contract/kit';
import { mostDuplicates, wattsIn } from '@heliodesk/contract/request';
import type { PartsClaim, PartsClaimDraft } from '@heliodesk/contract/tracker-claim';
import { sql, type Selectable } from 'kysely';
import type { DictionaryUse } from '#src/domains/reference/index.ts';
import { isOpenOfProject, type RequestRecord } from '#src/domains/request/index.ts';
import type { Db, Tx } from '#src/platform/db/database.ts';
import type { TrackerClaim } from '#src/platform/db/tables.ts';

export type DetailsRecord = Selectable<TrackerClaim>;

const text = (value: string | number | null | undefined): string => (value === null || value === undefined ? '' : String(value));

const toRecord = (draft: PartsClaimDraft): Omit<DetailsRecord, 'request_id'> => ({
  project_name: onOneLine(text(draft.projectName)),
  capacity: text(draft.capacity),
  unit: text(draft.unit) || '0',
  quantity: text(draft.quantity),
  country: text(draft.country),
  city: text(draft.city),
  last_request_no: text(draft.lastRequestNo),
  defect_date: text(draft.defectDate),
});

/** Keeps the details as they were typed; answers them as kept. */
export async function upsertDetails(tx: Tx, requestId: number, draft: PartsClaimDraft): Promise<DetailsRecord> {
  const record = toRecord(draft);
  await tx
    .insertInto('tracker_claim')
    .values({ request_id: requestId, ...record })
    .onConflict((conflict) =>
      conflict
        .column('request_id')
        .doUpdateSet(record)
        .where(sql<boolean>`tracker_claim is distinct from excluded`),
    )
    .execute();
  return { request_id: requestId, ...record };
}

/** Details of some claims, as they were typed. */
export const findDetails = (db: Db, requestIds: readonly number[]): Promise<DetailsRecord[]> =>
  db
    .selectFrom('tracker_claim')
    .selectAll()
    .where('request_id', 'in', [...requestIds])
    .execute();

/** Keeps the submitted claim by types, for everything that computes with it. */
export async function upsertSubmission(tx: Tx, requestId: number, claim: PartsClaim): Promise<void> {
  const typed = {
    capacity_w: sql<string>`${claim.capacity}::numeric * ${wattsIn[claim.unit]}::numeric`,
    quantity: claim.quantity,
    country: claim.country,
    defect_date: claim.defectDate,
  };
  await tx
    .insertInto('tracker_claim_submission')
    .values({ request_id: requestId, ...typed })
    .onConflict((conflict) => conflict.column('request_id').doUpdateSet(typed))
    .execute();
}

/** Open claims of the project and the defect date of a submitted one. */
export async function findSameDefect(db: Db, { id, project_name }: RequestRecord): Promise<number[]> {
  if (project_name === '') return [];
  const rows = await db
    .selectFrom('tracker_claim_submission as own')
    .innerJoin('tracker_claim_submission as other', 'other.defect_date', 'own.defect_date')
    .select('other.request_id')
    .where('own.request_id', '=', id)
    .whereRef('other.request_id', '<>', 'own.request_id')
    .where(isOpenOfProject('other.request_id', project_name))
    .orderBy('other.request_id', 'desc')
    .limit(mostDuplicates)
    .execute();
  return rows.map(({ request_id }) => request_id);
}

/** Whether a part has a value of the dictionaries that its form offers. */
export const holdsPartChoice: DictionaryUse = async (tx, type, value) => {
  if (type !== 'product_type' && type !== 'bracket_type') return false;
  const part = await tx
    .selectFrom('tracker_claim_part')
    .select('id')
    .where('kind', '=', 'tracker')
    .where(type, '=', value)
    .limit(1)
    .executeTakeFirst();
  return part !== undefined;
};

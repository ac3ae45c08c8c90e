import type { ModuleClaimDraft, RequestAddressDraft } from '@heliodesk/contract/module-claim';
import type { Selectable } from 'kysely';
import type { DictionaryUse } from '#src/domains/reference/index.ts';
import { findRequestAddress } from '#src/domains/request/index.ts';
import type { Db, Tx } from '#src/platform/db/database.ts';
import type { ModuleClaim } from '#src/platform/db/tables.ts';

export type ClaimRecord = Omit<Selectable<ModuleClaim>, 'request_id'>;

const text = (value: string | number | null | undefined): string => (value === null || value === undefined ? '' : String(value));

const toRecord = (draft: ModuleClaimDraft): ClaimRecord => ({
  project_name: text(draft.projectName),
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

/** Keeps the details as they were typed. */
export async function upsertClaim(tx: Tx, requestId: number, draft: ModuleClaimDraft): Promise<void> {
  const record = toRecord(draft);
  await tx
    .insertInto('module_claim')
    .values({ request_id: requestId, ...record })
    .onConflict((conflict) => conflict.column('request_id').doUpdateSet(record))
    .execute();
}

export async function findClaim(db: Db | Tx, requestId: number): Promise<ClaimRecord | undefined> {
  return db.selectFrom('module_claim').selectAll().where('request_id', '=', requestId).executeTakeFirst();
}

/** The delivery address in the shape in which this domain's form keeps it. */
export async function findAddress(db: Db | Tx, requestId: number): Promise<RequestAddressDraft | null> {
  return ((await findRequestAddress(db, requestId)) as RequestAddressDraft | undefined) ?? null;
}

/** Whether a claim has a value of the dictionaries that its form offers. */
export const holdsClaimChoice: DictionaryUse = async (tx, type, value) => {
  const column = type === 'installation_type' ? 'type' : type === 'bracket' ? 'bracket' : undefined;
  if (column === undefined) return false;
  return (await tx.selectFrom('module_claim').select('request_id').where(column, '=', value).limit(1).executeTakeFirst()) !== undefined;
};

import type { EnquiryDraft } from '@heliodesk/contract/enquiry';
import { onOneLine } from '@heliodesk/contract/kit';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '#src/platform/db/database.ts';
import type { Enquiry } from '#src/platform/db/tables.ts';

/** What its customer types; what a guest says about themselves is in the same table. */
export type DetailsRecord = Omit<Selectable<Enquiry>, 'company_name' | 'tax_no'>;

/** Keeps the details, of a draft as they were typed, of a submitted enquiry as they were checked; answers them as kept. */
export async function upsertDetails(tx: Tx, requestId: number, draft: EnquiryDraft): Promise<DetailsRecord> {
  const { product, serialNumber, phoneNo, address } = draft;
  const record = { product: onOneLine(product ?? ''), serial_number: serialNumber ?? '', phone_no: phoneNo ?? '', address: address ?? '' };
  await tx
    .insertInto('enquiry')
    .values({ request_id: requestId, ...record })
    .onConflict((conflict) => conflict.column('request_id').doUpdateSet(record))
    .execute();
  return { request_id: requestId, ...record };
}

/** Details of some enquiries. */
export const findDetails = (db: Db, requestIds: readonly number[]): Promise<DetailsRecord[]> =>
  db
    .selectFrom('enquiry')
    .selectAll()
    .where('request_id', 'in', [...requestIds])
    .execute();

/** The company that an enquiry belongs to. */
export const findCompanyName = async (db: Db, accountId: number): Promise<string> =>
  (await db.selectFrom('account').select('company_name').where('id', '=', accountId).executeTakeFirst())?.company_name ?? '';

import type { Sender } from '@heliodesk/contract/enquiry';
import type { Db } from '#src/platform/db/database.ts';

/** The guests who asked some enquiries, with what they said about themselves. */
export async function findSenders(db: Db, requestIds: readonly number[]): Promise<ReadonlyMap<number, Sender>> {
  if (requestIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('request')
    .innerJoin('guest', 'guest.id', 'request.guest_id')
    .leftJoin('enquiry', 'enquiry.request_id', 'request.id')
    .select(['request.id', 'guest.name', 'guest.email', 'guest.host', 'guest.customer_type'])
    .select(['enquiry.company_name', 'enquiry.tax_no', 'enquiry.phone_no'])
    .where('request.id', 'in', [...requestIds])
    .execute();
  return new Map(
    rows.map(({ id, name, email, host, customer_type, company_name, tax_no, phone_no }) => [
      id,
      {
        name,
        email,
        host,
        customerType: customer_type,
        companyName: company_name ?? '',
        taxNo: tax_no ?? '',
        phoneNo: phone_no ?? '',
      },
    ]),
  );
}

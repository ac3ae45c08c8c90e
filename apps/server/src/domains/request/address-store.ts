import type { RequestAddressDraft } from '@heliodesk/contract/request';
import type { Db, Tx } from '#src/platform/db/database.ts';

/** Keeps the delivery address of a request, a copy of what was chosen or typed. */
export async function upsertAddress(tx: Tx, requestId: number, address: RequestAddressDraft): Promise<void> {
  const values = { address_id: address.addressId ?? null, details: JSON.stringify(address) };
  await tx
    .insertInto('request_address')
    .values({ request_id: requestId, ...values })
    .onConflict((conflict) => conflict.column('request_id').doUpdateSet(values))
    .execute();
}

/** Delivery addresses of some requests; one without any is left out. */
export async function findAddresses(db: Db, requestIds: readonly number[]): Promise<ReadonlyMap<number, RequestAddressDraft>> {
  const rows = await db
    .selectFrom('request_address')
    .select(['request_id', 'details'])
    .where('request_id', 'in', [...requestIds])
    .execute();
  return new Map(rows.map(({ request_id, details }) => [request_id, details as RequestAddressDraft]));
}

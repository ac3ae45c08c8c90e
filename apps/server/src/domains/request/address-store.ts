import type { Db, Tx } from '#src/platform/db/database.ts';

/** Keeps the delivery address of a request, a copy of what was chosen or typed. */
export async function upsertRequestAddress(tx: Tx, requestId: number, address: { addressId?: number | null | undefined }): Promise<void> {
  const values = { address_id: address.addressId ?? null, details: JSON.stringify(address) };
  await tx
    .insertInto('request_address')
    .values({ request_id: requestId, ...values })
    .onConflict((conflict) => conflict.column('request_id').doUpdateSet(values))
    .execute();
}

/** The copy as it was kept; its shape is that of the form it came from. */
export async function findRequestAddress(db: Db | Tx, requestId: number): Promise<unknown> {
  const row = await db.selectFrom('request_address').select('details').where('request_id', '=', requestId).executeTakeFirst();
  return row?.details;
}

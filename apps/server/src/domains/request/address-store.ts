import type { RequestAddressDraft } from '@heliodesk/contract/request';
import { sql } from 'kysely';
import { builtOnce } from '#src/platform/db/built-once.ts';
import type { Db, Tx } from '#src/platform/db/database.ts';

/** Keeps the delivery address of a request, a copy of what was chosen or typed. */
export async function upsertAddress(tx: Tx, requestId: number, address: RequestAddressDraft): Promise<void> {
  await upsert(tx, requestId, address.addressId ?? null, JSON.stringify(address));
}

const upsert = builtOnce((db, requestId: number, addressId: number | null, details: string) =>
  db
    .insertInto('request_address')
    .values({ request_id: requestId, address_id: addressId, details })
    .onConflict((conflict) =>
      conflict
        .column('request_id')
        .doUpdateSet((eb) => ({ address_id: eb.ref('excluded.address_id'), details: eb.ref('excluded.details') }))
        .where(sql<boolean>`request_address is distinct from excluded`),
    ),
);

/** Delivery addresses of some requests; one without any is left out. */
export async function findAddresses(db: Db, requestIds: readonly number[]): Promise<ReadonlyMap<number, RequestAddressDraft>> {
  const rows = await db
    .selectFrom('request_address')
    .select(['request_id', 'details'])
    .where('request_id', 'in', [...requestIds])
    .execute();
  return new Map(rows.map(({ request_id, details }) => [request_id, details as RequestAddressDraft]));
}

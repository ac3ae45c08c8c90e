import type { RequestAddressDraft } from '@heliodesk/contract/request';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '#src/platform/db/database.ts';

/**
 * Keeps the delivery address of the requests that `written` answers, a copy of what was chosen or typed: for another statement to run.
 * Most saves come from another part of the form and leave it as it is.
 */
export const upsertAddressOf = (written: string, address: RequestAddressDraft): RawBuilder<unknown> => sql`
  insert into request_address (request_id, address_id, details)
  ${chosen(written, address)}
  on conflict (request_id) do update set address_id = excluded.address_id, details = excluded.details
  where request_address is distinct from excluded`;

/** An entry that is not in the company's own address book, or no longer, is not kept; what was copied from it is. */
const chosen = (written: string, { addressId, ...typed }: RequestAddressDraft): RawBuilder<unknown> =>
  addressId == null
    ? sql`select id, null::bigint, ${JSON.stringify(typed)}::jsonb from ${sql.ref(written)}`
    : sql`
  select request.id, entry.id, ${JSON.stringify(typed)}::jsonb || jsonb_strip_nulls(jsonb_build_object('addressId', entry.id))
  from ${sql.ref(written)} as request left join address as entry on entry.id = ${addressId}::bigint and entry.account_id = request.account_id`;

/** Delivery addresses of some requests; one without any is left out. */
export async function findAddresses(db: Db, requestIds: readonly number[]): Promise<ReadonlyMap<number, RequestAddressDraft>> {
  const rows = await db
    .selectFrom('request_address')
    .select(['request_id', 'details'])
    .where('request_id', 'in', [...requestIds])
    .execute();
  return new Map(rows.map(({ request_id, details }) => [request_id, details as RequestAddressDraft]));
}

/** Names the entry of the address book that a request's address was kept as, or none; it is no longer to be kept. */
export async function updateKeptAs(tx: Tx, requestId: number, addressId: number | undefined): Promise<void> {
  const entry = addressId === undefined ? sql`'{}'::jsonb` : sql`jsonb_build_object('addressId', ${addressId}::bigint)`;
  await tx
    .updateTable('request_address')
    .set({ details: sql`(details - 'keep') || ${entry}`, ...(addressId === undefined ? {} : { address_id: addressId }) })
    .where('request_id', '=', requestId)
    .execute();
}

/** The last request that was submitted for each entry of a company's address book. */
export async function findLastDeliveries(db: Db, accountId: number): Promise<ReadonlyMap<number, { requestNo: string; at: Date }>> {
  const rows = await db
    .selectFrom('request')
    .innerJoin('request_address', 'request_address.request_id', 'request.id')
    .distinctOn('request_address.address_id')
    .select(['request_address.address_id', 'request.request_no', 'request.submitted_at'])
    .where('request.account_id', '=', accountId)
    .where('request_address.address_id', 'is not', null)
    .where('request.submitted_at', 'is not', null)
    .orderBy('request_address.address_id')
    .orderBy('request.submitted_at', 'desc')
    .execute();
  return new Map(
    rows.flatMap(({ address_id, request_no, submitted_at }) =>
      address_id === null || submitted_at === null ? [] : [[address_id, { requestNo: request_no, at: submitted_at }]],
    ),
  );
}

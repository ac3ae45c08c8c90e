import type { RequestAddressDraft } from '@heliodesk/contract/request';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#src/platform/db/database.ts';

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

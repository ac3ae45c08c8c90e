import { sql } from 'kysely';
import type { GuestHost } from '#src/guest-hosts.ts';
import type { Db, Tx } from '#src/platform/db/database.ts';

/**
 * Whether guests of a host may open a request: one that a guest of the same host has filed, and for hosts of RTS customers those
 * of RTS companies. Customers of the portal sign in, so that no host, and no thief of its secret, can open what is theirs.
 */
export async function mayGuestEnter(
  db: Db | Tx,
  requestId: number,
  { name, customerType }: Pick<GuestHost, 'name' | 'customerType'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('request')
    .leftJoin('account', 'account.id', 'request.account_id')
    .leftJoin('guest', 'guest.id', 'request.guest_id')
    .select('request.id')
    .where('request.id', '=', requestId)
    .where('request.status', '<>', sql.lit('draft'))
    .where((eb) =>
      eb.or([
        eb('guest.host', '=', name),
        ...(customerType === 1 ? [eb.and([eb('account.customer_type', '=', sql.lit(1)), eb('account.disabled_at', 'is', null)])] : []),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

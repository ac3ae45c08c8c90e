import { sql } from 'kysely';
import type { Db, Tx } from '#src/platform/db/database.ts';
import type { Presence } from '#src/platform/db/presence.ts';
import { runningStates } from './import-store.ts';

/** What is known of who carries imports. */
export interface Carrying {
  presence: Presence;
  /** Imports that this instance is at work on. */
  carried: ReadonlySet<number>;
}

/** No one works on an import: its instance is gone, or is this one and knows nothing of it. */
const isLeft = ({ presence, carried }: Carrying) => sql<boolean>`(
  carrier is not null and case when carrier = ${presence.instance} then id <> all(${[...carried]}::bigint[]) else not ${presence.isAlive('carrier')} end)`;

/**
 * Running imports that have been left, and those that no one has taken up since `before`: what was to do so got lost, or too much waits
 * before them.
 */
export async function findAbandoned(db: Db, carrying: Carrying, before: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('serial_import')
    .select('id')
    .where('state', 'in', sql<string>`(${sql.join(runningStates.map((state) => sql.lit(state)))})`)
    .where((eb) => eb.or([isLeft(carrying), eb.and([eb('carrier', 'is', null), eb('updated_at', '<', before)])]))
    .limit(1_000)
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether someone works on a locked import. */
export async function isCarried(tx: Tx, carrying: Carrying, importId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('serial_import')
    .select('id')
    .where('id', '=', importId)
    .where('carrier', 'is not', null)
    .where((eb) => eb.not(isLeft(carrying)))
    .executeTakeFirst();
  return row !== undefined;
}

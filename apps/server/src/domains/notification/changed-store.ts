import { sql } from 'kysely';
import type { Db } from '#src/platform/db/database.ts';

/** As many of the newest as someone may have just read: a look at all of them would take too long. */
const lookedAt = 50;

/** When someone last got a notice or read one. */
export async function findNoticesChangedAt(db: Db, userId: number): Promise<Date | undefined> {
  const newest = db
    .selectFrom('notice')
    .select(['created_at', 'read_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(sql.lit(lookedAt));
  const { at } = await db
    .selectFrom(newest.as('newest'))
    .select(sql<Date | null>`max(greatest(created_at, read_at))`.as('at'))
    .executeTakeFirstOrThrow();
  return at ?? undefined;
}

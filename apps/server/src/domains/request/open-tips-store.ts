import { sql } from 'kysely';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Db } from '#src/platform/db/database.ts';

/** Open tips on the caller's own requests. */
export async function countOpenTips(db: Db, actor: Actor): Promise<number> {
  if (actor.contactId === null) return 0;
  const { open } = await db
    .selectFrom('request')
    .select(sql<number>`coalesce(sum(open_tips), 0)`.as('open'))
    .where('contact_id', '=', actor.contactId)
    .where('open_tips', '>', 0)
    .executeTakeFirstOrThrow();
  return Number(open);
}

import { liveStatuses, menuCountCap, type MenuCounts } from '@heliodesk/contract/request';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Db } from '#src/platform/db/database.ts';
import { visibleTo } from './policy.ts';

const live = sql.join(liveStatuses.map((status) => sql.lit(status)));

/** A customer's open requests, their tasks and their drafts, in one statement. */
export async function countForMenu(db: Db, actor: Actor): Promise<z.output<typeof MenuCounts>> {
  const own = sql`request.contact_id = ${actor.contactId ?? 0} and ${visibleTo(actor)}`;
  const atMost = sql.lit(menuCountCap + 1);
  const { rows } = await sql<z.output<typeof MenuCounts>>`select
    (select count(*)::int from (select from request where ${own} and request.status in (${live}) limit ${atMost}) as found) as open,
    (select least(coalesce(sum(request.open_tips + (request.question_id is not null)::int), 0), ${atMost})::int from request
      where ${own} and request.status in (${live}) and (request.open_tips > 0 or request.question_id is not null)) as tasks,
    (select count(*)::int from (select from request where ${own} and request.status = 'draft' limit ${atMost}) as found) as drafts`.execute(
    db,
  );
  return rows[0] ?? { open: 0, tasks: 0, drafts: 0 };
}

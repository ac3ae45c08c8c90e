import type { Caller } from '#src/platform/auth/actor.ts';
import type { Db, Tx } from '#src/platform/db/database.ts';
import type { Titled } from './made-title.ts';
import { visibleTo } from './policy.ts';

/** What requests are called; only those that the actor may see. */
export async function findTitled(db: Db | Tx, actor: Caller, requestIds: readonly number[]): Promise<Map<number, Titled>> {
  if (requestIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('request')
    .select(['id', 'type', 'title', 'description', 'project_name', 'quantity'])
    .where('id', 'in', requestIds)
    .where(visibleTo(actor))
    .execute();
  return new Map(rows.map(({ id, ...titled }) => [id, titled as Titled]));
}

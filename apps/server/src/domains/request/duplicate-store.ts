import { liveStatuses, mostDuplicates, type RequestStatus, type RequestType } from '@heliodesk/contract/request';
import { sql } from 'kysely';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Db, SqlCondition } from '#src/platform/db/database.ts';
import type { Titled } from './made-title.ts';
import { visibleTo } from './policy.ts';
import type { RequestRecord } from './store.ts';

const live = sql.join(liveStatuses.map((status) => sql.lit(status)));

/** Whether a request is open and of a project, however that is written; a condition of another domain's query. */
export const isOpenOfProject = (requestId: string, projectName: string): SqlCondition =>
  sql<boolean>`exists (select from request where request.id = ${sql.ref(requestId)} and request.status in (${live})
    and search_words(request.project_name) = search_words(${projectName}))`;

interface DuplicateRecord extends Titled {
  id: number;
  request_no: string;
  type: RequestType;
  status: RequestStatus;
  account_id: number | null;
  company_name: string | null;
  owner_name: string | null;
}

/** Of some open requests, the first in their order that the actor may see and that aren't linked with the request yet. */
export async function findUnlinked(db: Db, actor: Actor, request: RequestRecord, ids: readonly number[]): Promise<DuplicateRecord[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom(sql<{ id: number; place: number }>`unnest(${[...ids]}::bigint[]) with ordinality`.as<'found'>(sql`found(id, place)`))
    .innerJoin('request', 'request.id', 'found.id')
    .leftJoin('account', 'account.id', 'request.account_id')
    .leftJoin('app_user as owner', 'owner.id', 'request.owner_id')
    .select(['request.id', 'request.request_no', 'request.type', 'request.status', 'request.account_id'])
    .select(['request.title', 'request.description', 'request.project_name', 'request.quantity'])
    .select(['account.company_name', 'owner.name as owner_name'])
    .where(visibleTo(actor))
    .where(
      sql<boolean>`not exists (select from request_link link where link.kind in ('duplicateOf', 'splitFrom')
        and ((link.from_id = ${request.id} and link.to_id = request.id) or (link.from_id = request.id and link.to_id = ${request.id})))`,
    )
    .orderBy('found.place')
    .limit(mostDuplicates)
    .execute();
  return rows as DuplicateRecord[];
}

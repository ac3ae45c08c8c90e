import type { RelatedRequest, RequestStatus, RequestType } from '@heliodesk/contract/request';
import { sql } from 'kysely';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Db } from '#src/platform/db/database.ts';
import type { Titled } from './made-title.ts';
import { visibleTo } from './policy.ts';
import type { BoundRequest } from './store.ts';

/** Of a company, the requests that changed last are looked at, … */
const mostRead = 200;
/** … and these many are shown. */
const mostShown = 5;

interface RelatedRecord extends Titled {
  id: number;
  request_no: string;
  type: RequestType;
  status: RequestStatus;
  relation: RelatedRequest['relation'];
}

/** Other requests of the same company that the actor may see: those of the same project first, then of the same contact, the newest first. */
export async function findRelated(
  db: Db,
  actor: Actor,
  { id, account_id, contact_id, project_name }: BoundRequest,
): Promise<RelatedRecord[]> {
  const recent = db
    .selectFrom('request')
    .select(['request.id', 'request.request_no', 'request.type', 'request.status', 'request.created_at'])
    .select(['request.title', 'request.description', 'request.project_name', 'request.quantity'])
    .select(
      sql<
        RelatedRequest['relation']
      >`case when ${project_name} <> '' and lower(request.project_name) = lower(${project_name}) then 'project'
        when request.contact_id = ${contact_id} then 'contact' else 'company' end`.as('relation'),
    )
    .where('request.account_id', '=', account_id)
    .where('request.id', '<>', id)
    .where('request.status', '<>', sql.lit('draft'))
    .where(visibleTo(actor))
    .orderBy('request.updated_hour', 'desc')
    .orderBy('request.id', 'desc')
    .limit(sql.lit(mostRead));
  const rows = await db
    .selectFrom(recent.as('recent'))
    .selectAll()
    .orderBy(sql`array_position(array['project', 'contact', 'company'], relation)`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(sql.lit(mostShown))
    .execute();
  return rows as RelatedRecord[];
}

import type { RelatedRequest, RequestStatus, RequestType } from '@heliodesk/contract/request';
import { sql } from 'kysely';
import type { Actor } from '#src/platform/auth/actor.ts';
import { builtOnce } from '#src/platform/db/built-once.ts';
import type { Db, SqlCondition } from '#src/platform/db/database.ts';
import type { Titled } from './made-title.ts';
import { visibleTo } from './policy.ts';

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

const selectRelated = builtOnce((db, isVisible: SqlCondition, requestId: number) =>
  db
    .selectFrom('request as own')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('request')
          .select(['request.id', 'request.request_no', 'request.type', 'request.status', 'request.created_at'])
          .select(['request.title', 'request.description', 'request.project_name', 'request.quantity'])
          .select(
            sql<
              RelatedRequest['relation']
            >`case when own.project_name <> '' and lower(request.project_name) = lower(own.project_name) then 'project'
              when request.contact_id = own.contact_id then 'contact' else 'company' end`.as('relation'),
          )
          .whereRef('request.account_id', '=', 'own.account_id')
          .whereRef('request.id', '<>', 'own.id')
          .where('request.status', '<>', sql.lit('draft'))
          .where(isVisible)
          .orderBy('request.updated_hour', 'desc')
          .orderBy('request.id', 'desc')
          .limit(sql.lit(mostRead))
          .as('recent'),
      (join) => join.onTrue(),
    )
    .selectAll('recent')
    .where('own.id', '=', requestId)
    .orderBy(sql`array_position(array['project', 'contact', 'company'], relation)`)
    .orderBy('recent.created_at', 'desc')
    .orderBy('recent.id', 'desc')
    .limit(sql.lit(mostShown)),
);

/**
 * Other requests of the same company that the actor may see: those of the same project first, then of the same contact, the newest first.
 * None of a request that belongs to no company. Whether the actor may see that one, others find out.
 */
export const findRelated = async (db: Db, actor: Actor, requestId: number): Promise<RelatedRecord[]> =>
  (await selectRelated(db, visibleTo(actor), requestId)) as RelatedRecord[];

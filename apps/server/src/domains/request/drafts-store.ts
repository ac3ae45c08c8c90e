import type { RequestType } from '@heliodesk/contract/request';
import { sql } from 'kysely';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Db } from '#src/platform/db/database.ts';
import { visibleTo } from './policy.ts';

export interface DraftFilter {
  types: readonly RequestType[];
  /** Only of this contact. */
  contactId?: number | undefined;
}

const drafts = (db: Db, actor: Actor, { types, contactId }: DraftFilter) =>
  db
    .selectFrom('request')
    .where(visibleTo(actor))
    .where('request.status', '=', sql.lit('draft'))
    .where('request.discarded_at', 'is', null)
    .where('request.type', 'in', types)
    .$if(actor.kind === 'customer', (query) => query.where('request.contact_id', '=', actor.contactId ?? 0))
    .$if(actor.kind !== 'customer', (query) => query.where('request.on_behalf', '=', sql.lit(true)))
    .$if(contactId !== undefined, (query) => query.where('request.contact_id', '=', contactId ?? 0));

/** How many drafts of each type someone may continue, counted no further than `cap` in all. */
export async function countByType(db: Db, actor: Actor, filter: DraftFilter, cap: number): Promise<ReadonlyMap<RequestType, number>> {
  const rows = await db
    .selectFrom(drafts(db, actor, filter).select('request.type').limit(cap).as('found'))
    .select((eb) => ['type', eb.fn.countAll<number>().as('total')])
    .groupBy('type')
    .execute();
  return new Map(rows.map(({ type, total }) => [type as RequestType, Number(total)]));
}

/** Drafts that someone may continue, the last changed first. */
export function findDraftPage(db: Db, actor: Actor, filter: DraftFilter, { limit, offset }: { limit: number; offset: number }) {
  const ids = drafts(db, actor, filter)
    .select('request.id')
    // Indexes hold the hour of the last change instead of its time (decision 028).
    .orderBy('request.updated_hour', 'desc')
    .orderBy('request.updated_at', 'desc')
    .orderBy('request.id', 'desc')
    .limit(limit)
    .offset(offset);
  return db
    .selectFrom(ids.as('shown'))
    .innerJoin('request as r', 'r.id', 'shown.id')
    .innerJoin('app_user as creator', 'creator.id', 'r.created_by')
    .selectAll('r')
    .select('creator.name as creator_name')
    .orderBy('r.updated_at', 'desc')
    .orderBy('r.id', 'desc')
    .execute();
}

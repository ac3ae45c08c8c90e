import { mostEarlierRequests } from '@heliodesk/contract/request';
import { sql, type Selectable } from 'kysely';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Db } from '#src/platform/db/database.ts';
import { containsPattern } from '#src/platform/db/like-pattern.ts';
import type { Request } from '#src/platform/db/tables.ts';
import { visibleTo } from './policy.ts';

type EarlierRow = Selectable<Request> & { first_name: string; last_name: string };

/**
 * Submitted requests of a company, as far as the actor may see them, by part of their number, title or project; those whose number begins with it first, then the newest.
 */
export const findEarlier = (db: Db, actor: Actor, accountId: number, text: string): Promise<EarlierRow[]> => {
  const part = containsPattern(text);
  return db
    .selectFrom('request')
    .innerJoin('contact', 'contact.id', 'request.contact_id')
    .selectAll('request')
    .select(['contact.first_name', 'contact.last_name'])
    .where('request.account_id', '=', accountId)
    .where('request.status', '<>', 'draft')
    .where(visibleTo(actor))
    .where((eb) =>
      eb.or([eb('request.request_no', 'ilike', part), eb('request.title', 'ilike', part), eb('request.project_name', 'ilike', part)]),
    )
    .orderBy(sql`starts_with(request.request_no, upper(${text}))`, 'desc')
    .orderBy('request.submitted_at', 'desc')
    .limit(mostEarlierRequests)
    .execute();
};

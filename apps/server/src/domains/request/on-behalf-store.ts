import type { Language } from '@heliodesk/contract/kit';
import type { OnBehalf } from '@heliodesk/contract/request';
import { sql } from 'kysely';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Db } from '#src/platform/db/database.ts';
import { nameIn } from '#src/platform/i18n/names.ts';
import { visibleTo } from './policy.ts';
import type { RequestRecord } from './store.ts';

/** Staff who started the draft for its contact. */
export async function findStartedBy(db: Db, request: RequestRecord, language: Language): Promise<OnBehalf | null> {
  if (!request.on_behalf) return null;
  const row = await db
    .selectFrom('contact')
    .innerJoin('app_user as creator', (join) => join.on('creator.id', '=', request.created_by))
    .select(['creator.name', 'contact.first_name', 'contact.last_name'])
    .where('contact.id', '=', request.contact_id)
    .executeTakeFirstOrThrow();
  return { by: row.name, contactPerson: nameIn(language, row) };
}

export interface DraftsOptions {
  mine: boolean;
  orderBy: 'created_at' | 'updated_at';
  direction: 'asc' | 'desc';
  limit: number;
  offset: number;
}

const drafts = (db: Db, actor: Actor, mine: boolean) =>
  db
    .selectFrom('request')
    .where(visibleTo(actor))
    .where('request.status', '=', sql.lit('draft'))
    .where('request.on_behalf', '=', sql.lit(true))
    .where('request.discarded_at', 'is', null)
    .$if(mine, (query) => query.where('request.created_by', '=', actor.userId));

/** Drafts started for customers, counted no further than `cap` + 1. */
export async function countDrafts(db: Db, actor: Actor, mine: boolean, cap: number): Promise<number> {
  const { total } = await db
    .selectFrom(
      drafts(db, actor, mine)
        .select('request.id')
        .limit(sql.lit(cap + 1))
        .as('found'),
    )
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

export function findDrafts(db: Db, actor: Actor, { mine, orderBy, direction, limit, offset }: DraftsOptions) {
  const ids = drafts(db, actor, mine)
    .select('request.id')
    // Indexes hold the hour of the last change instead of its time (decision 028).
    .$if(orderBy === 'updated_at', (query) => query.orderBy('request.updated_hour', direction))
    .orderBy(`request.${orderBy}`, direction)
    .orderBy('request.id', direction)
    .limit(limit)
    .offset(offset);
  return db
    .selectFrom(ids.as('shown'))
    .innerJoin('request as r', 'r.id', 'shown.id')
    .innerJoin('account', 'account.id', 'r.account_id')
    .innerJoin('contact', 'contact.id', 'r.contact_id')
    .innerJoin('app_user as creator', 'creator.id', 'r.created_by')
    .selectAll('r')
    .select([
      'account.company_name',
      'contact.id as customer_id',
      'contact.first_name',
      'contact.last_name',
      'creator.name as creator_name',
    ])
    .orderBy(`r.${orderBy}`, direction)
    .orderBy('r.id', direction)
    .execute();
}

export type DraftRow = Awaited<ReturnType<typeof findDrafts>>[number];

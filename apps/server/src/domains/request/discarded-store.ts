import { sql } from 'kysely';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Db, Tx } from '#src/platform/db/database.ts';
import { restorableBy } from './policy.ts';
import { toRecord, type RequestRecord } from './store.ts';

/** A draft that the actor may bring back, locked until the transaction ends. */
export async function lockDiscarded(tx: Tx, actor: Actor, requestId: number, since: Date): Promise<RequestRecord | undefined> {
  const row = await tx
    .selectFrom('request')
    .selectAll()
    .where('id', '=', requestId)
    .where(restorableBy(actor, since))
    .forUpdate()
    .executeTakeFirst();
  return row && toRecord(row);
}

const discarded = (db: Db, actor: Actor, since: Date) => db.selectFrom('request').where(restorableBy(actor, since));

export async function countDiscarded(db: Db, actor: Actor, since: Date): Promise<number> {
  const { total } = await discarded(db, actor, since)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Drafts that the actor may bring back, the last discarded first. */
export const findDiscarded = (db: Db, actor: Actor, since: Date, { limit, offset }: { limit: number; offset: number }) =>
  discarded(db, actor, since)
    .innerJoin('contact', 'contact.id', 'request.contact_id')
    .innerJoin('app_user as creator', 'creator.id', 'request.created_by')
    .selectAll('request')
    .select(['contact.first_name', 'contact.last_name', 'creator.name as creator_name'])
    .orderBy('request.discarded_at', 'desc')
    .orderBy('request.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

export type DiscardedRow = Awaited<ReturnType<typeof findDiscarded>>[number];

/** A draft that was discarded before, locked; one that another instance removes just now is left out. */
export async function lockExpired(tx: Tx, before: Date): Promise<RequestRecord | undefined> {
  const row = await tx
    .selectFrom('request')
    .selectAll()
    .where('discarded_at', '<=', before)
    .where('status', '=', sql.lit('draft'))
    .orderBy('discarded_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row && toRecord(row);
}

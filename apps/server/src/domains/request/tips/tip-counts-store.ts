import { liveStatuses, type TipType } from '@heliodesk/contract/request';
import { sql } from 'kysely';
import type { Actor, Caller } from '#src/platform/auth/actor.ts';
import type { Db, Tx } from '#src/platform/db/database.ts';
import { visibleTo } from '../policy.ts';

/** Open tips on the caller's own requests. */
async function countOpen(db: Db, contactId: number): Promise<number> {
  const { open } = await db
    .selectFrom('request')
    .select(sql<number>`coalesce(sum(open_tips), 0)`.as('open'))
    .where('contact_id', '=', contactId)
    .where('open_tips', '>', 0)
    .where('status', 'in', liveStatuses)
    .executeTakeFirstOrThrow();
  return Number(open);
}

/** Answers that no one has looked at, of the requests that the actor works on. */
async function countToReview(db: Db, actor: Caller): Promise<number> {
  const { total } = await db
    .selectFrom('tip')
    .innerJoin('request', 'request.id', 'tip.request_id')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('tip.state', '=', sql.lit('confirmed'))
    .where('tip.reviewed_at', 'is', null)
    .where(visibleTo(actor))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** What waits for the caller: a customer's open tips, and for staff the answers to be looked at. */
export async function countTips(db: Db, actor: Actor): Promise<number> {
  if (actor.kind === 'staff') return countToReview(db, actor);
  return actor.contactId === null ? 0 : countOpen(db, actor.contactId);
}

/** Whether a part of the request is unlocked. */
export async function hasOpenTip(db: Db | Tx, requestId: number, types: readonly TipType[]): Promise<boolean> {
  if (types.length === 0) return false;
  const row = await db
    .selectFrom('tip')
    .select('id')
    .where('request_id', '=', requestId)
    .where('state', '=', 'open')
    .where('type', 'in', types)
    .executeTakeFirst();
  return row !== undefined;
}

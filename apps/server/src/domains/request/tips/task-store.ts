import { liveStatuses, mostNamed, type RequestStatus, type RequestType, type TipType } from '@heliodesk/contract/request';
import { sql } from 'kysely';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Db, SqlCondition } from '#src/platform/db/database.ts';
import type { Titled } from '../made-title.ts';
import { visibleTo } from '../policy.ts';

/** Requests that wait for someone of the actor's company, or for the actor alone. */
const waitsFor = (actor: Actor, company: boolean): SqlCondition => sql<boolean>`(
  (request.open_tips > 0 or request.question_id is not null)
  and request.status in (${sql.join(liveStatuses.map((status) => sql.lit(status)))})
  and ${visibleTo(actor)}
  and ${company ? sql`true` : sql`request.contact_id = ${actor.contactId ?? 0}`})`;

export interface WaitingRow extends Titled {
  request_id: number;
  request_no: string;
  status: RequestStatus;
  contact_id: number;
  first_name: string;
  last_name: string;
  open_tips: number;
  question_at: Date | null;
  question_reminded: number;
  question_remind_at: Date | null;
  asked_at: Date;
  /** Of its tips, the next reminder, and until when those wait that had all of them. */
  tip_remind_at: Date | null;
  tip_close_at: Date | null;
}

interface WaitingPage {
  company: boolean;
  limit: number;
  offset: number;
}

/** A page of the requests that wait for a customer, the next reminder first. */
export async function findWaiting(db: Db, actor: Actor, { company, limit, offset }: WaitingPage): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select request.id as request_id, request.request_no, request.status, request.type, request.title, request.description, request.project_name, request.quantity,
      request.contact_id, contact.first_name, contact.last_name, request.open_tips,
      request.question_at, request.question_reminded, request.question_remind_at,
      least(request.question_at, tips.asked_at) as asked_at, tips.remind_at as tip_remind_at, tips.close_at as tip_close_at
    from request
    join contact on contact.id = request.contact_id
    left join lateral (
      select min(asked_at) as asked_at, min(remind_at) as next_at, min(remind_at) filter (where reminded < 3) as remind_at,
        max(remind_at) filter (where reminded = 3) as close_at
      from tip where tip.request_id = request.id and tip.state = 'open') as tips on true
    where ${waitsFor(actor, company)}
    order by least(request.question_remind_at, tips.next_at), request.id
    limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countWaiting(db: Db, actor: Actor, company: boolean): Promise<number> {
  const { total } = await db
    .selectFrom('request')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('contact_id', 'is not', null)
    .where(waitsFor(actor, company))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Who the tasks of the actor's company wait for, those with most first. */
export async function findWaitedFor(db: Db, actor: Actor) {
  return db
    .selectFrom('request')
    .innerJoin('contact', 'contact.id', 'request.contact_id')
    .select(['contact.id', 'contact.first_name', 'contact.last_name'])
    .select(sql<number>`sum(request.open_tips + (request.question_id is not null)::int)`.as('tasks'))
    .where(waitsFor(actor, true))
    .groupBy('contact.id')
    .orderBy('tasks', 'desc')
    .orderBy('contact.id')
    .limit(mostNamed)
    .execute();
}

/** What the actor has answered, newest first. */
export async function findReceipts(db: Db, actor: Actor) {
  const rows = await db
    .selectFrom('tip')
    .innerJoin('request', 'request.id', 'tip.request_id')
    .select(['tip.id', 'tip.type as tips_type', 'tip.closed_at', 'request.id as request_id', 'request.request_no'])
    .select(['request.type', 'request.title', 'request.description', 'request.project_name', 'request.quantity'])
    .where('tip.answered_by', '=', actor.userId)
    .where('tip.state', '=', sql.lit('confirmed'))
    .where('tip.closed_at', 'is not', null)
    .where(visibleTo(actor))
    .orderBy('tip.closed_at', 'desc')
    .limit(mostNamed)
    .$narrowType<{ closed_at: Date; tips_type: TipType; type: RequestType }>()
    .execute();
  return rows;
}

import { liveStatuses } from '@heliodesk/contract/request';
import { sql } from 'kysely';
import type { Db, SqlCondition, Tx } from '#src/platform/db/database.ts';
import { updateOf } from '../store.ts';

/** Something that waits for a customer, as its clock sees it. */
export interface WaitingTask {
  /** Nothing for the question of a request. */
  tipId: number | null;
  askedAt: Date;
  /** How many reminders went out by themselves. */
  reminded: number;
  remindAt: Date;
}

/** Contacts who are reminded: those who get mails. */
const isReminded: SqlCondition = sql<boolean>`exists (
  select from contact join account on account.id = contact.account_id
  where contact.id = request.contact_id and contact.status = 'enabled' and account.disabled_at is null)`;

/** Requests with a task whose clock has come, by id. */
export async function findRequestsToRemind(db: Db, now: Date, after: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom(
      db
        .selectFrom('tip')
        .select('tip.request_id as id')
        .where('tip.state', '=', sql.lit('open'))
        .where('tip.remind_at', '<=', now)
        .union(db.selectFrom('request').select('request.id').where('question_id', 'is not', null).where('question_remind_at', '<=', now))
        .as('due'),
    )
    .innerJoin('request', 'request.id', 'due.id')
    .select('request.id')
    .where('request.id', '>', after)
    .where('request.status', 'in', liveStatuses)
    .where(isReminded)
    .orderBy('request.id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** All that waits for the customer of a locked request. */
export async function findWaitingTasks(tx: Tx, requestId: number): Promise<WaitingTask[]> {
  return tx
    .selectFrom('tip')
    .select(['id as tipId', 'asked_at as askedAt', 'reminded', 'remind_at as remindAt'])
    .where('request_id', '=', requestId)
    .where('state', '=', 'open')
    .unionAll(
      tx
        .selectFrom('request')
        .select([sql<number>`null::bigint`.as('tipId'), 'question_at as askedAt', 'question_reminded as reminded'])
        .select('question_remind_at as remindAt')
        .where('id', '=', requestId)
        .where('question_id', 'is not', null)
        .$narrowType<{ askedAt: Date; remindAt: Date }>(),
    )
    .execute();
}

/** Records how many reminders of a task went out, and when its clock looks at it next. */
export async function updateReminded(
  tx: Tx,
  requestId: number,
  { tipId, reminded, remindAt }: Omit<WaitingTask, 'askedAt'>,
): Promise<void> {
  if (tipId === null) await updateOf(requestId, { question_reminded: reminded, question_remind_at: remindAt }).execute(tx);
  else await tx.updateTable('tip').set({ reminded, remind_at: remindAt }).where('id', '=', tipId).execute();
}

/** Asks for the open tips of a request again. */
export async function updateToAskedAgain(tx: Tx, requestId: number, due: Date): Promise<void> {
  await tx
    .updateTable('tip')
    .set({ reminded: 0, remind_at: due, due_at: due })
    .where('request_id', '=', requestId)
    .where('state', '=', 'open')
    .execute();
}

/** Gives the customer of a request until a moment to answer what is open, unless they had longer anyway. */
export async function updateDue(tx: Tx, requestId: number, until: Date): Promise<void> {
  await tx
    .updateTable('tip')
    .set({ due_at: until, remind_at: sql`greatest(remind_at, ${until}::timestamptz)` })
    .where('request_id', '=', requestId)
    .where('state', '=', 'open')
    .where('due_at', '<', until)
    .execute();
  await sql`
    update request set question_remind_at = greatest(question_remind_at, ${until}::timestamptz)
    where id = ${requestId} and question_id is not null`.execute(tx);
}

/** Requests withdrawn for silence before a moment whose tips are still open. */
export async function findLongSilent(db: Db, before: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('request')
    .select('id')
    .where('silenced_at', '<=', before)
    .where('open_tips', '>', 0)
    .orderBy('silenced_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

import { sql } from 'kysely';
import type { Db, Tx } from '#src/platform/db/database.ts';
import { query, toRecord, type MessageRecord } from './messages.ts';

/** Replies of a request, oldest first, those taken back left out. */
export async function findReplies(db: Db | Tx, requestId: number, limit: number): Promise<MessageRecord[]> {
  const rows = await query(db)
    .where('message.request_id', '=', requestId)
    .where('message.reply', '=', true)
    .where('message.recalled_at', 'is', null)
    .orderBy('message.id')
    .limit(limit)
    .execute();
  return rows.map(toRecord);
}

/** The text of the newest of them, as far as the request was not reopened since. */
export async function findLastReply(db: Db | Tx, requestId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('message')
    .select('content')
    .where('request_id', '=', requestId)
    .where('reply', '=', true)
    .where('recalled_at', 'is', null)
    .where('id', '>', (eb) =>
      eb
        .selectFrom('message as line')
        .select(sql<number>`coalesce(max(line.id), 0)`.as('id'))
        .where('line.request_id', '=', requestId)
        .where('line.side', '=', 'system')
        .where('line.content', 'in', ['reopened', 'takenUp']),
    )
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.content;
}

/** The text of the customer's newest message that has words. */
export async function findLastOfCustomer(db: Db | Tx, requestId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('message')
    .select('content')
    .where('request_id', '=', requestId)
    .where('side', '=', 'customer')
    .where('recalled_at', 'is', null)
    .where('content', '<>', '')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.content;
}

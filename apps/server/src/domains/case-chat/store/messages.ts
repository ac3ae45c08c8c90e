import { sql } from 'kysely';
import type { Db, Tx } from '#src/platform/db/database.ts';
import { readableBy, type Side } from '../policy.ts';

export interface MessageRecord {
  id: number;
  requestId: number;
  side: Side | 'system';
  authorId: number | null;
  authorName: string;
  clientMsgId: string;
  type: number;
  internal: boolean;
  content: string;
  params: Record<string, string>;
  attachmentId: number | null;
  createdAt: Date;
  recalledAt: Date | null;
}

const query = (db: Db | Tx) =>
  db
    .selectFrom('message')
    .leftJoin('app_user', 'app_user.id', 'message.author_id')
    .select([
      'message.id',
      'message.request_id as requestId',
      'message.side',
      'message.author_id as authorId',
      'app_user.name as authorName',
      'message.client_msg_id as clientMsgId',
      'message.type',
      'message.internal',
      'message.content',
      'message.params',
      'message.attachment_id as attachmentId',
      'message.created_at as createdAt',
      'message.recalled_at as recalledAt',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof query>['execute']>>[number];
const toRecord = (row: Row): MessageRecord => ({
  ...row,
  side: row.side as MessageRecord['side'],
  authorName: row.authorName ?? '',
  params: row.params as Record<string, string>,
});

export interface NewMessage {
  requestId: number;
  side: MessageRecord['side'];
  authorId: number | null;
  clientMsgId: string;
  type: number;
  internal?: boolean;
  content: string;
  params?: Record<string, string>;
  attachmentId?: number | null;
  at: Date;
}

/** Writes a message; `undefined` when the author has sent one with this client id before. The request's row must be locked. */
export async function insertMessage(tx: Tx, message: NewMessage): Promise<number | undefined> {
  const row = await tx
    .insertInto('message')
    .values({
      request_id: message.requestId,
      side: message.side,
      author_id: message.authorId,
      client_msg_id: message.clientMsgId,
      type: message.type,
      internal: message.internal ?? false,
      content: message.content,
      params: JSON.stringify(message.params ?? {}),
      attachment_id: message.attachmentId ?? null,
      created_at: message.at,
    })
    .onConflict((conflict) => conflict.columns(['author_id', 'client_msg_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** A message, if this side may read it. */
export async function findMessage(db: Db | Tx, id: number, side: Side): Promise<MessageRecord | undefined> {
  const row = await query(db).where('message.id', '=', id).where('message.internal', 'in', readableBy(side)).executeTakeFirst();
  return row && toRecord(row);
}

export async function findByClientId(db: Db | Tx, authorId: number, clientMsgId: string): Promise<MessageRecord | undefined> {
  const row = await query(db).where('message.author_id', '=', authorId).where('message.client_msg_id', '=', clientMsgId).executeTakeFirst();
  return row && toRecord(row);
}

export interface MessageRange {
  side: Side;
  /** Only messages after this one, oldest first … */
  after?: number | undefined;
  /** … or only those before, newest first; without either the newest. */
  before?: number | undefined;
  limit: number;
}

/** Messages of a request in the order of the range. */
export async function findMessages(db: Db, requestId: number, { side, after, before, limit }: MessageRange): Promise<MessageRecord[]> {
  const rows = await query(db)
    .where('message.request_id', '=', requestId)
    .where('message.internal', 'in', readableBy(side))
    .$if(after !== undefined, (narrowed) => narrowed.where('message.id', '>', after ?? 0))
    .$if(before !== undefined, (narrowed) => narrowed.where('message.id', '<', before ?? 0))
    .orderBy('message.id', after === undefined ? 'desc' : 'asc')
    .limit(limit)
    .execute();
  return rows.map(toRecord);
}

/** Public messages of a side after one, oldest first, those taken back left out. */
export async function findPublicAfter(tx: Tx, requestId: number, side: Side, after: number, limit: number): Promise<MessageRecord[]> {
  const rows = await query(tx)
    .where('message.request_id', '=', requestId)
    .where('message.side', '=', side)
    .where('message.internal', '=', false)
    .where('message.recalled_at', 'is', null)
    .where('message.id', '>', after)
    .orderBy('message.id')
    .limit(limit)
    .execute();
  return rows.map(toRecord);
}

/** Takes a message's text away; `false` if that was done already. */
export async function updateToRecalled(tx: Tx, id: number, at: Date): Promise<boolean> {
  const row = await tx
    .updateTable('message')
    .set({ content: '', params: sql`'{}'::jsonb`, attachment_id: null, recalled_at: at })
    .where('id', '=', id)
    .where('recalled_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

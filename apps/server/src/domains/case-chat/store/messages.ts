import type { PersonName } from '@heliodesk/phrases/formats/names';
import { sql, type RawBuilder } from 'kysely';
import { participantIn, type Participant } from '#src/platform/auth/actor.ts';
import type { Db, Tx } from '#src/platform/db/database.ts';
import { readableBy, type Side } from '../policy.ts';
import { idOf, readerColumn } from './reader-column.ts';

export interface MessageRecord {
  id: number;
  requestId: number;
  side: Side | 'system';
  /** `null`: the product. */
  author: Participant | null;
  authorName: string;
  /** The author's name in its parts, if they are a contact. */
  authorParts: PersonName | null;
  /** 0 unless a guest wrote it. */
  customerType: number;
  clientMsgId: string;
  type: number;
  internal: boolean;
  needsAnswer: boolean;
  /** An answer to the enquiry. */
  reply: boolean;
  content: string;
  params: Record<string, string>;
  /** Its files, in order. */
  attachmentIds: readonly number[];
  createdAt: Date;
  recalledAt: Date | null;
}

const filesOf = sql<number[]>`(
  select coalesce(jsonb_agg(attachment_id order by attachment_id), '[]') from message_file where message_file.message_id = message.id)`;

/** Messages with their author and files, as `toRecord` takes them. */
export const query = (db: Db | Tx) =>
  db
    .selectFrom('message')
    .leftJoin('app_user', 'app_user.id', 'message.author_id')
    .leftJoin('contact', 'contact.user_id', 'message.author_id')
    .leftJoin('guest', 'guest.id', 'message.guest_id')
    .select((eb) => [eb.fn.coalesce('app_user.name', 'guest.name').as('authorName'), filesOf.as('attachmentIds')])
    .select([
      'contact.first_name as firstName',
      'contact.last_name as lastName',
      'guest.customer_type as customerType',
      'message.id',
      'message.request_id as requestId',
      'message.side',
      'message.author_id as authorId',
      'message.guest_id as guestId',
      'message.client_msg_id as clientMsgId',
      'message.type',
      'message.internal',
      'message.needs_answer as needsAnswer',
      'message.reply',
      'message.content',
      'message.params',
      'message.created_at as createdAt',
      'message.recalled_at as recalledAt',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof query>['execute']>>[number];
export const toRecord = ({ authorId, guestId, firstName, lastName, ...row }: Row): MessageRecord => ({
  ...row,
  author: participantIn(authorId, guestId),
  side: row.side as MessageRecord['side'],
  authorName: row.authorName ?? '',
  authorParts: firstName === null || lastName === null ? null : { firstName, lastName },
  customerType: row.customerType ?? 0,
  params: row.params as Record<string, string>,
});

export interface NewMessage {
  requestId: number;
  side: MessageRecord['side'];
  /** `null`: the product. */
  author: Participant | null;
  clientMsgId: string;
  type: number;
  internal?: boolean;
  needsAnswer?: boolean;
  reply?: boolean;
  content: string;
  params?: Record<string, string>;
  attachmentIds?: readonly number[];
  at: Date;
}

/** What else a message brings about, written in the same statement. */
export interface MessageEffects {
  /** What the request notes about it, as an `update` of its row. */
  note?: RawBuilder<unknown>;
  /** Who is mailed what they have not read, and when. */
  digest?: { side: Side; dueAt: Date };
  /** Who it tells, as an `insert` that answers their `user_id`. */
  notice?: RawBuilder<unknown> | undefined;
}

/** A message that was written, and who has something new to see by it. */
export interface WrittenMessage {
  id: number;
  toldId: number | null;
}

/**
 * Writes a message in one statement with its effects; its author has read the conversation so far. `undefined` when the author has sent
 * one with this client id before, and then nothing is written. The request's row must be locked.
 */
export async function insertMessage(
  tx: Tx,
  message: NewMessage,
  { note, digest, notice }: MessageEffects = {},
): Promise<WrittenMessage | undefined> {
  const { requestId, side, author, clientMsgId, type, internal = false, needsAnswer = false, reply = false } = message;
  const { content, params = {}, attachmentIds = [], at } = message;
  const read =
    author === null
      ? sql``
      : sql`, read as (
    insert into message_mark (request_id, ${readerColumn(author)}, side, read_to)
    select ${requestId}::bigint, ${idOf(author)}::bigint, ${side}, id from written
    on conflict (request_id, ${readerColumn(author)}) do update set read_to = excluded.read_to where message_mark.read_to < excluded.read_to)`;
  const files =
    attachmentIds.length === 0
      ? sql``
      : sql`, files as (
    insert into message_file (message_id, attachment_id)
    select written.id, unnest(${[...attachmentIds]}::bigint[]) from written)`;
  const noted = note === undefined ? sql`` : sql`, noted as (${note} and exists (select from written))`;
  const due =
    digest === undefined
      ? sql``
      : sql`, due as (
    insert into chat_digest (request_id, side, due_at) select ${requestId}::bigint, ${digest.side}, ${digest.dueAt}::timestamptz from written
    on conflict (request_id, side) do nothing)`;
  const told = notice === undefined ? sql`` : sql`, told as (${notice})`;
  const toldId = notice === undefined ? sql`null::bigint` : sql`(select user_id from told)`;
  const { rows } = await sql<WrittenMessage>`
    with written as (
      insert into message (request_id, side, author_id, guest_id, client_msg_id, type, internal, needs_answer, reply, content, params, created_at)
      values (${requestId}, ${side}, ${author?.userId ?? null}, ${author?.guestId ?? null}, ${clientMsgId}, ${type}, ${internal}, ${needsAnswer}, ${reply}, ${content}, ${JSON.stringify(params)}::jsonb, ${at})
      on conflict do nothing
      returning id
    )${files}${read}${noted}${due}${told}
    select id, ${toldId} as "toldId" from written`.execute(tx);
  return rows[0];
}

/** Writes several lines of the product that say the same, each about something of its own; answers their ids in order. */
export async function insertLines(
  tx: Tx,
  requestId: number,
  { type, params, at }: Pick<NewMessage, 'type' | 'at'> & { params: Record<string, string> },
  count: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into message (request_id, side, client_msg_id, type, content, params, created_at)
    select ${requestId}::bigint, 'system', gen_random_uuid(), ${type}::smallint, '', ${JSON.stringify(params)}::jsonb, ${at}::timestamptz
    from generate_series(1, ${count}::integer)
    returning id`.execute(tx);
  return rows.map(({ id }) => id).toSorted((one, other) => one - other);
}

/** A message, if this side may read it. */
export async function findMessage(db: Db | Tx, id: number, side: Side): Promise<MessageRecord | undefined> {
  const row = await query(db).where('message.id', '=', id).where('message.internal', 'in', readableBy(side)).executeTakeFirst();
  return row && toRecord(row);
}

export async function findByClientId(db: Db | Tx, author: Participant, clientMsgId: string): Promise<MessageRecord | undefined> {
  const row = await query(db)
    .where(author.guestId === null ? 'message.author_id' : 'message.guest_id', '=', idOf(author))
    .where('message.client_msg_id', '=', clientMsgId)
    .executeTakeFirst();
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
export async function findPublicAfter(
  tx: Tx,
  { requestId, side, after, limit }: { requestId: number; side: Side; after: number; limit: number },
): Promise<MessageRecord[]> {
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

/** When a side wrote what is still there, publicly and last. */
export async function findLastWord(tx: Tx, requestId: number, side: Side): Promise<Date | null> {
  const { at } = await tx
    .selectFrom('message')
    .select((eb) => eb.fn.max('created_at').as('at'))
    .where('request_id', '=', requestId)
    .where('side', '=', side)
    .where('internal', '=', false)
    .where('recalled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return at;
}

/** Takes a message's text and files away; `false` if that was done already. */
export async function updateToRecalled(tx: Tx, id: number, at: Date): Promise<boolean> {
  const row = await tx
    .updateTable('message')
    .set({ content: '', params: sql`'{}'::jsonb`, recalled_at: at })
    .where('id', '=', id)
    .where('recalled_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) return false;
  await tx.deleteFrom('message_file').where('message_id', '=', id).execute();
  return true;
}

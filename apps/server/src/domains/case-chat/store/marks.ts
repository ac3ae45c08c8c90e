import { sql, type RawBuilder } from 'kysely';
import { participantOf, type Caller, type Participant } from '#src/platform/auth/actor.ts';
import { builtOnce } from '#src/platform/db/built-once.ts';
import type { Db, SqlCondition, SqlNumber, Tx } from '#src/platform/db/database.ts';
import { otherSide, readableBy, sideOf, type Side } from '../policy.ts';
import { idOf, readerColumn } from './reader-column.ts';

/** Who reads a conversation, as which side, and how far. */
export interface Reading {
  requestId: number;
  who: Participant;
  side: Side;
  upTo: number;
}

/** The newest message up to `upTo` that a side may read; 0 if there is none. */
export async function findReadable(db: Db | Tx, requestId: number, upTo: number, side: Side): Promise<number> {
  const row = await db
    .selectFrom('message')
    .select('id')
    .where('request_id', '=', requestId)
    .where('id', '<=', upTo)
    .where('internal', 'in', readableBy(side))
    .orderBy('id', 'desc')
    .limit(sql.lit(1))
    .executeTakeFirst();
  return row?.id ?? 0;
}

/** The newest message up to one that a side may read, if the reader hasn't read as far yet. */
const selectUnreadUpTo = builtOnce((db, isReadable: SqlCondition, isReader: SqlCondition) =>
  db
    .selectFrom((eb) =>
      eb.selectFrom('message').select(['request_id', 'id']).where(isReadable).orderBy('id', 'desc').limit(sql.lit(1)).as('newest'),
    )
    .leftJoin('message_mark as mark', (join) => join.onRef('mark.request_id', '=', 'newest.request_id').on(isReader))
    .select('newest.id')
    .where((eb) => eb(eb.fn.coalesce('mark.read_to', sql.lit(0)), '<', eb.ref('newest.id'))),
);

/** Whether someone has read everything up to a message that their side may read. */
export async function hasReadUpTo(db: Db, { requestId, who, side, upTo }: Reading): Promise<boolean> {
  const internal = sql.join(readableBy(side).map((kind) => sql.lit(kind)));
  const isReadable = sql<boolean>`request_id = ${requestId} and id <= ${upTo} and internal in (${internal})`;
  const isReader = sql<boolean>`mark.${readerColumn(who)} = ${idOf(who)}`;
  return (await selectUnreadUpTo(db, isReadable, isReader)).length === 0;
}

/**
 * Moves a person's read mark forward, to the newest message up to `upTo` that their side may read; answers it, and nothing if they had read
 * as far before.
 */
export async function updateRead(tx: Tx, { requestId, who, side, upTo }: Reading): Promise<number | undefined> {
  const row = await tx
    .insertInto('message_mark')
    .columns(['request_id', 'user_id', 'guest_id', 'side', 'read_to'])
    .expression((eb) =>
      eb
        .selectFrom('message')
        .select([
          'request_id',
          sql<number | null>`${who.userId}::bigint`.as('user_id'),
          sql<number | null>`${who.guestId}::bigint`.as('guest_id'),
          sql<Side>`${side}::text`.as('side'),
          'id as read_to',
        ])
        .where('request_id', '=', requestId)
        .where('id', '<=', upTo)
        .where('internal', 'in', readableBy(side))
        .orderBy('id', 'desc')
        .limit(sql.lit(1)),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['request_id', who.guestId === null ? 'user_id' : 'guest_id'])
        .doUpdateSet((eb) => ({ read_to: eb.ref('excluded.read_to') }))
        .whereRef('message_mark.read_to', '<', 'excluded.read_to'),
    )
    .returning('read_to')
    .executeTakeFirst();
  return row?.read_to;
}

/** The message up to which a user needs no digest: read, or already mailed. Locks the mark. */
export async function lockToldTo(tx: Tx, requestId: number, userId: number, side: Side): Promise<number> {
  await tx
    .insertInto('message_mark')
    .values({ request_id: requestId, user_id: userId, side })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const mark = await tx
    .selectFrom('message_mark')
    .select(['read_to', 'mailed_to'])
    .where('request_id', '=', requestId)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return Math.max(mark.read_to, mark.mailed_to);
}

export async function updateMailed(tx: Tx, requestId: number, userId: number, mailedTo: number): Promise<void> {
  await tx
    .updateTable('message_mark')
    .set({ mailed_to: mailedTo })
    .where('request_id', '=', requestId)
    .where('user_id', '=', userId)
    .execute();
}

/** How far someone of a side has read, and was mailed. */
const selectMarks = builtOnce((db, requestId: number, side: Side) =>
  db
    .selectFrom('message_mark')
    .select((eb) => [eb.fn.max<number | null>('read_to').as('readTo'), eb.fn.max<number | null>('mailed_to').as('mailedTo')])
    .where('request_id', '=', requestId)
    .where('side', '=', side),
);

const nothing = { readTo: null, mailedTo: null };

/** The newest messages readable by `side` that someone of the other side has read, and has read or was mailed. */
export async function findKnownToOther(db: Db, requestId: number, side: Side): Promise<{ readByOther: number; toldOther: number }> {
  const [{ readTo, mailedTo } = nothing] = await selectMarks(db, requestId, otherSide(side));
  const readByOther = readTo ? await findReadable(db, requestId, readTo, side) : 0;
  const isMailedFurther = (mailedTo ?? 0) > (readTo ?? 0);
  return { readByOther, toldOther: isMailedFurther ? await findReadable(db, requestId, mailedTo ?? 0, side) : readByOther };
}

const authorColumn = ({ guestId }: Participant): RawBuilder<unknown> => sql.ref(guestId === null ? 'author_id' : 'guest_id');

const unread = (requestId: RawBuilder<unknown>, who: Participant, side: Side): SqlNumber => sql<number>`(
  select count(*)::int from message
  where message.request_id = ${requestId} and message.side <> 'system'
    and message.${authorColumn(who)} is distinct from ${idOf(who)}
    and message.internal in (${sql.join(readableBy(side).map((internal) => sql.lit(internal)))})
    and message.recalled_at is null
    and message.id > coalesce((select read_to from message_mark where message_mark.request_id = ${requestId} and message_mark.${readerColumn(who)} = ${idOf(who)}), 0))`;

/** Messages of others that the actor has not read, as a column of a query; `requestId` is the column that holds the request. */
export const unreadOf = (actor: Caller, requestId: string): SqlNumber => unread(sql.ref(requestId), participantOf(actor), sideOf(actor));

/** The same of one request. */
export async function countUnread(db: Db, requestId: number, who: Participant, side: Side): Promise<number> {
  const row = await db.selectNoFrom(unread(sql`${requestId}::bigint`, who, side).as('unread')).executeTakeFirstOrThrow();
  return row.unread;
}

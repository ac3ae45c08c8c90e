import { gatheredKinds, kindsUntilDecided, type NoticeKind } from '@heliodesk/contract/notification';
import { sql } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import { narrowedTo, ofKinds, type Narrowing, type NoticePlace } from './notice-store.ts';

const isGathered = ofKinds(gatheredKinds);

/** Marks someone's own notices as read; `false` if all of them were. */
export async function updateToRead(tx: Tx, userId: number, noticeIds: readonly number[], at: Date): Promise<boolean> {
  const rows = await tx
    .updateTable('notice')
    .set({ read_at: at })
    .where('user_id', '=', userId)
    .where('id', 'in', [...noticeIds])
    .where('read_at', 'is', null)
    .returning('id')
    .execute();
  return rows.length > 0;
}

/** The same of all about a request, or a bulk run, that are of these kinds. */
export async function updateAboutToRead(
  tx: Tx,
  {
    userId,
    requestId,
    runId,
    kinds,
  }: { userId: number; requestId?: number | undefined; runId?: number | undefined; kinds: readonly NoticeKind[] },
  at: Date,
): Promise<boolean> {
  const rows = await tx
    .updateTable('notice')
    .set({ read_at: at })
    .where('user_id', '=', userId)
    .where((eb) => (runId === undefined ? eb('request_id', '=', requestId ?? 0) : eb('run_id', '=', runId)))
    .where('kind', 'in', [...kinds])
    .where('read_at', 'is', null)
    .returning('id')
    .execute();
  return rows.length > 0;
}

/** Marks as read what told anyone that they are to decide about a request; answers whose notices they were. */
export async function updateDecidedToRead(tx: Tx, requestId: number, at: Date): Promise<number[]> {
  const rows = await tx
    .updateTable('notice')
    .set({ read_at: at })
    .where('request_id', '=', requestId)
    .where(ofKinds(kindsUntilDecided))
    .where('read_at', 'is', null)
    .returning('user_id')
    .execute();
  return [...new Set(rows.map(({ user_id: userId }) => userId))];
}

/** Marks all up to a place in someone's list as read; `false` if all of them were. */
export async function updateAllToRead(
  tx: Tx,
  userId: number,
  { upTo, ...narrowing }: Narrowing & { upTo: NoticePlace },
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update notice set read_at = ${at}
    where user_id = ${userId} and read_at is null and ${narrowedTo(narrowing)} and (created_at, id) <= (${upTo.createdAt}::timestamptz, ${upTo.id}::bigint)
    returning id`.execute(tx);
  return rows.length > 0;
}

/** How far someone has read a conversation. */
interface ReadMark {
  userId: number;
  requestId: number;
  readTo: number;
}

/** The notices about a conversation, once someone has read it to its end. */
export async function updateConversationToRead(tx: Tx, { userId, requestId, readTo }: ReadMark, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update notice set read_at = ${at}
    where user_id = ${userId} and request_id = ${requestId} and read_at is null and ${isGathered}
      and not exists (
        select from message
        where message.request_id = ${requestId} and message.id > ${readTo} and message.side <> 'system' and not message.internal
          and message.recalled_at is null and message.author_id is distinct from ${userId}::bigint)
    returning id`.execute(tx);
  return rows.length > 0;
}

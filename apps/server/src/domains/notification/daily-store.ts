import { kindsOfTopic, type NoticeTopic } from '@heliodesk/contract/notification';
import { sql } from 'kysely';
import type { Titled } from '#src/domains/request/index.ts';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { noticeVisibleTo } from './notice-store.ts';

/** Someone whose daily mail is due, locked until the transaction ends; skips those that another instance is sending theirs. */
export async function lockDueDaily(tx: Tx, now: Date): Promise<{ userId: number } | undefined> {
  const row = await tx
    .selectFrom('notice_daily')
    .select('user_id')
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row && { userId: row.user_id };
}

/** The topics that come to someone by the daily mail, and since when. */
export async function findDailyTopics(tx: Tx, userId: number): Promise<{ topic: NoticeTopic; since: Date }[]> {
  const rows = await tx
    .selectFrom('notice_choice')
    .select(['topic', 'since'])
    .where('user_id', '=', userId)
    .where('way', '=', 'daily')
    .execute();
  return rows.map(({ topic, since }) => ({ topic: topic as NoticeTopic, since }));
}

/**
 * What someone's daily mail has to tell, oldest first: unread notices of its topics that were in none before, and that its reader may see
 * at this moment.
 */
export async function findForDaily(tx: Tx, actor: Actor, topics: readonly { topic: NoticeTopic; since: Date }[], limit: number) {
  const rows = await tx
    .selectFrom('notice')
    .leftJoin('request', 'request.id', 'notice.request_id')
    .select(['notice.id', 'notice.kind', 'notice.request_id', 'notice.data', 'request.request_no', 'request.type', 'request.title'])
    .select(['request.description', 'request.project_name', 'request.quantity'])
    .where('notice.user_id', '=', actor.userId)
    .where('notice.read_at', 'is', null)
    .where(sql<boolean>`(notice.mailed_at is null or notice.mailed_at < notice.created_at)`)
    .where((eb) =>
      eb.or(
        topics.map(({ topic, since }) =>
          eb.and([eb('notice.kind', 'in', kindsOfTopic(topic, actor.kind)), eb('notice.created_at', '>=', since)]),
        ),
      ),
    )
    .where(noticeVisibleTo(actor))
    .orderBy('notice.created_at')
    .orderBy('notice.id')
    .limit(limit)
    .execute();
  return rows.map(({ type, title, description, project_name, quantity, ...row }) => ({
    ...row,
    titled: { type, title, description, project_name, quantity } as Titled,
  }));
}

export type DailyNotice = Awaited<ReturnType<typeof findForDaily>>[number];

export async function updateToMailed(tx: Tx, noticeIds: readonly number[], at: Date): Promise<void> {
  await tx
    .updateTable('notice')
    .set({ mailed_at: at })
    .where('id', 'in', [...noticeIds])
    .execute();
}

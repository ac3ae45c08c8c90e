import { noticeTopicSpec, type NoticeTopic, type NoticeWay } from '@heliodesk/contract/notification';
import { sql } from 'kysely';
import type { Db, Tx } from '#src/platform/db/database.ts';

/** The ways that someone has chosen, by topic. */
export type ChosenWays = Partial<Record<NoticeTopic, NoticeWay>>;

/** How someone hears of a topic. */
export const wayIn = (chosen: ChosenWays, topic: NoticeTopic): NoticeWay => chosen[topic] ?? noticeTopicSpec(topic).default;

/** What a user has chosen, as a column of a query that has `app_user`. */
export const chosenWays = sql<ChosenWays>`coalesce(
  (select jsonb_object_agg(notice_choice.topic, notice_choice.way) from notice_choice where notice_choice.user_id = app_user.id), '{}')`;

export async function findChosenWays(db: Db | Tx, userId: number): Promise<ChosenWays | undefined> {
  const row = await db.selectFrom('app_user').select(chosenWays.as('ways')).where('id', '=', userId).executeTakeFirst();
  return row?.ways;
}

/** The same, while no one else changes what this user has chosen; nothing where there is no such user. */
export async function lockChosenWays(tx: Tx, userId: number): Promise<ChosenWays | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended('notice choice', ${userId}))`.execute(tx);
  return findChosenWays(tx, userId);
}

/** Remembers a way only where it isn't the default. */
export async function saveWay(
  tx: Tx,
  { userId, topic, way }: { userId: number; topic: NoticeTopic; way: NoticeWay },
  at: Date,
): Promise<void> {
  if (way === noticeTopicSpec(topic).default) {
    await tx.deleteFrom('notice_choice').where('user_id', '=', userId).where('topic', '=', topic).execute();
    return;
  }
  await tx
    .insertInto('notice_choice')
    .values({ user_id: userId, topic, way, since: at })
    .onConflict((conflict) => conflict.columns(['user_id', 'topic']).doUpdateSet({ way, since: at }).where('notice_choice.way', '<>', way))
    .execute();
}

/** When someone's daily mail comes. */
export interface DailyTime {
  hour: number;
  timeZone: string;
  nextAt: Date | null;
}

export async function findDailyTime(db: Db | Tx, userId: number): Promise<DailyTime | undefined> {
  const row = await db.selectFrom('notice_daily').select(['hour', 'time_zone', 'next_at']).where('user_id', '=', userId).executeTakeFirst();
  return row && { hour: row.hour, timeZone: row.time_zone, nextAt: row.next_at };
}

export async function saveDailyTime(tx: Tx, userId: number, { hour, timeZone, nextAt }: DailyTime): Promise<void> {
  const time = { hour, time_zone: timeZone, next_at: nextAt };
  await tx
    .insertInto('notice_daily')
    .values({ user_id: userId, ...time })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(time))
    .execute();
}

/** The company whose working days count for a user; nothing for those without one. */
export async function findCompanyOf(db: Db | Tx, userId: number): Promise<number | undefined> {
  const row = await db.selectFrom('contact').select('account_id').where('user_id', '=', userId).executeTakeFirst();
  return row?.account_id;
}

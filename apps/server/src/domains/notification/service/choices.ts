import {
  dailyHours,
  noticeTopicSpec,
  topicsOf,
  type chooseNotices,
  type NoticeChoices,
  type NoticeTopic,
  type NoticeWay,
} from '@heliodesk/contract/notification';
import type { BodyOf } from '@heliodesk/contract/kit';
import { workCalendarOf, type WorkCalendar } from '#src/domains/account/index.ts';
import { nextWorkingMorning } from '#src/domains/request/index.ts';
import type { Context, WriteContext } from '#src/platform/context.ts';
import type { Db, Tx } from '#src/platform/db/database.ts';
import { failFields } from '#src/platform/http/failure.ts';
import type { Platform } from '#src/platform/platform.ts';
import { findChosenWays, findCompanyOf, findDailyTime, lockChosenWays, saveDailyTime, saveWay, wayIn } from '../choice-store.ts';

/** The working days of a person: those of their company, else weekdays in the time zone where they are. */
async function calendarOf(db: Db | Tx, userId: number, timeZone: string): Promise<WorkCalendar> {
  const accountId = await findCompanyOf(db, userId);
  return accountId === undefined ? { country: '', timeZone } : workCalendarOf(db, accountId);
}

/** When the daily mail of a person comes next after a moment. */
export async function nextDailyOf(db: Db | Tx, userId: number, after: Date): Promise<Date> {
  const { hour, timeZone } = (await findDailyTime(db, userId)) ?? { hour: dailyHours.default, timeZone: 'UTC' };
  return nextWorkingMorning(after, hour, await calendarOf(db, userId, timeZone));
}

/** How the caller's notices come. */
export async function readChoices({ db, actor }: Context): Promise<NoticeChoices> {
  const chosen = (await findChosenWays(db, actor.userId)) ?? {};
  const { hour, timeZone, nextAt } = (await findDailyTime(db, actor.userId)) ?? { hour: dailyHours.default, timeZone: 'UTC', nextAt: null };
  const calendar = await calendarOf(db, actor.userId, timeZone);
  return {
    topics: topicsOf(actor).map((topic) => ({ topic, way: wayIn(chosen, topic), ways: [...noticeTopicSpec(topic).ways] })),
    email: actor.email,
    daily: { hour, timeZone: calendar.timeZone, next: nextAt?.toISOString() ?? null },
  };
}

function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

interface Change {
  topics: readonly { topic: NoticeTopic; way: NoticeWay }[];
  hour?: number | undefined;
  timeZone?: string | undefined;
}

/** Changes how someone hears of topics; the daily mail comes exactly while there is something that comes by it. */
export async function saveChoices(platform: Platform, tx: Tx, userId: number, { topics, ...time }: Change): Promise<void> {
  const now = platform.clock.now();
  const before = (await findDailyTime(tx, userId)) ?? { hour: dailyHours.default, timeZone: 'UTC', nextAt: null };
  for (const { topic, way } of topics) await saveWay(tx, { userId, topic, way }, now);
  const hour = time.hour ?? before.hour;
  const timeZone = time.timeZone !== undefined && isTimeZone(time.timeZone) ? time.timeZone : before.timeZone;
  const hasDaily = Object.values((await findChosenWays(tx, userId)) ?? {}).includes('daily');
  const nextAt = hasDaily ? nextWorkingMorning(now, hour, await calendarOf(tx, userId, timeZone)) : null;
  await saveDailyTime(tx, userId, { hour, timeZone, nextAt });
}

/** Changes how the caller's notices come. */
export async function choose(context: WriteContext, change: BodyOf<typeof chooseNotices>): Promise<NoticeChoices> {
  const { platform, tx, actor } = context;
  const offered = topicsOf(actor);
  for (const [index, { topic, way }] of change.topics.entries()) {
    if (!offered.includes(topic)) throw failFields({ path: `topics.${index}.topic`, rule: 'invalid' });
    if (!noticeTopicSpec(topic).ways.includes(way)) throw failFields({ path: `topics.${index}.way`, rule: 'invalid' });
  }
  await lockChosenWays(tx, actor.userId);
  await saveChoices(platform, tx, actor.userId, change);
  return readChoices(context);
}

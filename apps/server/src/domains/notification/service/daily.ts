import { noticePages, type NoticeKind } from '@heliodesk/contract/notification';
import { actorOfUser } from '#src/domains/identity/index.ts';
import { titlesIn } from '#src/domains/request/index.ts';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { queue } from '#src/platform/jobs/jobs.ts';
import { personIn } from '#src/platform/i18n/names.ts';
import type { Platform } from '#src/platform/platform.ts';
import { findDailyTime, saveDailyTime } from '../choice-store.ts';
import { findDailyTopics, findForDaily, lockDueDaily, updateToMailed, type DailyNotice } from '../daily-store.ts';
import { nextDailyOf } from './choices.ts';
import { kindText } from './kind-mail.ts';
import { unsubscribePathOf } from './unsubscribe-key.ts';

/** What one mail tells; more than this comes in the next one. */
const mostTold = 200;

/** What happened, request by request in the order in which something happened first; what is about none is together. */
function linesOf(platform: Platform, { language }: Actor, notices: readonly DailyNotice[]): string {
  const titleOf = titlesIn(platform, language);
  const ofRequests = [...Map.groupBy(notices, ({ request_id }) => request_id).values()];
  return ofRequests
    .map((ofRequest) => {
      const heads = ofRequest
        .slice(0, 1)
        .flatMap(({ titled, request_no }) => (request_no === null ? [] : [`${titleOf(titled)} (${request_no})`]));
      const told = ofRequest.map(({ kind, data }) => `• ${kindText(language, kind as NoticeKind, data as Record<string, string>)}`);
      return [...heads, ...told].join('\n');
    })
    .join('\n\n');
}

/** Mails what has happened; nothing if nothing has. */
async function mailDaily(platform: Platform, tx: Tx, actor: Actor): Promise<void> {
  const topics = await findDailyTopics(tx, actor.userId);
  const notices = topics.length === 0 ? [] : await findForDaily(tx, actor, topics, mostTold);
  if (notices.length === 0) return;
  const { userId, email: to, language } = actor;
  const unsubscribePath = unsubscribePathOf(platform, { userId, topic: 'daily' });
  await platform.mailer.send(tx, {
    to,
    language,
    template: 'dailyNotices',
    params: { name: personIn(language, actor.name, actor.personName), notices: linesOf(platform, actor, notices) },
    path: noticePages.list,
    ...(unsubscribePath === undefined ? {} : { unsubscribePath }),
  });
  const ids = notices.map(({ id }) => id);
  await updateToMailed(tx, ids, platform.clock.now());
}

/** Sends the daily mail of one person whose time has come; `false` if there is none. */
const sendNext = (platform: Platform): Promise<boolean> =>
  transaction(platform.db, async (tx) => {
    const now = platform.clock.now();
    const due = await lockDueDaily(tx, now);
    if (due === undefined) return false;
    const actor = await actorOfUser(platform, tx, due.userId);
    // Who is disabled gets nothing now, and goes on where they were once they are back.
    if (actor !== undefined) await mailDaily(platform, tx, actor);
    const time = await findDailyTime(tx, due.userId);
    if (time !== undefined) await saveDailyTime(tx, due.userId, { ...time, nextAt: await nextDailyOf(tx, due.userId, now) });
    return true;
  });

/** Sends all daily mails that are due: each is queued, noted and due again in one transaction, so it goes out once even if a server dies. */
export async function sendDueDailies(platform: Platform): Promise<void> {
  while (await sendNext(platform));
}

export const dailyQueue = queue<Record<string, never>>({ name: 'notice-daily', retries: 0, expireInSeconds: 600, concurrency: 1 });

export function scheduleDailies(platform: Platform): void {
  platform.jobs.define(dailyQueue, () => sendDueDailies(platform));
  platform.jobs.schedule(dailyQueue, '*/5 * * * *');
}

import { mostListed, tipReminderDays, type listTasks as api, type TaskOverview, type WaitingRequest } from '@heliodesk/contract/request';
import type { Page, QueryOf } from '@heliodesk/contract/kit';
import { workCalendarOf, type WorkCalendar } from '#src/domains/account/index.ts';
import type { Context } from '#src/platform/context.ts';
import { nameIn } from '#src/platform/i18n/names.ts';
import { workingDaysLater } from '../promise.ts';
import { offsetOf } from '../service/lists.ts';
import { titlesIn } from '../titles.ts';
import { iso } from '../view.ts';
import { countWaiting, findReceipts, findWaitedFor, findWaiting, type WaitingRow } from './task-store.ts';

/** When the question is reminded of next. Its clock starts with days of the calendar; people read the working days it will count. */
function questionClock({ question_at, question_reminded, question_remind_at }: WaitingRow, calendar: WorkCalendar) {
  if (question_at === null || question_remind_at === null) return { remind: null, close: null };
  if (question_reminded === tipReminderDays.length) return { remind: null, close: question_remind_at };
  const counted = question_reminded === 0 ? workingDaysLater(question_at, tipReminderDays[0], calendar) : question_remind_at;
  return { remind: counted > question_remind_at ? counted : question_remind_at, close: null };
}

const earliest = (...moments: (Date | null)[]): Date | null =>
  moments.reduce((first, moment) => (first === null || (moment !== null && moment < first) ? moment : first), null);
const latest = (...moments: (Date | null)[]): Date | null =>
  moments.reduce((last, moment) => (last === null || (moment !== null && moment > last) ? moment : last), null);

/** The requests that wait for the caller, or for their company. */
export async function listTasks(context: Context, query: QueryOf<typeof api>): Promise<Page<WaitingRequest>> {
  const { platform, db, actor, language } = context;
  const page = { company: query.company, limit: query.pageSize, offset: offsetOf(query, mostListed) };
  const [rows, total] = await Promise.all([findWaiting(db, actor, page), countWaiting(db, actor, query.company)]);
  // All are of one company: its calendar counts.
  const calendar = actor.accountId == null ? { country: '', timeZone: 'UTC' } : await workCalendarOf(db, actor.accountId);
  const titleOf = titlesIn(platform, language);
  return {
    total,
    rows: rows.map((row) => {
      const question = questionClock(row, calendar);
      const remind = earliest(row.tip_remind_at, question.remind);
      return {
        requestId: row.request_id,
        requestNo: row.request_no,
        requestType: row.type,
        title: titleOf(row),
        contactPerson: nameIn(language, row),
        isMine: row.contact_id === actor.contactId,
        tips: row.open_tips,
        questionTime: iso(row.question_at),
        askTime: row.asked_at.toISOString(),
        remindTime: iso(remind),
        // Only a request in review is withdrawn for silence.
        closeTime: remind === null && row.status === 'picked_up' ? iso(latest(row.tip_close_at, question.close)) : null,
      };
    }),
  };
}

/** Who the tasks of the company wait for, and what the caller has answered last. */
export async function readTaskOverview({ platform, db, actor, language }: Context): Promise<TaskOverview> {
  const [people, receipts] = await Promise.all([findWaitedFor(db, actor), findReceipts(db, actor)]);
  const titleOf = titlesIn(platform, language);
  return {
    people: people.map(({ id, tasks, ...person }) => ({
      name: nameIn(language, person),
      isYou: id === actor.contactId,
      tasks: Number(tasks),
    })),
    receipts: receipts.map((row) => ({
      tipsId: row.id,
      tipsType: row.tips_type,
      requestId: row.request_id,
      requestNo: row.request_no,
      title: titleOf(row),
      sendTime: row.closed_at.toISOString(),
    })),
  };
}

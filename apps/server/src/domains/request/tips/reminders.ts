import { lastReminderDays, silenceDays, silenceReopenDays, tipReminderDays } from '@heliodesk/contract/request';
import type { WorkCalendar } from '#src/domains/account/index.ts';
import { contextOf, withTx, type WriteContext } from '#src/platform/context.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { transition } from '#src/platform/lifecycle/transition.ts';
import type { Platform } from '#src/platform/platform.ts';
import { isLive } from '../guard-context.ts';
import { requestMachine } from '../machine.ts';
import { conversationPort } from '../ports.ts';
import { workingDaysLater } from '../promise.ts';
import { notifyContact } from '../service/notify-contact.ts';
import { tellOwner } from '../service/tell-owner.ts';
import { lockAnyRequest, type RequestRecord } from '../store.ts';
import { calendarOf } from './due.ts';
import { recallOpenTips } from './recall.ts';
import { openTasksInWords } from './remind.ts';
import { findLongSilent, findRequestsToRemind, findWaitingTasks, updateReminded, type WaitingTask } from './reminder-store.ts';

const day = 86_400_000;
const atATime = 100;
const daysLater = (from: Date, days: number): Date => new Date(from.getTime() + days * day);
const latest = (moments: readonly Date[]): Date => new Date(Math.max(...moments.map((moment) => moment.getTime())));

/** Working days between a reminder and the one before it, or the asking. */
const gaps: readonly number[] = tipReminderDays.map((days, index) => days - (tipReminderDays[index - 1] ?? 0));
const isReminded = ({ reminded }: WaitingTask): boolean => reminded === gaps.length;

/** A task after one more reminder. One that went out late moves those after it, so that they don't come together. */
function afterReminder(task: WaitingTask, calendar: WorkCalendar, now: Date): WaitingTask {
  const reminded = task.reminded + 1;
  const gap = gaps[reminded];
  const from = latest([task.remindAt, daysLater(now, -1)]);
  const remindAt =
    gap === undefined
      ? latest([daysLater(task.askedAt, silenceDays), daysLater(now, lastReminderDays)])
      : workingDaysLater(from, gap, calendar);
  return { ...task, reminded, remindAt };
}

/** A question starts with days of the calendar; its first reminder counts working days as well. */
const byCalendar = (task: WaitingTask, calendar: WorkCalendar): WaitingTask =>
  task.tipId === null && task.reminded === 0
    ? { ...task, remindAt: latest([task.remindAt, workingDaysLater(task.askedAt, gaps[0] ?? 0, calendar)]) }
    : task;

/** Whether silence ends a request: not one of which something was done before it was reopened. */
const isSuspendable = ({ status, settled_quantity: settled }: RequestRecord): boolean => status === 'picked_up' && settled === 0;

/** Tells the contact; the last reminder says when the request would be withdrawn. */
async function sendReminder(context: WriteContext<null>, request: RequestRecord, tasks: readonly WaitingTask[]): Promise<void> {
  const step = await transition(context, requestMachine, request, {
    action: 'sendReminder',
    after: { reminders: tasks.map(({ tipId, reminded }) => ({ tipId, reminded })) },
  });
  const told = { tasks: await openTasksInWords(context, step) };
  if (!isSuspendable(request) || !tasks.every(isReminded)) {
    await notifyContact(context, step, { template: 'taskReminder', params: told });
    return;
  }
  const { timeZone } = await calendarOf(context.tx, step);
  const until = { moment: latest(tasks.map(({ remindAt }) => remindAt)), timeZone };
  await notifyContact(context, step, { template: 'taskReminderLast', params: { ...told, until } });
}

/** Withdraws a request whose customer has been silent; what was asked stays open, since an answer brings it back. */
async function suspend(context: WriteContext<null>, request: RequestRecord): Promise<void> {
  const now = context.platform.clock.now();
  const until = daysLater(now, silenceReopenDays);
  const suspended = await transition(context, requestMachine, request, {
    action: 'suspend',
    extraGuards: ['silentForThirtyDays'],
    change: { waiting_on: 'none', silenced_at: now },
  });
  await conversationPort.of(context.platform).postSystemMessage(context, request.id, 'suspended', { until: until.toISOString() });
  await notifyContact(context, suspended, { template: 'requestSuspended', params: { until: { moment: until } } });
  await tellOwner(context, suspended, 'suspended');
}

/** Until when a request goes on waiting although all reminders went out; nothing if it has waited long enough. */
function waitsUntil(request: RequestRecord, tasks: readonly WaitingTask[], now: Date): Date | undefined {
  if (!isSuspendable(request) || request.waiting_on !== 'customer') return daysLater(now, 1);
  const word = request.last_customer_message_at;
  const until = latest([...tasks.map(({ remindAt }) => remindAt), ...(word === null ? [] : [daysLater(word, silenceDays)])]);
  return until > now ? until : undefined;
}

/** Looks at all that waits for the customer of a request, in one transaction with what it leads to. */
async function lookAt(context: WriteContext<null>, requestId: number): Promise<void> {
  const { platform, tx } = context;
  const now = platform.clock.now();
  const request = await lockAnyRequest(tx, requestId);
  if (request === undefined || !isLive(request)) return;
  const calendar = await calendarOf(tx, request);
  const before = await findWaitingTasks(tx, requestId);
  const known = before.map((task) => byCalendar(task, calendar));
  const isDue = ({ remindAt }: WaitingTask): boolean => remindAt <= now;
  const tasks = known.map((task) => (isDue(task) && !isReminded(task) ? afterReminder(task, calendar, now) : task));
  const isReminding = tasks.some(({ reminded }, index) => reminded !== before[index]?.reminded);
  const until = isReminding || !tasks.every(isReminded) ? undefined : waitsUntil(request, tasks, now);
  for (const task of tasks) await updateReminded(tx, requestId, { ...task, remindAt: latest([task.remindAt, ...(until ? [until] : [])]) });
  if (isReminding) await sendReminder(context, request, tasks);
  else if (tasks.length > 0 && tasks.every(isReminded) && until === undefined) await suspend(context, request);
}

/** Runs a step for many requests, each in a transaction of its own. */
async function each(platform: Platform, requestIds: readonly number[], step: (context: WriteContext<null>, id: number) => Promise<void>) {
  for (const id of requestIds) await transaction(platform.db, (tx) => step(withTx(contextOf(platform, null), tx), id));
}

/** Takes back what was asked in requests that an answer can't bring back any more. */
async function closeLongSilent(platform: Platform): Promise<void> {
  const before = daysLater(platform.clock.now(), -silenceReopenDays);
  await each(platform, await findLongSilent(platform.db, before, atATime), async (context, id) => {
    const request = await lockAnyRequest(context.tx, id);
    if (request?.silenced_at != null) await recallOpenTips(context, request);
  });
}

/** Reminds customers of what has waited for them, and withdraws what has waited too long. */
export async function remindOfWaiting(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  for (let after: number | undefined = 0; after !== undefined;) {
    const found = await findRequestsToRemind(platform.db, now, after, atATime);
    await each(platform, found, lookAt);
    after = found.length < atATime ? undefined : found.at(-1);
  }
  await closeLongSilent(platform);
}

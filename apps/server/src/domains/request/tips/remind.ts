import type { BodyOf, Language } from '@heliodesk/contract/kit';
import type { remindCustomer as api, RequestActed } from '@heliodesk/contract/request';
import type { Actor } from '#src/platform/auth/actor.ts';
import type { WriteContext } from '#src/platform/context.ts';
import type { Db, Tx } from '#src/platform/db/database.ts';
import { fail } from '#src/platform/http/failure.ts';
import { transition } from '#src/platform/lifecycle/transition.ts';
import type { Platform } from '#src/platform/platform.ts';
import { requestMachine } from '../machine.ts';
import { findCaseContact } from '../people-store.ts';
import { conversationPort } from '../ports.ts';
import { acted, nameOf } from '../service/acted.ts';
import { lockRequest } from '../service/lock.ts';
import { notifyContact } from '../service/notify-contact.ts';
import type { RequestRecord } from '../store.ts';
import { missingIn } from './ask.ts';
import { calendarOf } from './due.ts';
import { updateDue } from './reminder-store.ts';
import { findOpenTips } from './tip-store.ts';

/** All that waits for the customer of a request, in words: what each open tip asks for, then the open question. */
export async function openTasksInWords({ platform, db }: { platform: Platform; db: Db | Tx }, request: RequestRecord): Promise<string> {
  const tips = request.open_tips === 0 ? [] : await findOpenTips(db, request.id);
  const question = request.question_id === null ? '' : await conversationPort.of(platform).findText(db, request.question_id);
  return [...tips.map(({ asked, content }) => missingIn(request.language as Language, { ...asked, content })), question]
    .filter((words) => words !== '')
    .join('\n\n');
}

/** Reminders are mails: without a contact who gets them, no one would know. */
export async function hasSomeoneToRemind(db: Db | Tx, { contact_id }: RequestRecord): Promise<boolean> {
  const contact = contact_id === null ? undefined : await findCaseContact(db, contact_id);
  return contact?.isEnabled === true;
}

export interface Reminding {
  /** Days that the customer gets for a last answer; the mail says until when. */
  lastDays?: number;
}

/**
 * Reminds the contact of a locked request of all that waits for them, by mail and bell. Also for steps that remind among other things, and
 * for many requests one after another.
 */
export async function remindOfTasks(
  context: WriteContext<Actor>,
  request: RequestRecord,
  { lastDays }: Reminding = {},
): Promise<RequestRecord> {
  const { platform, tx, actor } = context;
  const until = lastDays === undefined ? undefined : new Date(platform.clock.now().getTime() + lastDays * 86_400_000);
  const step = await transition(context, requestMachine, request, { action: 'remind', after: until && { until } });
  if (!(await hasSomeoneToRemind(tx, step))) throw fail('request.nobodyToRemind');
  const told = { agent: actor.name, tasks: await openTasksInWords(context, step) };
  if (until === undefined) {
    await notifyContact(context, step, { template: 'tasksReminded', params: told });
    return step;
  }
  await updateDue(tx, step.id, until);
  const { timeZone } = await calendarOf(tx, step);
  await notifyContact(context, step, { template: 'tasksRemindedLast', params: { ...told, until: { moment: until, timeZone } } });
  return step;
}

/** Staff remind the customer once more, beside the reminders that go out by themselves. */
export async function remindCustomer(context: WriteContext, { requestId, version }: BodyOf<typeof api>): Promise<RequestActed> {
  const reminded = await remindOfTasks(context, await lockRequest(context, requestId, version));
  return acted(context, reminded, await nameOf(context.tx, reminded.owner_id));
}

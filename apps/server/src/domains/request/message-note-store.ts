import { tipReminderDays, type TipType } from '@heliodesk/contract/request';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '#src/platform/db/database.ts';
import { isLive } from './guard-context.ts';
import { contactStateOf } from './people-store.ts';
import { updateOf, type RequestChange, type RequestRecord } from './store.ts';
import { openTipsWith } from './tips/open-tips.ts';

/** Whether the request's contact is reached, or a guest asked, who reads the answer where they did. */
const isReached = sql<boolean>`request.contact_id is null or ${contactStateOf('request.contact_id')} = 'active'`;

/** The customer's turn if the contact can be reached; otherwise it stays as it is. */
const turnOfReached = sql`case when ${isReached} then 'customer' else waiting_on end`;

/** When the clock looks at a question first: never later than its working days, which need the calendar of the company. */
const firstLook = (at: Date): Date => new Date(at.getTime() + tipReminderDays[0] * 86_400_000);

/** Staff's question, open from now on if it reaches someone. */
const questionOfReached = (id: RawBuilder<unknown>, at: Date): RequestChange => ({
  question_id: sql`case when ${isReached} then ${id} else question_id end`,
  question_at: sql`case when ${isReached} then ${at}::timestamptz else question_at end`,
  question_remind_at: sql`case when ${isReached} then ${firstLook(at)}::timestamptz else question_remind_at end`,
  question_reminded: sql`case when ${isReached} then 0 else question_reminded end`,
});

/** Any word of the customer answers it. */
const answered = { question_id: null, question_at: null, question_remind_at: null, question_reminded: 0 };

/** Keeps the promise if it reaches someone. */
const contacted = (at: Date): RequestChange => ({ first_contact_at: sql`case when ${isReached} then ${at}::timestamptz end` });

interface NotedMessage {
  side: 'customer' | 'staff';
  at: Date;
  /** Staff ask something: in their words, or by a tip, which is a task of its own. */
  asks: 'question' | 'tip' | undefined;
}

/**
 * Records that a side has written publicly, as an update for the statement that writes the message: staff's first answer keeps the promise if
 * it reaches someone, and a question of theirs makes it the customer's turn; a customer's message makes it ours, unless a tip is open (spec 3 §7). The
 * message's id comes from `written`. The version stays.
 */
export function noteMessage(request: RequestRecord, { side, at, asks }: NotedMessage): RawBuilder<unknown> {
  const isFirstContact = side === 'staff' && request.first_contact_at === null && request.submitted_at !== null;
  return updateOf(request.id, {
    updated_at: at,
    ...(side === 'customer'
      ? {
          last_customer_message_at: at,
          ...(isLive(request) && request.open_tips === 0 ? { waiting_on: 'us' } : {}),
          ...(request.question_id === null ? {} : answered),
        }
      : {
          last_staff_message_at: at,
          ...(isFirstContact ? contacted(at) : {}),
          ...(asks !== undefined && isLive(request) ? { waiting_on: turnOfReached } : {}),
          ...(asks === 'question' && isLive(request) ? questionOfReached(sql`(select id from written)`, at) : {}),
        }),
  });
}

/** Whose turn it is by what is open. */
const turnBy = ({ open_tips }: RequestRecord, question: { id: number; at: Date } | null): RequestChange => ({
  waiting_on: question !== null || open_tips > 0 ? turnOfReached : 'us',
  ...(question === null ? answered : questionOfReached(sql`${question.id}::bigint`, question.at)),
});

/**
 * Records that the customer is offered solutions or asked for something by a step, which is open until they have answered. Where no one has
 * written to them before, that keeps the promise. The version stays.
 */
export async function noteOffers(tx: Tx, request: RequestRecord, { types, at }: { types: readonly TipType[]; at: Date }): Promise<void> {
  const { id, first_contact_at: first } = request;
  await updateOf(id, { ...openTipsWith(request, types), waiting_on: turnOfReached, ...(first === null ? contacted(at) : {}) }).execute(tx);
}

interface RemainingMessages {
  /** The side that took something back. */
  side: 'customer' | 'staff';
  /** When it last wrote; `null` if none of its messages are left. */
  at: Date | null;
  /** The question that is open by the remaining messages, `null` for none; if omitted, whose turn it is stays as it is. */
  question?: { id: number; at: Date } | null;
}

/** Records who wrote last and whose turn it is after a message was taken back. The version stays the same. */
export async function noteTakenBack(tx: Tx, request: RequestRecord, { side, at, question }: RemainingMessages): Promise<void> {
  const depends = question !== undefined && isLive(request) && (request.waiting_on === 'customer' || request.waiting_on === 'us');
  const update = updateOf(request.id, {
    ...(side === 'customer' ? { last_customer_message_at: at } : { last_staff_message_at: at }),
    ...(depends ? turnBy(request, question) : {}),
  });
  await update.execute(tx);
}

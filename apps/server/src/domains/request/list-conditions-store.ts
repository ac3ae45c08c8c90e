import { closedStatuses, liveStatuses } from '@heliodesk/contract/request';
import { sql, type ExpressionBuilder, type ExpressionWrapper, type SqlBool } from 'kysely';
import { startOfDay } from '#src/platform/db/days.ts';
import { containsPattern } from '#src/platform/db/like-pattern.ts';
import type { DB } from '#src/platform/db/tables.ts';

/** One condition on the request table. */
export type Condition = (eb: ExpressionBuilder<DB, 'request'>) => ExpressionWrapper<DB, 'request', SqlBool>;

const words = (all: readonly string[]) => all.map((word) => sql.lit(word));

/** Conditions of the lists' filters. Words of closed lists are in the text, where partial indexes and prepared plans see them. */
export const where = {
  type:
    (type: number): Condition =>
    (eb) =>
      eb('request.type', '=', sql.lit(type)),
  status:
    (status: string): Condition =>
    (eb) =>
      eb('request.status', '=', sql.lit(status)),
  live: (): Condition => (eb) => eb('request.status', 'in', words(liveStatuses)),
  closed: (): Condition => (eb) => eb('request.status', 'in', words(closedStatuses)),
  submitted: (): Condition => (eb) => eb('request.status', '<>', sql.lit('draft')),
  contact:
    (contactId: number): Condition =>
    (eb) =>
      eb('request.contact_id', '=', contactId),
  owner:
    (userId: number): Condition =>
    (eb) =>
      eb('request.owner_id', '=', userId),
  unowned: (): Condition => (eb) => eb('request.owner_id', 'is', null),
  account:
    (accountId: number): Condition =>
    (eb) =>
      eb('request.account_id', '=', accountId),
  region:
    (regionId: number): Condition =>
    (eb) =>
      eb('request.region_id', '=', regionId),
  waitingOn:
    (party: string): Condition =>
    (eb) =>
      eb('request.waiting_on', '=', sql.lit(party)),
  createdFrom:
    (day: string): Condition =>
    (eb) =>
      eb('request.created_at', '>=', startOfDay(day)),
  createdTo:
    (day: string): Condition =>
    (eb) =>
      eb('request.created_at', '<', startOfDay(day, 1)),
  promiseBefore:
    (moment: Date): Condition =>
    (eb) =>
      eb('request.promise_at', '<', moment),
  promiseFrom:
    (moment: Date): Condition =>
    (eb) =>
      eb('request.promise_at', '>=', moment),
  /** The customer wrote last. */
  answered: (): Condition => (eb) =>
    eb.and([
      eb('request.last_customer_message_at', 'is not', null),
      eb.or([
        eb('request.last_staff_message_at', 'is', null),
        eb('request.last_customer_message_at', '>', eb.ref('request.last_staff_message_at')),
      ]),
    ]),
  /** Who wrote last, counting the submission as the customer's first word. */
  lastWord:
    (by: 'customer' | 'us'): Condition =>
    (eb) =>
      eb(
        eb.fn.coalesce('request.last_customer_message_at', 'request.submitted_at'),
        by === 'customer' ? '>' : '<=',
        eb.fn.coalesce('request.last_staff_message_at', sql<Date>`'-infinity'::timestamptz`),
      ),
  among:
    (ids: number[]): Condition =>
    (eb) =>
      eb('request.id', '=', sql<number>`any(${ids}::bigint[])`),
};

/** What a search text may mean: part of a number, a project or a company, or one of the given ids. */
export interface TextSearch {
  text: string;
  ids: number[];
}

/** Each meaning is found by an index of its own. */
export function meaningsOf({ text, ids }: TextSearch): Condition[] {
  const part = containsPattern(text);
  return [
    (eb) => eb('request.request_no', 'ilike', part),
    (eb) => eb('request.project_name', 'ilike', part),
    (eb) => eb('request.account_id', 'in', eb.selectFrom('account').select('account.id').where('account.company_name', 'ilike', part)),
    ...(ids.length === 0 ? [] : [where.among(ids)]),
  ];
}

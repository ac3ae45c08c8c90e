import { requestsOfAbsent } from './absence/absence-columns-store.ts';
import { closedStatuses, liveStatuses } from '@heliodesk/contract/request';
import { sql, type ExpressionBuilder, type ExpressionWrapper, type RawBuilder, type SqlBool } from 'kysely';
import type { SqlCondition, SqlIds } from '#src/platform/db/database.ts';
import { startOfDay } from '#src/platform/db/days.ts';
import { wordsOf } from '#src/platform/db/search-terms.ts';
import type { DB } from '#src/platform/db/tables.ts';

/** One condition on the request table. */
export type Condition = (eb: ExpressionBuilder<DB, 'request'>) => ExpressionWrapper<DB, 'request', SqlBool>;

const words = (all: readonly string[]) => all.map((word) => sql.lit(word));

export const isSubmitted: Condition = (eb) => eb('request.status', '<>', sql.lit('draft'));

const isLive: Condition = (eb) => eb('request.status', 'in', words(liveStatuses));

/** The customer's last word in the table of this name: submitting was their first. */
const theirWordAt = (table: string) =>
  sql<Date>`coalesce(${sql.ref(`${table}.last_customer_message_at`)}, ${sql.ref(`${table}.submitted_at`)})`;

/** Whether staff wrote last. */
export const isOursLast = (table: string): SqlCondition =>
  sql<boolean>`(${theirWordAt(table)} <= coalesce(${sql.ref(`${table}.last_staff_message_at`)}, '-infinity'::timestamptz))`;

/** When someone wrote last. */
export const lastWordAt = (table: string): RawBuilder<Date> =>
  sql<Date>`greatest(${theirWordAt(table)}, ${sql.ref(`${table}.last_staff_message_at`)})`;

/** Conditions of the lists' filters. Words of closed lists are in the text, where partial indexes and prepared plans see them. */
export const where = {
  nothing: (): Condition => (eb) => eb.lit(false),
  type:
    (type: number): Condition =>
    (eb) =>
      eb('request.type', '=', sql.lit(type)),
  types:
    (types: readonly number[]): Condition =>
    (eb) =>
      eb(
        'request.type',
        'in',
        types.map((type) => sql.lit(type)),
      ),
  /** Asked by a guest, bound to a company since or not. */
  ofGuest: (): Condition => (eb) => eb('request.guest_id', 'is not', null),
  bound:
    (isBound: boolean): Condition =>
    (eb) =>
      eb('request.account_id', isBound ? 'is not' : 'is', null),
  status:
    (status: string): Condition =>
    (eb) =>
      eb('request.status', '=', sql.lit(status)),
  live: (): Condition => isLive,
  closed: (): Condition => (eb) => eb('request.status', 'in', words(closedStatuses)),
  submitted: (): Condition => isSubmitted,
  contact:
    (contactId: number): Condition =>
    (eb) =>
      eb('request.contact_id', '=', contactId),
  owner:
    (userId: number): Condition =>
    (eb) =>
      eb('request.owner_id', '=', userId),
  /** A proposal waits for a decision. */
  toDecide: (): Condition => (eb) => eb('request.decision_due', 'is not', null),
  /** In a set that is small beside the table: looked up one by one, since joined with many, the planner would read all requests instead. */
  in:
    (ids: SqlIds): Condition =>
    (eb) =>
      eb('request.id', '=', sql<number>`any(array${ids})`),
  /** Of people who are out of office. */
  ofAbsent: (): Condition => (eb) => eb('request.id', 'in', requestsOfAbsent),
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
  answered: (): Condition => (eb) => eb('request.answered', '=', sql.lit(true)),
  /** Who wrote last, counting the submission as the customer's first word. */
  lastWord:
    (by: 'customer' | 'us'): Condition =>
    (eb) =>
      eb(isOursLast('request'), '=', sql.lit(by === 'us')),
  among:
    (ids: readonly number[]): Condition =>
    (eb) =>
      eb('request.id', '=', sql<number>`any(${[...ids]}::bigint[])`),
};

/** What a search text may mean. */
export interface TextSearch {
  /** What a request's words are compared with (`searchPatterns`); all have to match. */
  patterns: readonly string[];
  /** The beginning of a number, where the text looks like one: then it means nothing else. */
  numberStart?: string | undefined;
  /** Requests that list a serial number which begins with the text. */
  ids: readonly number[];
}

/** Looks up the words request by request: for lists that are read in their order until the page is full. */
const hasWordsInPlace =
  (patterns: readonly string[]): Condition =>
  (eb) =>
    eb(
      eb
        .selectFrom('request_search')
        .select((search) => search.and(patterns.map((pattern) => search('request_search.text', 'like', pattern))).as('matches'))
        .whereRef('request_search.request_id', '=', 'request.id'),
      '=',
      sql.lit(true),
    );

/** Whether `text`, a request's words, contains all of these. */
export const hasAll = (patterns: readonly string[]): RawBuilder<unknown> =>
  sql.join([sql`true`, ...patterns.map((pattern) => sql`text like ${pattern}`)], sql` and `);

/** Any meaning, all matches from the word index: for lists that are sorted afterwards. */
export const isFoundBy =
  ({ patterns, ids }: TextSearch): Condition =>
  (eb) =>
    eb(
      'request.id',
      'in',
      sql<number>`(
        with found as materialized (
          select request_id from request_search where ${hasAll(patterns)}
        )
        select request_id from found union select unnest(${[...ids]}::bigint[]))`,
    );

/** Any meaning, for rows that come in an order: many match, so that it is not worthwhile to gather them all. */
export const anyMeaningOf =
  ({ patterns, numberStart, ids }: TextSearch): Condition =>
  (eb) =>
    eb.or(
      (numberStart === undefined ? [hasWordsInPlace(patterns), where.among(ids)] : [hasNumberStart(numberStart)]).map((meaning) =>
        meaning(eb),
      ),
    );

/** The beginning of a request's number. */
export const hasNumberStart =
  (numberStart: string): Condition =>
  (eb) =>
    eb('request.request_no', 'like', `${numberStart}%`);

/** What a text means among drafts, whose words no index holds: their author has few. */
export const isDraftFoundBy =
  ({ patterns, numberStart }: TextSearch): Condition =>
  (eb) =>
    numberStart === undefined
      ? eb.and(
          patterns.map((pattern) =>
            eb(wordsOf(['request.request_no', 'request.title', 'request.description', 'request.project_name']), 'like', pattern),
          ),
        )
      : hasNumberStart(numberStart)(eb);

import {
  liveStatuses,
  numberPrefixes,
  type Outcome,
  type RequestStatus,
  type RequestType,
  type TipType,
  type WaitingOn,
} from '@heliodesk/contract/request';
import { sql, type RawBuilder, type Selectable, type Updateable } from 'kysely';
import type { Caller } from '#src/platform/auth/actor.ts';
import { builtOnce } from '#src/platform/db/built-once.ts';
import type { Db, SqlCondition, Tx } from '#src/platform/db/database.ts';
import type { Request } from '#src/platform/db/tables.ts';
import { visibleTo } from './policy.ts';

/** Columns that the database computes from others, for lists alone. */
type ListColumn = 'answered' | 'updated_hour' | 'word_hour' | 'customer_word_hour' | 'promise_at';

/** A row of the request table, its codes narrowed to what the table's checks allow. */
export type RequestRecord = Omit<Selectable<Request>, 'status' | 'type' | 'waiting_on' | 'outcome' | 'open_tip_types' | ListColumn> & {
  status: RequestStatus;
  type: RequestType;
  waiting_on: WaitingOn;
  outcome: Outcome | null;
  open_tip_types: TipType[];
};

/** A request of a company: every request except a guest's that staff have not assigned to one yet. */
export type BoundRequest = RequestRecord & { account_id: number; contact_id: number };

export const isBound = (request: RequestRecord): request is BoundRequest => request.account_id !== null && request.contact_id !== null;

/** Narrows a row to what the table's checks allow. */
export const toRecord = (row: Omit<Selectable<Request>, ListColumn>): RequestRecord => row as RequestRecord;

/** The request if the actor may see it. */
export async function findRequest(db: Db | Tx, actor: Caller, requestId: number): Promise<RequestRecord | undefined> {
  const [row] = await selectVisible(db, requestId, visibleTo(actor));
  return row && toRecord(row);
}

const selectVisible = builtOnce((db, requestId: number, condition: SqlCondition) =>
  db.selectFrom('request').selectAll().where('id', '=', requestId).where(condition),
);

/** A request of which is known that it is there, for parts of it that the caller may see. */
export const findById = async (db: Db | Tx, requestId: number): Promise<RequestRecord> =>
  toRecord(await db.selectFrom('request').selectAll().where('id', '=', requestId).executeTakeFirstOrThrow());

/** Of the given requests, those that the actor may see. */
export async function findVisible(db: Db | Tx, actor: Caller, requestIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (requestIds.length === 0) return new Set();
  const rows = await db.selectFrom('request').select('id').where('id', 'in', requestIds).where(visibleTo(actor)).execute();
  return new Set(rows.map(({ id }) => id));
}

/** The request if the actor may see it, locked until the transaction ends; later callers wait, in the order they came. */
export async function lockVisibleRequest(tx: Tx, actor: Caller, requestId: number): Promise<RequestRecord | undefined> {
  const condition = visibleTo(actor);
  const [row] = await selectVisibleForUpdate(tx, requestId, condition, condition);
  return row && toRecord(row);
}

/**
 * Waiters on a row lock get in without any order, and some wait very long; the lock taken first has a queue. Only those who may see the
 * request line up for it.
 */
const selectVisibleForUpdate = builtOnce((db, requestId: number, mayQueue: SqlCondition, condition: SqlCondition) =>
  db
    .with('turn', (query) =>
      query
        .selectFrom('request')
        .select(['request.id', sql`pg_advisory_xact_lock(hashtextextended('request', request.id))`.as('taken')])
        .where('request.id', '=', requestId)
        .where(mayQueue),
    )
    .selectFrom('turn')
    .innerJoin('request', 'request.id', 'turn.id')
    .selectAll('request')
    .where(condition)
    .forUpdate('request'),
);

/** A request, no matter who sees it, locked for the product itself. */
export async function lockAnyRequest(tx: Tx, requestId: number): Promise<RequestRecord | undefined> {
  const [row] = await selectVisibleForUpdate(tx, requestId, sql<boolean>`true`, sql<boolean>`true`);
  return row && toRecord(row);
}

/** Which kind a request is, no matter who asks. */
export async function findType(db: Db, requestId: number): Promise<RequestType | undefined> {
  const row = await db.selectFrom('request').select('type').where('id', '=', requestId).executeTakeFirst();
  return row?.type as RequestType | undefined;
}

/** Whether a company has a submitted request of this number. */
export const isNumberOf = async (db: Db, accountId: number | null, requestNo: string): Promise<boolean> =>
  accountId !== null &&
  (await db
    .selectFrom('request')
    .select('id')
    .where('request_no', '=', requestNo)
    .where('account_id', '=', accountId)
    .where('status', '<>', 'draft')
    .executeTakeFirst()) !== undefined;

/** Whether a request is open, as a condition of another domain's query; `requestId` is the column of its id. */
export const isOpenRequest = (requestId: string): SqlCondition =>
  sql<boolean>`exists (select from request where request.id = ${sql.ref(requestId)} and request.status in (${sql.join(liveStatuses.map((status) => sql.lit(status)))}))`;

/** The next number of a type and a UTC day, such as `MC-20261120-00042`. */
export async function nextRequestNo(tx: Tx, type: RequestType, at: Date): Promise<string> {
  const prefix = numberPrefixes[type];
  const day = at.toISOString().slice(0, 10);
  const { last } = await tx
    .insertInto('request_number')
    .values({ prefix, day, last: 1 })
    .onConflict((conflict) => conflict.columns(['prefix', 'day']).doUpdateSet({ last: sql`request_number.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow();
  return `${prefix}-${day.replaceAll('-', '')}-${String(last).padStart(5, '0')}`;
}

/** How many drafts of a contact are newer than a moment, discarded ones counted too. */
export async function countNewDrafts(db: Db | Tx, contactId: number, since: Date): Promise<number> {
  const { total } = await db
    .selectFrom('request')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('contact_id', '=', contactId)
    .where('status', '=', sql.lit('draft'))
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Lets requests of one company be started one after another until the transaction ends: each counts those before it. */
export const lockStarting = async (tx: Tx, accountId: number): Promise<void> =>
  void (await sql`select pg_advisory_xact_lock(hashtextextended('requests of a company', ${accountId}))`.execute(tx));

/** How many requests of a company were started after a moment, whatever became of them. None changed before it was started. */
export async function countStarted(db: Db | Tx, accountId: number, since: Date): Promise<number> {
  const { total } = await db
    .selectFrom('request')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('account_id', '=', accountId)
    .where('updated_hour', '>', new Date(since.getTime() - 60 * 60_000))
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(total);
}

export interface NewDraft {
  type: RequestType;
  requestNo: string;
  accountId: number;
  contactId: number;
  createdBy: number;
  onBehalf: boolean;
  language: string;
  regionId: number | null;
  at: Date;
}

export async function insertDraft(tx: Tx, draft: NewDraft): Promise<RequestRecord> {
  const row = await tx
    .insertInto('request')
    .values({
      type: draft.type,
      request_no: draft.requestNo,
      account_id: draft.accountId,
      contact_id: draft.contactId,
      created_by: draft.createdBy,
      on_behalf: draft.onBehalf,
      language: draft.language,
      region_id: draft.regionId,
      created_at: draft.at,
      updated_at: draft.at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toRecord(row);
}

/** Columns to be written, with a value or an expression each. */
export type RequestChange = { [Column in keyof Updateable<Request>]: Updateable<Request>[Column] | RawBuilder<unknown> };

/** Columns as an update sets them. */
export const assignmentsOf = (change: RequestChange): RawBuilder<unknown>[] =>
  Object.entries(change)
    .filter(([, value]) => value !== undefined)
    .map(([column, value]) => sql`${sql.ref(column)} = ${value}`);

/** An update of columns that no form edits, for another statement to run; the version stays, so that no one's open form turns stale. */
export const updateOf = (requestId: number, change: RequestChange): RawBuilder<unknown> =>
  sql`update request set ${sql.join(assignmentsOf(change))} where id = ${requestId}`;

export async function removeDraft(tx: Tx, requestId: number): Promise<void> {
  await tx.deleteFrom('request').where('id', '=', requestId).where('status', '=', 'draft').execute();
}

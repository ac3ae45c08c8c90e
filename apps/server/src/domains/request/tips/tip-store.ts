import {
  mostTipHeads,
  tipLifecycle,
  type ConsentFile,
  type FieldValue,
  type PairDifference,
  type SerialDifference,
  type RequestType,
  type TipFile,
  type TipState,
  type TipType,
} from '@heliodesk/contract/request';
import { sql } from 'kysely';
import type { Participant } from '#src/platform/auth/actor.ts';
import { builtOnce } from '#src/platform/db/built-once.ts';
import type { Db, Tx } from '#src/platform/db/database.ts';
import { toAsked, type Asked } from './asked.ts';

/** The part of the request that a tip is about, as it was at a moment. */
export interface Snapshot {
  files?: TipFile[];
  /** Details by the paths of the save call, in the order in which they are asked for. */
  fields?: readonly { field: string; value: FieldValue }[];
  serials?: SerialDifference;
  /** Lists of old and new serial numbers, with what has changed. */
  pairs?: PairDifference;
  /** Whether the solution that was offered is accepted, once that is answered, … */
  accepted?: boolean;
  /** … and the written consent with which staff have answered. */
  consent?: ConsentFile;
}

export interface TipRecord {
  id: number;
  requestId: number;
  requestType: RequestType;
  messageId: number;
  type: TipType;
  state: TipState;
  asked: Asked;
  content: string;
  askedAt: Date;
  dueAt: Date;
  note: string;
  /** What was typed of details that are asked for, by path. */
  typed: Readonly<Record<string, FieldValue>>;
  version: number;
  before: Snapshot;
  after: Snapshot | null;
  closedAt: Date | null;
  reviewedAt: Date | null;
  asker: string;
  answerer: string | null;
  firstName: string | null;
  lastName: string | null;
  /** The contact that staff have answered for. */
  forFirstName: string | null;
  forLastName: string | null;
}

export type TipHeadRecord = Pick<TipRecord, 'id' | 'messageId' | 'type' | 'state' | 'askedAt' | 'dueAt' | 'closedAt'>;

const query = (db: Db | Tx) =>
  db
    .selectFrom('tip')
    .innerJoin('request', 'request.id', 'tip.request_id')
    .leftJoin('app_user as asking', 'asking.id', 'tip.asked_by')
    .leftJoin('app_user as answering', 'answering.id', 'tip.answered_by')
    .leftJoin('contact', 'contact.user_id', 'tip.answered_by')
    .leftJoin('contact as represented', 'represented.id', 'tip.answered_for')
    .leftJoin('guest', 'guest.id', 'tip.answered_by_guest')
    .select((eb) => eb.fn.coalesce('answering.name', 'guest.name').as('answerer'))
    .select([
      'tip.id',
      'tip.request_id as requestId',
      'request.type as requestType',
      'tip.message_id as messageId',
      'tip.type',
      'tip.state',
      'tip.asked',
      'tip.content',
      'tip.asked_at as askedAt',
      'tip.due_at as dueAt',
      'tip.note',
      'tip.typed',
      'tip.version',
      'tip.before',
      'tip.after',
      'tip.closed_at as closedAt',
      'tip.reviewed_at as reviewedAt',
      'asking.name as asker',
      'contact.first_name as firstName',
      'contact.last_name as lastName',
      'represented.first_name as forFirstName',
      'represented.last_name as forLastName',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof query>['execute']>>[number];

/** Its codes and its JSON are written by this store alone. */
const toRecord = (row: Row): TipRecord =>
  ({
    ...row,
    asker: row.asker ?? '',
    asked: toAsked(row.asked as Partial<Asked>),
  }) as TipRecord;

const selectTips = builtOnce((db, requestId: number) => query(db).where('tip.request_id', '=', requestId).orderBy('tip.id'));

/** All tips of a request, the oldest first. */
export const findTips = async (db: Db | Tx, requestId: number): Promise<TipRecord[]> => (await selectTips(db, requestId)).map(toRecord);

const selectTipHeads = builtOnce((db, requestId: number) =>
  db
    .selectFrom('tip')
    .select(['id', 'message_id as messageId', 'type', 'state', 'asked_at as askedAt', 'due_at as dueAt', 'closed_at as closedAt'])
    .where('request_id', '=', requestId)
    .orderBy('id')
    .limit(sql.lit(mostTipHeads)),
);

/** Which tips a request has, the oldest first. */
export const findTipHeads = async (db: Db | Tx, requestId: number): Promise<TipHeadRecord[]> =>
  (await selectTipHeads(db, requestId)) as TipHeadRecord[];

export const findOpenTips = async (db: Db | Tx, requestId: number): Promise<TipRecord[]> =>
  (await query(db).where('tip.request_id', '=', requestId).where('tip.state', '=', 'open').orderBy('tip.id').execute()).map(toRecord);

export async function findTip(db: Db | Tx, tipsId: number): Promise<TipRecord | undefined> {
  const row = await query(db).where('tip.id', '=', tipsId).executeTakeFirst();
  return row && toRecord(row);
}

export async function findTipOfMessage(db: Db | Tx, msgId: number): Promise<TipRecord | undefined> {
  const row = await query(db).where('tip.message_id', '=', msgId).executeTakeFirst();
  return row && toRecord(row);
}

interface NewTip {
  requestId: number;
  messageId: number;
  type: TipType;
  asked: Asked;
  content: string;
  askedBy: number | null;
  at: Date;
  dueAt: Date;
  before: Snapshot;
  /** What the customer had written for the tip that this one replaces. */
  kept: Pick<TipRecord, 'note' | 'typed'> | undefined;
}

export async function insertTip(tx: Tx, tip: NewTip): Promise<number> {
  const { id } = await tx
    .insertInto('tip')
    .values({
      request_id: tip.requestId,
      message_id: tip.messageId,
      type: tip.type,
      asked: JSON.stringify(tip.asked),
      content: tip.content,
      asked_by: tip.askedBy,
      asked_at: tip.at,
      due_at: tip.dueAt,
      remind_at: tip.dueAt,
      before: JSON.stringify(tip.before),
      note: tip.kept?.note ?? '',
      typed: JSON.stringify(tip.kept?.typed ?? {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Takes tips out of the state that the step starts in; answers those that were in it. */
async function close(tx: Tx, tipIds: readonly number[], step: 'recall' | 'supersede', at: Date): Promise<number[]> {
  if (tipIds.length === 0) return [];
  const { from, to } = tipLifecycle.actions[step] ?? {};
  const rows = await tx
    .updateTable('tip')
    .set({ state: to ?? undefined, closed_at: at })
    .where('id', 'in', tipIds)
    .where('state', 'in', from ?? [])
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export const updateToRecalled = (tx: Tx, tipIds: readonly number[], at: Date): Promise<number[]> => close(tx, tipIds, 'recall', at);
export const updateToSuperseded = (tx: Tx, tipIds: readonly number[], at: Date): Promise<number[]> => close(tx, tipIds, 'supersede', at);

interface Answer {
  after: Snapshot;
  note: string;
  by: Participant;
  /** The contact that staff answer for. */
  contactId: number | null;
  at: Date;
}

/** Answers a tip for good; `false` if something else became of it before. */
export async function updateToAnswered(tx: Tx, tipsId: number, answer: Answer): Promise<boolean> {
  const { from, to } = tipLifecycle.actions.answer ?? {};
  const row = await tx
    .updateTable('tip')
    .set({
      state: to ?? undefined,
      after: JSON.stringify(answer.after),
      note: answer.note,
      answered_by: answer.by.userId,
      answered_by_guest: answer.by.guestId,
      answered_for: answer.contactId,
      closed_at: answer.at,
    })
    .where('id', '=', tipsId)
    .where('state', 'in', from ?? [])
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Saves what the customer writes, as long as the tip is open. */
export async function updateNote(tx: Tx, tipsId: number, note: string): Promise<void> {
  await tx.updateTable('tip').set({ note }).where('id', '=', tipsId).where('state', '=', 'open').execute();
}

/** Saves what the customer types of details, as long as the tip is open. */
export async function updateTyped(tx: Tx, tipsId: number, typed: TipRecord['typed']): Promise<void> {
  await tx
    .updateTable('tip')
    .set(({ eb }) => ({ typed: JSON.stringify(typed), version: eb('version', '+', 1) }))
    .where('id', '=', tipsId)
    .where('state', '=', 'open')
    .execute();
}

/** Marks an answer as looked at; the first time counts. */
export async function updateToReviewed(tx: Tx, tipsId: number, at: Date): Promise<void> {
  await tx
    .updateTable('tip')
    .set({ reviewed_at: at })
    .where('id', '=', tipsId)
    .where('state', '=', 'confirmed')
    .where('reviewed_at', 'is', null)
    .execute();
}

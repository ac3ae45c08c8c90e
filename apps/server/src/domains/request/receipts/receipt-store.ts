import type { ReceiptKind, TipType } from '@heliodesk/contract/request';
import { userIdOf, type Caller, type Participant } from '#src/platform/auth/actor.ts';
import type { Db, SqlCondition, Tx } from '#src/platform/db/database.ts';
import { sql } from 'kysely';
import { visibleTo } from '../policy.ts';

export interface ReceiptRow {
  id: number;
  requestId: number;
  number: string;
  kind: ReceiptKind;
  tipsId: number | null;
  tipsType: TipType | null;
  msgId: number | null;
  confirmedAt: Date;
  confirmedBy: string;
  confirmedFor: string;
  record: string;
  digest: string;
}

/** Bank details concern the one who confirmed them and the owner of the request alone. */
const concerns = (actor: Caller): SqlCondition =>
  sql<boolean>`(receipt.kind <> 'bankDetails' or ${userIdOf(actor)}::bigint in (receipt.confirmed_by, request.owner_id))`;

const query = (db: Db | Tx, actor: Caller) =>
  db
    .selectFrom('receipt')
    .innerJoin('request', 'request.id', 'receipt.request_id')
    .leftJoin('tip', 'tip.id', 'receipt.tip_id')
    .where(visibleTo(actor))
    .where(concerns(actor))
    .select([
      'receipt.id',
      'receipt.request_id as requestId',
      'receipt.number',
      'receipt.kind',
      'receipt.tip_id as tipsId',
      'tip.type as tipsType',
      'tip.message_id as msgId',
      'receipt.confirmed_at as confirmedAt',
      'receipt.confirmed_by_name as confirmedBy',
      'receipt.confirmed_for_name as confirmedFor',
      'receipt.record',
      'receipt.digest',
    ]);

/** The receipts of a request, as far as the caller may see it, the oldest first. Codes are those that the tables' checks allow. */
export const findReceipts = async (db: Db | Tx, actor: Caller, requestId: number): Promise<ReceiptRow[]> =>
  (await query(db, actor).where('receipt.request_id', '=', requestId).orderBy('receipt.position').execute()) as ReceiptRow[];

/** One receipt, if the caller may see its request. */
export const findReceipt = async (db: Db | Tx, actor: Caller, receiptId: number): Promise<ReceiptRow | undefined> =>
  (await query(db, actor).where('receipt.id', '=', receiptId).executeTakeFirst()) as ReceiptRow | undefined;

/** The place of the next receipt; the request is locked. */
export async function nextPosition(tx: Tx, requestId: number): Promise<number> {
  const { last } = await tx
    .selectFrom('receipt')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('request_id', '=', requestId)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

export interface NewReceipt {
  requestId: number;
  position: number;
  number: string;
  kind: ReceiptKind;
  tipsId: number | null;
  at: Date;
  by: Participant;
  contactId: number | null;
  byName: string;
  forName: string;
  record: string;
  digest: string;
}

export async function insertReceipt(tx: Tx, receipt: NewReceipt): Promise<number> {
  const { id } = await tx
    .insertInto('receipt')
    .values({
      request_id: receipt.requestId,
      position: receipt.position,
      number: receipt.number,
      kind: receipt.kind,
      tip_id: receipt.tipsId,
      confirmed_at: receipt.at,
      confirmed_by: receipt.by.userId,
      confirmed_by_guest: receipt.by.guestId,
      confirmed_for: receipt.contactId,
      confirmed_by_name: receipt.byName,
      confirmed_for_name: receipt.forName,
      record: receipt.record,
      digest: receipt.digest,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

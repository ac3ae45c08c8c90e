import { Readable } from 'node:stream';
import type { Receipt } from '@heliodesk/contract/request';
import type { Caller } from '#src/platform/auth/actor.ts';
import type { Context } from '#src/platform/context.ts';
import type { FileAnswer } from '#src/platform/http/call.ts';
import { fail } from '#src/platform/http/failure.ts';
import { findRequest } from '../store.ts';
import { findReceipt, findReceipts, type ReceiptRow } from './receipt-store.ts';

const toReceipt = ({ id, confirmedAt, record: _record, requestId: _requestId, ...row }: ReceiptRow): Receipt => ({
  ...row,
  receiptId: id,
  confirmTime: confirmedAt.toISOString(),
});

/** The receipts of a request that the caller may see. */
export async function listReceipts({ db, actor }: Context<Caller>, requestId: number): Promise<Receipt[]> {
  if ((await findRequest(db, actor, requestId)) === undefined) throw fail('notFound');
  return (await findReceipts(db, actor, requestId)).map(toReceipt);
}

/** A receipt of a request that the caller may see; another one is answered like a missing one. */
export async function getReceipt({ db, actor }: Context<Caller>, receiptId: number): Promise<ReceiptRow> {
  const receipt = await findReceipt(db, actor, receiptId);
  if (receipt === undefined) throw fail('notFound');
  return receipt;
}

/** The record of a receipt, byte for byte what its digest covers. */
export async function receiptRecordFile(context: Context<Caller>, receiptId: number): Promise<FileAnswer> {
  const { number, record } = await getReceipt(context, receiptId);
  const bytes = Buffer.from(record, 'utf8');
  return { content: Readable.from([bytes]), fileName: `${number}.json`, contentType: 'application/json', size: bytes.length };
}

import { ReceiptRecord } from '@heliodesk/contract/request';
import type { Caller } from '#src/platform/auth/actor.ts';
import type { Context } from '#src/platform/context.ts';
import type { FileAnswer } from '#src/platform/http/call.ts';
import { pdfFile } from './pdf-file.ts';
import { getReceipt } from './read-receipts.ts';
import { receiptDocument } from './receipt-document.ts';

/** A receipt as a PDF in the caller's language. */
export async function receiptPdf(context: Context<Caller>, receiptId: number): Promise<FileAnswer> {
  const { record, digest } = await getReceipt(context, receiptId);
  const document = receiptDocument(ReceiptRecord.parse(JSON.parse(record)), digest, context.language);
  return pdfFile(context, document, { fileName: `${document.title}.pdf`, about: { receiptId } });
}

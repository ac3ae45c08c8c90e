import { Readable } from 'node:stream';
import { ReceiptRecord } from '@heliodesk/contract/request';
import { participantKey, participantOf, type Caller } from '#src/platform/auth/actor.ts';
import type { Context } from '#src/platform/context.ts';
import type { FileAnswer } from '#src/platform/http/call.ts';
import { fail } from '#src/platform/http/failure.ts';
import { translate } from '#src/platform/i18n/texts.ts';
import { PdfError } from '#src/platform/pdf/index.ts';
import type { ThrottleRule } from '#src/platform/throttle/throttle.ts';
import { getReceipt } from './read-receipts.ts';
import { receiptDocument } from './receipt-document.ts';

/** Enough to save all receipts of a company one after the other, and not to keep the processes busy. */
const downloads: ThrottleRule = { name: 'receipt', points: 200, seconds: 5 * 60 };

/** A receipt as a PDF in the caller's language. */
export async function receiptPdf(context: Context<Caller>, receiptId: number): Promise<FileAnswer> {
  const { platform, language, actor, log } = context;
  const { number, record, digest } = await getReceipt(context, receiptId);
  await platform.throttle.take(downloads, participantKey(participantOf(actor)));
  const document = receiptDocument(ReceiptRecord.parse(JSON.parse(record)), digest, language);
  try {
    const bytes = await platform.pdf.make(document);
    const fileName = `${translate(language)('receipt:title', { number })}.pdf`;
    return { content: Readable.from([Buffer.from(bytes)]), fileName, contentType: 'application/pdf', size: bytes.length };
  } catch (error) {
    if (!(error instanceof PdfError)) throw error;
    log.error({ err: error, receiptId }, 'receipt not made');
    throw fail(error.reason === 'busy' ? 'tooManyRequests' : 'unavailable');
  }
}

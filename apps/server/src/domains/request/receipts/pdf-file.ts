import { Readable } from 'node:stream';
import { participantKey, participantOf, type Caller } from '#src/platform/auth/actor.ts';
import type { Context } from '#src/platform/context.ts';
import type { FileAnswer } from '#src/platform/http/call.ts';
import { fail } from '#src/platform/http/failure.ts';
import { PdfError, type PdfDocument } from '#src/platform/pdf/index.ts';
import type { ThrottleRule } from '#src/platform/throttle/throttle.ts';

/** Enough to save all receipts of a company one after the other, and not to keep the processes busy. */
const downloads: ThrottleRule = { name: 'receipt', points: 200, seconds: 5 * 60 };

/** A document as a PDF to download; `about` is logged where it can't be made. */
export async function pdfFile(
  { platform, actor, log }: Context<Caller>,
  document: PdfDocument,
  { fileName, about }: { fileName: string; about: Readonly<Record<string, number>> },
): Promise<FileAnswer> {
  await platform.throttle.take(downloads, participantKey(participantOf(actor)));
  try {
    const bytes = await platform.pdf.make(document);
    return { content: Readable.from([Buffer.from(bytes)]), fileName, contentType: 'application/pdf', size: bytes.length };
  } catch (error) {
    if (!(error instanceof PdfError)) throw error;
    log.error({ err: error, ...about }, 'PDF not made');
    throw fail(error.reason === 'busy' ? 'tooManyRequests' : 'unavailable');
  }
}

/**
 * Why no PDF was made: `tooLarge`: the document, or what it took to make it; `tooSlow`, `crashed`: only this one, others go on;
 * `busy`: too many wait already; `closed`: the server is stopping.
 */
export type PdfReason = 'tooLarge' | 'tooSlow' | 'crashed' | 'busy' | 'closed';

/** A document was not made into a PDF. The message is for logs, not for people. */
export class PdfError extends Error {
  override readonly name = 'PdfError';
  readonly reason: PdfReason;

  constructor(reason: PdfReason, options?: ErrorOptions) {
    super(`PDF not made: ${reason}`, options);
    this.reason = reason;
  }
}

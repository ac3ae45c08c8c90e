import type { Direction, PdfDocument } from './document.ts';

/** What a making process is asked; one document at a time. */
export interface ToMaker {
  document: PdfDocument;
  /** Which way its language is read. */
  direction: Direction;
}

export interface FromMaker {
  bytes: Uint8Array;
}

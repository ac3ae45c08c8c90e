import type { Language } from '@heliodesk/contract/kit';

export type Direction = 'ltr' | 'rtl';

/** A part of a document, from the top of the page to its foot. */
export type PdfBlock =
  | { type: 'title' | 'heading' | 'text' | 'note'; text: string }
  /** Two columns: what something is called, and what it is. */
  | { type: 'facts'; rows: readonly { label: string; value: string }[] }
  /** Letters and digits to compare, such as a digest. */
  | { type: 'code'; text: string };

/**
 * What a PDF says: plain texts and nothing else. Line breaks in them count; whatever else looks like markup is shown as it is. The same
 * document always makes the same bytes.
 */
export interface PdfDocument {
  /** Which way it is read, and which forms of letters are preferred. */
  language: Language;
  /** Shown by readers as the name of the window. */
  title: string;
  /** Beside the logo. */
  brand: string;
  /** Across from it. */
  about: string;
  /** ISO 8601; kept in the file. */
  createdAt: string;
  /** At the foot of each page. */
  foot: string;
  /** Across from it, with `{page}` and `{pages}`. */
  pageOf: string;
  blocks: readonly PdfBlock[];
}

const textsOf = (block: PdfBlock): string[] =>
  block.type === 'facts' ? block.rows.flatMap(({ label, value }) => [label, value]) : [block.text];

/** Characters of all texts of a document. */
export const sizeOf = ({ title, brand, about, foot, pageOf, blocks }: PdfDocument): number =>
  [title, brand, about, foot, pageOf, ...blocks.flatMap(textsOf)].reduce((sum, text) => sum + text.length, 0);

import type { Language } from '@heliodesk/contract/kit';
import type { PdfBlock, PdfDocument } from '../document.ts';

/** A document that says something. */
export const sampleDocument = (blocks: readonly PdfBlock[], language: Language = 'en'): PdfDocument => ({
  language,
  title: 'Receipt',
  brand: 'Heliodesk',
  about: 'M-26-000123-1',
  createdAt: '2026-11-26T07:00:00.000Z',
  foot: 'Customer portal',
  pageOf: '{page} / {pages}',
  blocks,
});

export const sampleText = (text: string, language: Language = 'en'): PdfDocument => sampleDocument([{ type: 'text', text }], language);

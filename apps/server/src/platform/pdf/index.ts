export type { PdfBlock, PdfDocument } from './document.ts';
export { PdfError, type PdfReason } from './pdf-error.ts';
export { createPdfMaker, type PdfMaker } from './pdf-maker.ts';

import type { Direction, PdfDocument } from './document.ts';
import { drawPages } from './page/draw.ts';
import { layOut } from './page/lay-out.ts';

/** Makes a PDF in this process. */
export async function makePdf(document: PdfDocument, direction: Direction): Promise<Uint8Array> {
  return drawPages(document, await layOut(document, direction));
}

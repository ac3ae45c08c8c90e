import { once } from 'node:events';
import PDFDocument from 'pdfkit';
import type { Font } from 'fontkit';
import type { PdfDocument } from '../document.ts';
import type { Face } from '../fonts/face.ts';
import { drawLogo } from './logo.ts';
import { colors, page } from './look.ts';
import type { Page, Placed } from './placed.ts';
import { Structure } from './structure.ts';

type Drawing = PDFKit.PDFDocument;
/** The fonts of this document. */
type Fonts = (face: Face) => Font;
interface Drawn {
  structure: Structure;
  fonts: Fonts;
}
type PlacedLine = Extract<Placed, { type: 'line' }>;

/** pdfkit takes a font that fontkit has read, which its types don't say. */
const asSource = (font: Font): PDFKit.Mixins.PDFFontSource => font as unknown as PDFKit.Mixins.PDFFontSource;

/** Runs are set from left to right; fonts turn Arabic letters around themselves. No features beyond those that each script needs. */
function drawRuns(drawing: Drawing, fonts: Fonts, { line, x, baseline, look }: PlacedLine): void {
  drawing.fontSize(look.size).fillColor(look.color);
  for (const { face, text, x: offset, width } of line.runs) {
    // With its width, it isn't measured once more.
    const measured = { textWidth: width, wordCount: 1 };
    drawing.font(asSource(fonts(face)), face.name).text(text, x + offset, baseline, {
      ...measured,
      lineBreak: false,
      features: [],
      baseline: 'alphabetic',
    });
  }
}

function drawLine(drawing: Drawing, { structure, fonts }: Drawn, placed: PlacedLine): void {
  if (placed.line.runs.length === 0) return;
  const { part } = placed;
  if (part === undefined) drawing.markContent('Artifact', { type: 'Pagination' });
  else structure.begin(part);
  drawRuns(drawing, fonts, placed);
  drawing.endMarkedContent();
}

function drawShape(drawing: Drawing, placed: Exclude<Placed, PlacedLine>): void {
  drawing.markContent('Artifact', { type: 'Layout' });
  if (placed.type === 'rule')
    drawing
      .lineWidth(0.75)
      .strokeColor(colors.line)
      .moveTo(placed.x, placed.y)
      .lineTo(placed.x + placed.width, placed.y)
      .stroke();
  else if (placed.type === 'frame')
    drawing.lineWidth(0.75).strokeColor(colors.line).roundedRect(placed.x, placed.y, placed.width, placed.height, 4).stroke();
  else drawLogo(drawing, placed.x, placed.y);
  drawing.endMarkedContent();
}

/** In the metadata, which is XML that is written as it comes. */
const plain = (text: string): string => text.replaceAll(/[<>&\p{Cc}]/gu, '');

/** Draws laid out pages. Text is embedded with the letters that it has, in the order of reading, and tagged. */
export async function drawPages({ language, title, brand, createdAt }: PdfDocument, pages: readonly Page[]): Promise<Uint8Array> {
  const drawing = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    autoFirstPage: false,
    // The default is one of the fonts that are not embedded.
    font: '',
    pdfVersion: '1.7',
    // For archives, and tagged.
    subset: 'PDF/A-2a',
    tagged: true,
    lang: language,
    displayTitle: true,
    info: { Title: plain(title), Author: plain(brand), Creator: plain(brand), Producer: plain(brand), CreationDate: new Date(createdAt) },
  });
  const chunks: Uint8Array[] = [];
  drawing.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = once(drawing, 'end');
  const structure = new Structure(drawing);
  const read = new Map<Face, Font>();
  const fonts: Fonts = (face) => read.getOrInsertComputed(face, () => face.forDocument());
  for (const placed of pages) {
    drawing.addPage();
    for (const one of placed) {
      if (one.type === 'line') drawLine(drawing, { structure, fonts }, one);
      else drawShape(drawing, one);
    }
  }
  structure.end();
  drawing.end();
  await ended;
  return Buffer.concat(chunks);
}

import { colors, logoSize } from './look.ts';

/** The logo is drawn on a square of this size. */
const drawnOn = 28;

/** The mark of the house: a sun above modules. */
export function drawLogo(drawing: PDFKit.PDFDocument, x: number, y: number): void {
  drawing
    .save()
    .translate(x, y)
    .scale(logoSize / drawnOn)
    .circle(8, 6.5, 4)
    .fill(colors.sun)
    .path('M2.5 23.5L9 11.5h17l-6.5 12z')
    .fill(colors.accent)
    .path('M5.75 17.5h17M14.7 11.5l-3.3 6-3.3 6M20.4 11.5l-3.3 6-3.3 6')
    .lineWidth(1.3)
    .stroke(colors.white)
    .restore();
}

import type { Line, Point } from './shapes.ts';

/** How much of each pixel is ink, from 0 to 1, row by row. */
export interface Canvas {
  width: number;
  height: number;
  ink: Float32Array;
}

export const createCanvas = (width: number, height: number): Canvas => ({ width, height, ink: new Float32Array(width * height) });

/** How a brush changes the ink of a pixel that it covers by a share. */
type Brush = (ink: number, share: number) => number;
export const paint: Brush = (ink, share) => Math.max(ink, share);
export const erase: Brush = (ink, share) => Math.min(ink, 1 - share);

/** The pixels, of so many, that a piece between two places may touch. */
const touched = (one: number, other: number, reach: number, count: number): [first: number, last: number] => [
  Math.max(0, Math.floor(Math.min(one, other) - reach)),
  Math.min(count - 1, Math.ceil(Math.max(one, other) + reach)),
];

function strokePiece(canvas: Canvas, [fromX, fromY]: Point, [toX, toY]: Point, { reach, brush }: { reach: number; brush: Brush }): void {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const length = dx * dx + dy * dy || 1;
  const [left, right] = touched(fromX, toX, reach, canvas.width);
  const [top, bottom] = touched(fromY, toY, reach, canvas.height);
  for (let y = top; y <= bottom; y += 1)
    for (let x = left; x <= right; x += 1) {
      const part = Math.min(1, Math.max(0, ((x - fromX) * dx + (y - fromY) * dy) / length));
      const [besideX, besideY] = [x - fromX - part * dx, y - fromY - part * dy];
      const share = reach - Math.sqrt(besideX * besideX + besideY * besideY);
      const at = y * canvas.width + x;
      if (share > 0) canvas.ink[at] = brush(canvas.ink[at] ?? 0, Math.min(1, share));
    }
}

/** A line with round ends, smooth at its edges. */
export function stroke(canvas: Canvas, line: Line, width: number, brush: Brush): void {
  for (const [index, to] of line.slice(1).entries()) strokePiece(canvas, line[index] ?? to, to, { reach: width / 2 + 0.5, brush });
}

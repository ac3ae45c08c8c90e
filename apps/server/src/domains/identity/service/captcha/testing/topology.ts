import { at } from './grays.ts';
import type { Grays } from './grays.ts';

/** The eight neighbors, around the clock. */
const around = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
] as const;

const neighbors = (ink: Grays, x: number, y: number): number[] => around.map(([dx, dy]) => at(ink, x + dx, y + dy));
const changes = (ring: number[]): number => ring.filter((value, index) => value === 0 && ring[(index + 1) % ring.length] === 1).length;

/** Whether one pass takes a pixel of the edge off (Zhang and Suen). */
function isSpare(ink: Grays, index: number, isFirst: boolean): boolean {
  const ring = neighbors(ink, index % ink.width, Math.floor(index / ink.width));
  const count = ring.reduce((sum, value) => sum + value, 0);
  const [up = 0, , right = 0, , down = 0, , left = 0] = ring;
  if (count < 2 || count > 6 || changes(ring) !== 1) return false;
  return isFirst ? up * right * down === 0 && right * down * left === 0 : up * right * left === 0 && up * down * left === 0;
}

const markedOf = ({ pixels }: Grays): number[] => [...pixels.keys()].filter((index) => pixels[index] === 1);

/** Strokes one pixel wide. */
function thinned(ink: Grays): Grays {
  const thin = { ...ink, pixels: Float32Array.from(ink.pixels) };
  let marked = markedOf(thin);
  for (let before = Infinity; marked.length < before;) {
    before = marked.length;
    for (const isFirst of [true, false]) {
      for (const index of marked.filter((index) => isSpare(thin, index, isFirst))) thin.pixels[index] = 0;
      marked = marked.filter((index) => thin.pixels[index] === 1);
    }
  }
  return thin;
}

/** How many areas of paper the ink encloses. */
function holes(ink: Grays): number {
  const [width, height] = [ink.width + 2, ink.height + 2];
  const seen = new Uint8Array(width * height);
  let areas = 0;
  for (let start = 0; start < seen.length; start += 1) {
    const isPaper = (index: number) => seen[index] === 0 && at(ink, (index % width) - 1, Math.floor(index / width) - 1) === 0;
    if (!isPaper(start)) continue;
    areas += 1;
    const queue = [start];
    seen[start] = 1;
    for (let next = 0; next < queue.length; next += 1) {
      const index = queue[next] ?? 0;
      const x = index % width;
      for (const beside of [index - width, index + width, ...(x > 0 ? [index - 1] : []), ...(x < width - 1 ? [index + 1] : [])]) {
        if (beside < 0 || beside >= seen.length || !isPaper(beside)) continue;
        seen[beside] = 1;
        queue.push(beside);
      }
    }
  }
  return areas - 1;
}

/** Where strokes end and meet, each counted in nine fields of the character's frame, and its holes. */
export function featuresOf(ink: Grays): number[] {
  const thin = thinned(ink);
  const marked = markedOf(thin);
  const [xs, ys] = [marked.map((index) => index % ink.width), marked.map((index) => Math.floor(index / ink.width))];
  const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs) + 1, Math.max(...ys) + 1];
  const features = Array.from({ length: 19 }, () => 0);
  for (const index of marked) {
    const [x, y] = [index % ink.width, Math.floor(index / ink.width)];
    const branches = changes(neighbors(thin, x, y));
    if (branches === 2) continue;
    const field = Math.floor(((x - left) / (right - left)) * 3) + 3 * Math.floor(((y - top) / (bottom - top)) * 3);
    const feature = branches === 1 ? field : 9 + field;
    features[feature] = (features[feature] ?? 0) + 1;
  }
  features[18] = 2 * holes(thin);
  return features;
}

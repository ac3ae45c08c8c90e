import { inflateSync } from 'node:zlib';

/** A picture with a number for each pixel, row by row. */
export interface Grays {
  width: number;
  height: number;
  pixels: Float32Array;
}

export interface Chunk {
  type: string;
  data: Buffer;
}

export function chunksOf(png: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
    chunks.push({ type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + png.readUInt32BE(at)) });
  return chunks;
}

/** A captcha's picture, 0 for black to 1 for white. */
export function readPng(png: Buffer): Grays {
  const [header, body] = chunksOf(png);
  if (!header || !body) throw new Error('This is no PNG of a captcha.');
  const [width, height] = [header.data.readUInt32BE(0), header.data.readUInt32BE(4)];
  const rows = inflateSync(body.data);
  const pixels = Float32Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    return (((rows[y * (width / 2 + 1) + 1 + (x >> 1)] ?? 0) >> (x % 2 === 0 ? 4 : 0)) & 15) / 15;
  });
  return { width, height, pixels };
}

export const at = ({ width, height, pixels }: Grays, x: number, y: number): number =>
  x < 0 || y < 0 || x >= width || y >= height ? 0 : (pixels[y * width + x] ?? 0);

const mapped = (grays: Grays, to: (x: number, y: number) => number): Grays => ({
  ...grays,
  pixels: Float32Array.from(grays.pixels, (_, index) => to(index % grays.width, Math.floor(index / grays.width))),
});

/** Sums of all pixels above and to the left, so that any rectangle's sum takes four of them. */
function sums({ width, height, pixels }: Grays): (left: number, top: number, right: number, bottom: number) => number {
  const totals = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += pixels[y * width + x] ?? 0;
      totals[(y + 1) * (width + 1) + x + 1] = row + (totals[y * (width + 1) + x + 1] ?? 0);
    }
  }
  const total = (x: number, y: number) => totals[y * (width + 1) + x] ?? 0;
  return (left, top, right, bottom) => total(right, bottom) - total(left, bottom) - total(right, top) + total(left, top);
}

/** The mean of a pixel and those around it. */
function meanOf(grays: Grays): (x: number, y: number, reach: number) => number {
  const sum = sums(grays);
  return (x, y, reach) => {
    const left = Math.max(0, x - reach);
    const top = Math.max(0, y - reach);
    const right = Math.min(grays.width, x + reach + 1);
    const bottom = Math.min(grays.height, y + reach + 1);
    return sum(left, top, right, bottom) / ((right - left) * (bottom - top));
  };
}

/** The shade above which the two halves of a picture differ most (Otsu). */
function threshold({ pixels }: Grays): number {
  const sorted = pixels.toSorted();
  const whole = sorted.reduce((sum, value) => sum + value, 0);
  let [below, best, bestAt] = [0, 0, 0];
  for (const [count, value] of sorted.entries()) {
    const above = sorted.length - count;
    const apart = count === 0 ? 0 : count * above * (below / count - (whole - below) / above) ** 2;
    if (apart > best) [best, bestAt] = [apart, value];
    below += value;
  }
  return bestAt;
}

/** Ink as 1 and paper as 0, without noise and without shadow: what any reader begins with. */
export function inkOf(picture: Grays): Grays {
  const mean = meanOf(picture);
  const darkness = mapped(picture, (x, y) => mean(x, y, 20) - mean(x, y, 1));
  const dark = threshold(darkness);
  return mapped(darkness, (x, y) => (at(darkness, x, y) >= dark ? 1 : 0));
}

/** A part of a picture. */
export function crop(grays: Grays, [left, top, right, bottom]: readonly [number, number, number, number]): Grays {
  const [width, height] = [right - left, bottom - top];
  return {
    width,
    height,
    pixels: Float32Array.from({ length: width * height }, (_, index) => at(grays, left + (index % width), top + Math.floor(index / width))),
  };
}

/** What of a picture has ink, in another size. */
export function fitted(ink: Grays, width: number, height: number): Float32Array {
  const marked = [...ink.pixels.keys()].filter((index) => (ink.pixels[index] ?? 0) > 0);
  const [xs, ys] = [marked.map((index) => index % ink.width), marked.map((index) => Math.floor(index / ink.width))];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) + 1 - left, Math.max(...ys) + 1 - top];
  return Float32Array.from({ length: width * height }, (_, index) => {
    const [x, y] = [left + ((index % width) + 0.5) * (wide / width), top + (Math.floor(index / width) + 0.5) * (high / height)];
    return at(ink, Math.floor(x), Math.floor(y));
  });
}

/** A picture in a quarter of its width and height. */
export const quarter = (grays: Grays): Grays => {
  const sum = sums(grays);
  const [width, height] = [Math.floor(grays.width / 4), Math.floor(grays.height / 4)];
  return {
    width,
    height,
    pixels: Float32Array.from({ length: width * height }, (_, index) => {
      const [x, y] = [(index % width) * 4, Math.floor(index / width) * 4];
      return sum(x, y, x + 4, y + 4) / 16;
    }),
  };
};

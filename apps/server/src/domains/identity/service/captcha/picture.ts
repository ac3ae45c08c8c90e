import { createCanvas, erase, paint, stroke } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import { encodePng } from './png.ts';
import { between, systemRandom } from './random.ts';
import type { Random } from './random.ts';
import { compose, size } from './scene.ts';
import type { Distortion } from './scene.ts';

/** Read by people without effort, and by no short program. */
export const distorted: Distortion = {
  turn: 0.2,
  slant: 0.2,
  sizes: 0.21,
  waves: 3.4,
  overlap: -1.5,
  lines: 1,
  cuts: 2,
  specks: 24,
  noise: 0.16,
  shadow: 0.12,
};

/** Dots as wide as strokes, of ink and of paper, that no filter for single pixels takes off. */
function scatter(canvas: Canvas, random: Random, count: number): void {
  for (let index = 0; index < count; index += 1) {
    const [x, y] = [random() * canvas.width, random() * canvas.height];
    const end = [x + between(random, -3, 3), y + between(random, -3, 3)] as const;
    stroke(canvas, [[x, y], end], between(random, 1.5, 3.5), index % 2 === 0 ? paint : erase);
  }
}

/** Ink on paper whose shade rises and falls, with noise, in 16 shades. */
function develop({ width, height, ink }: Canvas, random: Random, { noise, shadow }: Distortion): Uint8Array {
  const [paper, contrast] = [between(random, 0.8, 0.88), between(random, 0.42, 0.56)];
  const [start, rise, stretch] = [random() * 6, random() * 6, between(random, 28, 48)];
  const across = Float32Array.from({ length: width }, (_, x) => shadow * Math.sin(x / stretch + start));
  const down = Float32Array.from({ length: height }, (_, y) => Math.cos(y / 24 + rise));
  return Uint8Array.from(ink, (share, at) => {
    const light = (across[at % width] ?? 0) * (down[Math.floor(at / width)] ?? 0);
    const value = paper + light - contrast * share + noise * (random() + random() - 1);
    return Math.min(15, Math.max(0, Math.round(value * 15)));
  });
}

/** A PNG that shows the text, and nothing else of it. */
export function drawCaptcha(text: string, random: Random = systemRandom, distortion: Distortion = distorted): Buffer {
  const canvas = createCanvas(size.width, size.height);
  const scene = compose(text, random, distortion);
  const width = between(random, 3.6, 4.4);
  for (const line of scene.ink) stroke(canvas, line, width * between(random, 0.9, 1.1), paint);
  for (const line of scene.cuts) stroke(canvas, line, between(random, 1.4, 2), erase);
  scatter(canvas, random, distortion.specks);
  return encodePng(size.width, size.height, develop(canvas, random, distortion));
}

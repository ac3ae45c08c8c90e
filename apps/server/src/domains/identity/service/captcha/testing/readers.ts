import { createCanvas, paint, stroke } from '../canvas.ts';
import { shapes } from '../shapes.ts';
import type { Line, Point } from '../shapes.ts';
import { crop, fitted, quarter } from './grays.ts';
import type { Grays } from './grays.ts';
import { byColumns, byComponents } from './segments.ts';
import { featuresOf } from './topology.ts';

/** Reads the ink of a picture as a short program would that knows every shape. */
type Reader = (ink: Grays) => string;

interface Template {
  character: string;
  ink: Grays;
}

interface Variations {
  turns: number[];
  slants: number[];
  units: number[];
}

/** A shape drawn alone, in the middle. */
function drawn(lines: Line[], turn: number, slant: number, unit: number): Grays {
  const canvas = createCanvas(80, 96);
  const place = ([x, y]: Point): Point => {
    const [u, v] = [(x + slant * y) * unit, y * unit];
    return [40 + u * Math.cos(turn) - v * Math.sin(turn), 48 + u * Math.sin(turn) + v * Math.cos(turn)];
  };
  for (const line of lines) stroke(canvas, line.map(place), 4.5, paint);
  return { width: canvas.width, height: canvas.height, pixels: canvas.ink.map((share) => (share > 0.5 ? 1 : 0)) };
}

/** Every shape in all variations. */
const templates = ({ turns, slants, units }: Variations): Template[] =>
  [...shapes].flatMap(([character, choices]) =>
    choices.flatMap((lines) =>
      turns.flatMap((turn) => slants.flatMap((slant) => units.map((unit) => ({ character, ink: drawn(lines, turn, slant, unit) })))),
    ),
  );

/** Values moved to a mean of zero and a length of one: the sum of the products of two such is their correlation. */
function normalized(values: Float32Array): Float32Array {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const length = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0)) || 1;
  return values.map((value) => (value - mean) / length);
}

function product(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < one.length; index += 1) sum += (one[index] ?? 0) * (other[index] ?? 0);
  return sum;
}

function closest<Candidate extends { character: string }>(candidates: Candidate[], score: (candidate: Candidate) => number): string {
  let [best, character] = [-Infinity, ''];
  for (const candidate of candidates) {
    const value = score(candidate);
    if (value > best) [best, character] = [value, candidate.character];
  }
  return character;
}

const angles = [-0.24, -0.16, -0.08, 0, 0.08, 0.16, 0.24];
const [wide, high] = [14, 18];
const fit = (ink: Grays) => normalized(fitted(ink, wide, high));

/** Reads characters by the template that correlates best, each in its own frame. */
function correlating(segmented: (ink: Grays) => Grays[]): Reader {
  const known = templates({ turns: angles, slants: [-0.2, 0, 0.2], units: [4] }).map(({ character, ink }) => ({
    character,
    values: fit(ink),
  }));
  return (ink) =>
    segmented(ink)
      .map((part) => {
        const values = fit(part);
        return closest(known, (template) => product(template.values, values));
      })
      .join('');
}

/** Reads characters by the ends, crossings and holes of their strokes. */
function tracing(): Reader {
  const known = templates({ turns: [-0.12, 0, 0.12], slants: [0], units: [4] }).map(({ character, ink }) => ({
    character,
    features: featuresOf(ink),
  }));
  return (ink) =>
    byColumns(ink)
      .map((part) => {
        const features = featuresOf(part);
        return closest(
          known,
          (template) => -features.reduce((sum, value, index) => sum + Math.abs(value - (template.features[index] ?? 0)), 0),
        );
      })
      .join('');
}

interface Sighting {
  score: number;
  character: string;
}

/** The five sightings, far enough from each other, that together look most like characters. */
function bestFive(sightings: Sighting[], nearest: number): string {
  let ways = new Map<number, { text: string; total: number }>([[-nearest, { text: '', total: 0 }]]);
  for (let count = 0; count < 5; count += 1) {
    const next: typeof ways = new Map();
    for (const [from, { text, total }] of ways)
      for (const [x, { score, character }] of sightings.entries())
        if (x >= from + nearest && total + score > (next.get(x)?.total ?? -Infinity))
          next.set(x, { text: text + character, total: total + score });
    ways = next;
  }
  return [...ways.values()].reduce((best, way) => (way.total > best.total ? way : best), { text: '', total: -Infinity }).text;
}

/** Reads without taking characters apart: slides every template over the whole picture. */
function sliding(): Reader {
  const [width, height] = [12, 16];
  const known = templates({ turns: [-0.14, 0, 0.14], slants: [0], units: [3.8, 4.2] }).map(({ character, ink }) => {
    const small = quarter(crop(ink, [16, 16, 64, 80]));
    return { character, values: normalized(small.pixels) };
  });
  return (ink) => {
    const small = quarter(ink);
    const sightings = Array.from({ length: small.width - width + 1 }, (_, x): Sighting => {
      const best: Sighting = { score: -Infinity, character: '' };
      for (let y = 0; y <= small.height - height; y += 2) {
        const { pixels } = crop(small, [x, y, x + width, y + height]);
        // A character fills a seventh of its window.
        if (pixels.reduce((sum, value) => sum + value, 0) < pixels.length / 10) continue;
        const window = normalized(pixels);
        for (const { character, values } of known) {
          const score = product(values, window);
          if (score > best.score) Object.assign(best, { score, character });
        }
      }
      return best;
    });
    return bestFive(sightings, 6);
  };
}

/** Readers of captchas, each as good as a short program gets. */
export const readers: Record<string, () => Reader> = {
  'templates on what hangs together': () => correlating(byComponents),
  'templates between the emptiest columns': () => correlating(byColumns),
  'templates slid over the whole picture': sliding,
  'ends, crossings and holes of thinned strokes': tracing,
};

import { between } from './random.ts';
import type { Random } from './random.ts';
import { bow, shapes } from './shapes.ts';
import type { Line, Point } from './shapes.ts';

/** How hard a picture is to read. */
export interface Distortion {
  /** Turns up to this many radians. */
  turn: number;
  /** Slants up to this share of the height. */
  slant: number;
  /** Widths differ by up to this share, heights by half of it. */
  sizes: number;
  /** Pixels by which waves move the points of the picture. */
  waves: number;
  /** Pixels by which each character reaches into the one before; negative keeps them apart. */
  overlap: number;
  /** Lines of ink across the characters. */
  lines: number;
  /** Lines of paper across the characters. */
  cuts: number;
  /** Pieces of ink and of paper, as wide as strokes. */
  specks: number;
  /** How far single pixels stray, as a share of black to white. */
  noise: number;
  /** How far the shade of the paper rises and falls. */
  shadow: number;
}

/** What a picture shows, in pixels. */
export interface Scene {
  ink: Line[];
  cuts: Line[];
}

export const size = { width: 288, height: 96 };
/** Pixels to one unit of the shapes' grid. */
const unit = 4;

const around = (random: Random, span: number): number => between(random, -span, span);
const move = (lines: Line[], to: (point: Point) => Point): Line[] => lines.map((line) => line.map(to));

/** One character in one of its shapes, turned, slanted and sized, around zero. */
function glyph(character: string, random: Random, { turn, slant, sizes }: Distortion): Line[] {
  const choices = shapes.get(character) ?? [];
  const lines = choices[Math.floor(random() * choices.length)] ?? [];
  const [angle, lean] = [around(random, turn), around(random, slant)];
  const [wide, high] = [unit * (1 + around(random, sizes)), unit * (1 + around(random, sizes / 2))];
  return move(lines, ([x, y]) => {
    const [u, v] = [x * wide + lean * y * high, y * high];
    return [u * Math.cos(angle) - v * Math.sin(angle), u * Math.sin(angle) + v * Math.cos(angle)];
  });
}

/** Height of the bands in which characters come as close as they may. */
const band = 7;
const bandsOf = (y: number): number[] => [-1, 0, 1].map((step) => Math.floor(y / band) + step);

/** How far a character moves to the right, so that it touches what is there already. */
function placeBeside(there: Line[], lines: Line[]): number {
  const edges = new Map<number, number>();
  for (const [x, y] of there.flat()) for (const at of bandsOf(y)) edges.set(at, Math.max(edges.get(at) ?? -Infinity, x));
  const gaps = lines.flat().map(([x, y]) => (edges.get(Math.floor(y / band)) ?? -Infinity) - x);
  const [widest, furthest] = [Math.max(...gaps), Math.max(...there.flat().map(([x]) => x))];
  // A character never slips far under another, however well they fit.
  return Math.max(widest, furthest - 1 - Math.min(...lines.flat().map(([x]) => x)));
}

function write(text: string, random: Random, distortion: Distortion): Line[] {
  const written: Line[] = [];
  for (const character of text) {
    const rise = around(random, distortion.waves);
    const lines = move(glyph(character, random, distortion), ([x, y]) => [x, y + rise]);
    const right = written.length === 0 ? 0 : placeBeside(written, lines) - distortion.overlap;
    written.push(...move(lines, ([x, y]) => [x + right, y]));
  }
  const xs = written.flat().map(([x]) => x);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  // As wide as the picture allows, and somewhere in what is left.
  const [room, shrink] = [size.width - 20, Math.min(1, (size.width - 20) / (right - left))];
  const shift = 10 + random() * (room - (right - left) * shrink);
  return move(written, ([x, y]) => [shift + (x - left) * shrink, size.height / 2 + y]);
}

/** Four waves through the whole picture, so that nothing straight stays straight and no turn explains a character. */
function wavesOf(random: Random, height: number): (point: Point) => Point {
  const wave = (shortest: number, longest: number) => {
    const [length, start] = [between(random, shortest, longest), random()];
    return (at: number) => height * Math.sin(2 * Math.PI * (at / length + start));
  };
  const [alongX, alongY, acrossX, acrossY] = [wave(55, 90), wave(70, 120), wave(50, 80), wave(45, 70)];
  return ([x, y]) => [x + alongX(y) * 0.8 + acrossX(x) * 0.6, y + alongY(x) + acrossY(y) * 0.4];
}

/** A line from side to side through the characters, downhill or uphill, so that people take it for none of their bars. */
function across(random: Random): Line {
  const high = random() < 0.5;
  const at = (isHigh: boolean) => size.height * (isHigh ? between(random, 0.12, 0.38) : between(random, 0.62, 0.88));
  const [from, to]: [Point, Point] = [
    [between(random, 2, 30), at(high)],
    [size.width - between(random, 2, 30), at(!high)],
  ];
  const middle: Point = [size.width / 2 + around(random, 40), size.height / 2 + around(random, 8)];
  const bend = (point: Point, rise: number): Point => [(point[0] + middle[0]) / 2, (point[1] + middle[1]) / 2 + rise];
  const swing = around(random, 24);
  return [from, ...bow(from, bend(from, swing), middle, 16), ...bow(middle, bend(to, -swing), to, 16)];
}

/** The characters of a text close together, with lines through them. */
export function compose(text: string, random: Random, distortion: Distortion): Scene {
  const waves = wavesOf(random, distortion.waves);
  const several = (count: number): Line[] => Array.from({ length: count }, () => across(random));
  return {
    ink: [...move(write(text, random, distortion), waves), ...several(distortion.lines)],
    cuts: several(distortion.cuts),
  };
}

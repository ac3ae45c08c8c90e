/**
 * Every character in several shapes, as strokes on a grid 10 wide and 14 high: M and L take a point, Q a control point and a point. Only
 * characters that stay themselves when a line runs through them or a neighbor touches them: no C beside E, T beside 7, X beside Y, R
 * beside P, A beside 4. What people take for one of them counts as it, see `readAs`.
 */
const strokes: Record<string, string[]> = {
  A: ['M0 14 L5 0 L10 14 M2 9 L8 9', 'M0 14 L3.5 0 L6.5 0 L10 14 M1.5 8.5 L8.5 8.5', 'M0 14 Q4 7 5 0 Q6 7 10 14 M1.5 10.5 L8.5 10.5'],
  E: [
    'M9 0 L1 0 L1 14 L9 14 M1 7 L7.5 7',
    'M9 2 Q8 0 5.5 0 Q1 0 1 3.4 Q1 6.8 6.5 6.8 Q0.5 6.8 0.5 10.4 Q0.5 14 5.5 14 Q8.5 14 9.5 12',
    'M9 0 L3 0 Q1 0 1 3 L1 11 Q1 14 3 14 L9 14 M1 7 L8 7',
  ],
  H: ['M1 0 L1 14 M9 0 L9 14 M1 7 L9 7', 'M1.5 0 L1 14 M8.5 0 L9.5 14 M1 8 L9 6.5', 'M0.5 0 L1.5 14 M9.5 0 L8.5 14 M1 6 L9 6.5'],
  K: ['M1 0 L1 14 M9 0 L1 8 M4 5.5 L9.5 14', 'M1 0 L1 14 M9.5 0 L1 7.5 L9.5 14'],
  M: [
    'M-1.5 14 L0 0 L5 9 L10 0 L11.5 14',
    'M-1 14 L-1 0 L5 8 L11 0 L11 14',
    'M-1.5 4 L-1.5 14 M-1.5 8 Q-1 4.5 1.8 4.5 Q5 4.5 5 8 L5 14 M5 8 Q5.5 4.5 8.2 4.5 Q11.5 4.5 11.5 8 L11.5 14',
  ],
  O: [
    'M5 0 Q9.5 0 9.5 7 Q9.5 14 5 14 Q0.5 14 0.5 7 Q0.5 0 5 0',
    'M4 0 L6 0 Q9.5 0 9.5 4 L9.5 10 Q9.5 14 6 14 L4 14 Q0.5 14 0.5 10 L0.5 4 Q0.5 0 4 0',
  ],
  R: [
    'M1 14 L1 0 L5 0 Q9.5 0 9.5 3.8 Q9.5 7.5 5 7.5 L1 7.5 M5 7.5 L9.5 14',
    'M1.5 0 L1.5 14 M0 1 Q3 -0.5 6 0 Q9.5 1 9 4 Q8.5 7 2 7.5 Q6 8 10 14',
  ],
  T: ['M0 0 L10 0 M5 0 L5 14', 'M0 1 Q5 -1 10 0.5 M5.5 0 Q4.5 7 5 14', 'M0 2.5 L0 0 L10 0 L10 2.5 M5 0 L5 14 M3 14 L7 14'],
  W: ['M-1.5 0 L1.5 14 L5 4 L8.5 14 L11.5 0', 'M-1.5 0 Q-1.5 14 2 14 Q5 14 5 5 Q5 14 8 14 Q11.5 14 11.5 0'],
  X: ['M0.5 0 L9.5 14 M9.5 0 L0.5 14', 'M1 0 L10 14 M9 0 Q4.5 7.5 0 14', 'M0 0 L9 14 M9.5 0 Q6 5.5 1 14'],
  2: ['M1 3.5 Q1 0 5 0 Q9 0 9 3.5 Q9 7 1 14 L9.5 14', 'M0.5 3 Q1.5 0 5 0 Q8.5 0 8.5 4 Q8 8 0.5 13.5 Q3 12 5.5 13.5 Q8 15 10 12.5'],
  3: [
    'M1 2 Q3 0 5 0 Q9 0 9 3.5 Q9 6.8 4 6.8 Q9.5 6.8 9.5 10.5 Q9.5 14 5 14 Q2 14 0.5 12',
    'M1 0 L9 0 L4.5 5.5 Q9.5 5.5 9.5 9.8 Q9.5 14 5 14 Q2 14 0.5 12',
  ],
  9: [
    'M9 5 Q8.5 9 5 9 Q0.8 9 0.8 4.5 Q0.8 0 5 0 Q9.2 0 9.2 5 Q9.2 12 3 14',
    'M9 4.5 Q9 8.8 5 8.8 Q1 8.8 1 4.4 Q1 0 5 0 Q9 0 9 4.5 Q9 10 8 14',
  ],
};

export type Point = readonly [x: number, y: number];
export type Line = Point[];

/** What looks like one of the characters when it is typed. */
const twins: Record<string, string> = { 0: 'O', D: 'O', Q: 'O', Z: '2' };

/** An answer in the characters that are drawn: capitals, and what looks like one of them as that one. Digits stay different. */
export const readAs = (answer: string): string =>
  answer
    .trim()
    .toUpperCase()
    .replaceAll(/[0DQZ]/g, (typed) => twins[typed] ?? typed);

/** The characters that can be drawn. */
export const captchaAlphabet = Object.keys(strokes).join('');

/** Longest piece of a line on the grid, short enough to bend. */
const piece = 1;

function straight(from: Point, to: Point): Point[] {
  const count = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / piece));
  return Array.from({ length: count }, (_, index) => {
    const part = (index + 1) / count;
    return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
  });
}

/** A bow from one point to another, toward a third. */
export function bow(from: Point, toward: Point, to: Point, count = 8): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const part = (index + 1) / count;
    const [first, middle, last] = [(1 - part) ** 2, 2 * part * (1 - part), part ** 2];
    return [first * from[0] + middle * toward[0] + last * to[0], first * from[1] + middle * toward[1] + last * to[1]];
  });
}

function linesOf(path: string): Line[] {
  const lines: Line[] = [];
  for (const [, letter = '', given = ''] of path.matchAll(/([MLQ])([^MLQ]+)/g)) {
    const [a = 0, b = 0, c = 0, d = 0] = given.trim().split(' ').map(Number);
    const line = lines.at(-1) ?? [];
    const last = line.at(-1) ?? [a, b];
    if (letter === 'M') lines.push([[a, b]]);
    else line.push(...(letter === 'L' ? straight(last, [a, b]) : bow(last, [a, b], [c, d])));
  }
  return lines;
}

/** The shapes of each character, as lines on the grid with its middle at zero: 5 to either side, 7 up and down. */
export const shapes: ReadonlyMap<string, Line[][]> = new Map(
  Object.entries(strokes).map(([character, paths]) => [
    character,
    paths.map((path) => linesOf(path).map((line) => line.map(([x, y]): Point => [x - 5, y - 7]))),
  ]),
);

import { randomInt } from 'node:crypto';

/**
 * Characters as strokes on a grid 10 wide and 14 high: M and L take a point, Q a control point and a point. None that is mistaken
 * for another, also with a line across (no 0 and O, 1 and I, 2 and Z, 5 and S, 6 and G, 8 and B, E and F, U and V).
 */
const strokes: Record<string, string> = {
  A: 'M0 14 L5 0 L10 14 M2 9 L8 9',
  C: 'M9.5 3 Q8 0 5 0 Q0 0 0 7 Q0 14 5 14 Q8 14 9.5 11',
  E: 'M9 0 L1 0 L1 14 L9 14 M1 7 L7 7',
  H: 'M1 0 L1 14 M9 0 L9 14 M1 7 L9 7',
  K: 'M1 0 L1 14 M9 0 L1 8 M4 5.5 L9.5 14',
  M: 'M0 14 L1 0 L5 9 L9 0 L10 14',
  N: 'M1 14 L1 0 L9 14 L9 0',
  P: 'M1 14 L1 0 L5 0 Q9.5 0 9.5 4 Q9.5 8 5 8 L1 8',
  R: 'M1 14 L1 0 L5 0 Q9.5 0 9.5 4 Q9.5 7.5 5 7.5 L1 7.5 M5 7.5 L9.5 14',
  T: 'M0 0 L10 0 M5 0 L5 14',
  W: 'M0 0 L2.5 14 L5 4 L7.5 14 L10 0',
  X: 'M0.5 0 L9.5 14 M9.5 0 L0.5 14',
  Y: 'M0 0 L5 7 L10 0 M5 7 L5 14',
  3: 'M1 2 Q3 0 5 0 Q9 0 9 3.5 Q9 7 4.5 7 Q9.5 7 9.5 10.5 Q9.5 14 5 14 Q2 14 0.5 12',
  4: 'M7 14 L7 0 L0 9.5 L10 9.5',
  7: 'M0.5 0 L9.5 0 L3.5 14',
  9: 'M9 5 Q8.5 9 5 9 Q0.8 9 0.8 4.5 Q0.8 0 5 0 Q9.2 0 9.2 5 Q9.2 12 3 14',
};

/** The characters that can be drawn. */
export const captchaAlphabet = Object.keys(strokes).join('');

const size = { width: 160, height: 56 };
/** Reads well on white and on dark alike. */
const ink = '#4a7fc1';

/** A random number between two. */
const between = (low: number, high: number): number => low + (randomInt(1_000_001) / 1_000_000) * (high - low);
const round = (value: number): string => value.toFixed(1);

type Place = (x: number, y: number) => [number, number];

/** Turned, slanted, sized and moved a little, each character differently. */
function placeOf(index: number): Place {
  const [angle, slant, scale] = [between(-0.25, 0.25), between(-0.15, 0.15), between(2.1, 2.6)];
  const [left, top] = [22 + index * 29 + between(-2, 2), size.height / 2 + between(-4, 4)];
  return (x, y) => {
    const [u, v] = [(x - 5 + slant * (y - 7)) * scale, (y - 7) * scale];
    return [left + u * Math.cos(angle) - v * Math.sin(angle), top + u * Math.sin(angle) + v * Math.cos(angle)];
  };
}

/** One wave runs through the whole picture, so that straight strokes are not straight. */
function waveOf(): Place {
  const [height, length, phase] = [between(1.5, 3), between(30, 50), between(0, 6)];
  return (x, y) => [x + height * Math.sin((y + phase) / 9), y + height * Math.sin(x / length + phase)];
}

function strokesOf(character: string, index: number, wave: Place): string[] {
  const place = placeOf(index);
  const moved = (strokes[character] ?? '').replaceAll(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) =>
    wave(...place(Number(x), Number(y)))
      .map(round)
      .join(' '),
  );
  return moved.split(/ (?=M)/);
}

/** A wave from side to side. */
function line(): string {
  const [start, rise, fall, end] = [between(8, 48), between(-20, 30), between(26, 76), between(8, 48)].map(round);
  return `M${round(between(0, 8))} ${start} Q${round(between(35, 55))} ${rise} 80 ${round(between(20, 36))} Q${round(between(105, 125))} ${fall} ${round(between(150, 158))} ${end}`;
}

/** A stroke between two characters. */
function tick(): string {
  const [left, top] = [36 + randomInt(4) * 29, between(6, 40)];
  return `M${round(left)} ${round(top)} L${round(left + between(-5, 5))} ${round(top + between(5, 12))}`;
}

function shuffle(parts: string[]): string[] {
  for (let last = parts.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    [parts[last], parts[other]] = [parts[other] ?? '', parts[last] ?? ''];
  }
  return parts;
}

/** The text as an SVG of one path: no letters readable in its source, strokes in random order, a line across and two ticks among them. */
export function drawCaptcha(text: string): string {
  const wave = waveOf();
  const parts = [...[...text].flatMap((character, index) => strokesOf(character, index, wave)), line(), tick(), tick()];
  const path = `<path d="${shuffle(parts).join('')}" fill="none" stroke="${ink}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}">${path}</svg>`;
}

import LineBreaker from 'linebreak';
import type { Face } from '../fonts/face.ts';
import { clustersOf, toDrawn, type Itemized, type Piece } from './itemize.ts';

/** Part of a line in one font, at its place on it. */
export interface Run {
  face: Face;
  text: string;
  x: number;
  width: number;
}

/** A line of a paragraph. */
export interface Line {
  runs: readonly Run[];
  width: number;
  /** Whether it is drawn in the order of reading. */
  isInOrder: boolean;
}

const inRange = (pieces: readonly Piece[], start: number, end: number): Piece[] =>
  pieces.flatMap((piece) =>
    piece.end <= start || piece.start >= end ? [] : [{ ...piece, start: Math.max(start, piece.start), end: Math.min(end, piece.end) }],
  );

/** Measures parts of a text, and cuts it into lines. */
class Breaker {
  private readonly source: Itemized;
  private readonly size: number;
  private at = 0;

  constructor(source: Itemized, size: number) {
    this.source = source;
    this.size = size;
  }

  /** The pieces between two places. Places only grow, so that long texts are walked through once. */
  private piecesOf(start: number, end: number): Piece[] {
    const { pieces } = this.source;
    while ((pieces[this.at]?.end ?? Infinity) <= start) this.at += 1;
    let last = this.at;
    while ((pieces[last]?.start ?? Infinity) < end) last += 1;
    return inRange(pieces.slice(this.at, last), start, end);
  }

  widthOf(start: number, end: number): number {
    return this.piecesOf(start, end).reduce(
      (sum, { face, level, ...part }) => sum + face.widthOf(toDrawn(this.source.text.slice(part.start, part.end), level)) * this.scale,
      0,
    );
  }

  private get scale(): number {
    return this.size / 1_000;
  }
}

/** Where a text may be cut, so that no part is wider than a line. */
function* partsOf({ text }: Itemized, breaker: Breaker, most: number): Generator<{ end: number; width: number; trimmed: number }> {
  const breaks = new LineBreaker(text);
  let start = 0;
  for (let next = breaks.nextBreak(); next !== null; next = breaks.nextBreak()) {
    const part = text.slice(start, next.position);
    const trimmed = breaker.widthOf(start, start + part.trimEnd().length);
    if (trimmed <= most)
      yield { end: next.position, trimmed, width: trimmed + breaker.widthOf(start + part.trimEnd().length, next.position) };
    else {
      // A word longer than a line is cut anywhere between its letters.
      let at = start;
      for (const cluster of clustersOf(part)) {
        const width = breaker.widthOf(at, at + cluster.length);
        at += cluster.length;
        yield { end: at, width, trimmed: width };
      }
    }
    start = next.position;
  }
}

/** Runs in the order in which they stand from left to right (UAX 9, rule L2). */
function inVisualOrder(pieces: Piece[]): Piece[] {
  const ordered = [...pieces];
  const highest = Math.max(0, ...ordered.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    for (let from = 0; from < ordered.length; from += 1) {
      if ((ordered[from]?.level ?? 0) < level) continue;
      let to = from;
      while ((ordered[to + 1]?.level ?? -1) >= level) to += 1;
      ordered.splice(from, to - from + 1, ...ordered.slice(from, to + 1).toReversed());
      from = to;
    }
  }
  return ordered;
}

function toLine({ text, pieces }: Itemized, start: number, end: number, size: number): Line {
  const said = text.slice(start, end).trimEnd();
  const parts = inRange(pieces, start, start + said.length);
  let x = 0;
  const runs = inVisualOrder(parts).flatMap(({ face, level, ...part }) => {
    const drawn = toDrawn(text.slice(part.start, part.end), level);
    if (drawn === '') return [];
    const run = { face, text: drawn, x, width: (face.widthOf(drawn) * size) / 1_000 };
    x += run.width;
    return [run];
  });
  return { runs, width: x, isInOrder: parts.every(({ level }) => level === 0) };
}

/** Cuts a text into lines of a width. An empty text is one empty line. */
export function breakLines(source: Itemized, most: number, size: number): Line[] {
  const breaker = new Breaker(source, size);
  const lines: Line[] = [];
  let start = 0;
  let at = 0;
  let width = 0;
  for (const part of partsOf(source, breaker, most)) {
    if (at > start && width + part.trimmed > most) {
      lines.push(toLine(source, start, at, size));
      start = at;
      width = 0;
    }
    width += part.width;
    at = part.end;
  }
  lines.push(toLine(source, start, source.text.length, size));
  return lines;
}

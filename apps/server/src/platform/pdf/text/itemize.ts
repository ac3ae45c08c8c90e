import type { Direction } from '../document.ts';
import bidiFactory, { type Bidi } from 'bidi-js';
import type { Face } from '../fonts/face.ts';
import { missing, plainOf, type FaceOf } from '../fonts/faces.ts';
import { visible } from './clean.ts';

/** Node loads the build for `require`, whose export is the function that its types name `default`. */
const bidi = (bidiFactory as unknown as () => Bidi)();
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Part of a text in one font and one direction. */
export interface Piece {
  start: number;
  end: number;
  face: Face;
  /** Of the bidirectional algorithm: odd is right to left. */
  level: number;
}

/** A line of text as written, cut where font or direction change. */
export interface Itemized {
  /** What is set: characters that no font has are replaced. */
  text: string;
  pieces: readonly Piece[];
}

export const clustersOf = (text: string): string[] => Array.from(graphemes.segment(text), ({ segment }) => segment);

const common = /^[\p{Script=Common}\p{Script=Inherited}]+$/u;

/** The one face that has all of a cluster; what goes with any script stays in the face before it. */
function faceOfCluster(cluster: string, faceOf: FaceOf, before: Face | undefined): Face | undefined {
  if (visible(cluster) === '') return before ?? faceOf(missing.codePointAt(0) ?? 0);
  const characters = Array.from(visible(cluster), (letter) => letter.codePointAt(0) ?? 0);
  const hasAll = (face: Face): boolean => characters.every((character) => face.has(character));
  if (before !== undefined && common.test(cluster) && before.name.includes('arabic') && hasAll(before)) return before;
  const candidates = characters.map(faceOf);
  return candidates.find((face) => face !== undefined && hasAll(face));
}

/** The text with what no font has replaced, and the face of each of its code units. */
function assignFaces(text: string, faceOf: FaceOf): { text: string; faces: Face[] } {
  const standIn = faceOf(missing.codePointAt(0) ?? 0);
  if (standIn === undefined) throw new Error('No font has the replacement character');
  const faces: Face[] = [];
  let set = '';
  for (const cluster of clustersOf(text)) {
    const before = faces.at(-1);
    const candidates = [cluster, plainOf(cluster)].map((shown) => ({ shown, face: faceOfCluster(shown, faceOf, before) }));
    const { shown, face = standIn } = candidates.find((candidate) => candidate.face !== undefined) ?? { shown: missing };
    set += shown;
    for (let unit = 0; unit < shown.length; unit += 1) faces.push(face);
  }
  return { text: set, faces };
}

/** Cuts a text into pieces. Without a direction of its own, it takes that of its first letter, else the one around it. */
export function itemize(source: string, faceOf: FaceOf, around: Direction): Itemized {
  const { text, faces } = assignFaces(source, faceOf);
  const { levels } = bidi.getEmbeddingLevels(text, directionOfText(text) ?? around);
  const pieces: Piece[] = [];
  for (const [at, face] of faces.entries()) {
    const level = levels[at] ?? 0;
    const last = pieces.at(-1);
    if (last?.face === face && last.level === level) last.end = at + 1;
    else pieces.push({ start: at, end: at + 1, face, level });
  }
  return { text, pieces };
}

function directionOfText(text: string): Direction | undefined {
  for (const letter of text) {
    const type = bidi.getBidiCharTypeName(letter);
    if (type === 'L') return 'ltr';
    if (type === 'R' || type === 'AL') return 'rtl';
  }
  return undefined;
}

const arabic = /\p{Script=Arabic}/u;

/** The characters of a piece in the order in which its face takes them: fonts turn Arabic letters around themselves. */
export function toDrawn(text: string, level: number): string {
  const shown = visible(text);
  if (level % 2 === 0) return shown;
  const mirrored = Array.from(shown, (letter) => bidi.getMirroredCharacter(letter) ?? letter).join('');
  return arabic.test(mirrored) ? mirrored : clustersOf(mirrored).toReversed().join('');
}

import { SerialNumber } from '@heliodesk/contract/kit';

/** What may be one number that something has come between. */
export interface SplitSerial {
  /** As written in the text. */
  given: string;
  /** Without what is between. */
  joined: string;
}

/** What is in a text: numbers that can be added, those to be asked about, and pieces that cannot be added, with their reason. */
export interface Recognized {
  serials: string[];
  split: SplitSerial[];
  rejected: { sn: string; reason: 'malformed' | 'duplicateInFile' }[];
}

const betweenLines = /[\n\r\t,;]+/;
/** Blanks and dashes of all kinds, and what else people group long numbers with. */
const within = /[\s\p{Pd}._/]+/gu;
/** Numbers made today have so many characters. A shorter one beside a broken one is rather a part of it. */
const fullLength = 16;

const read = (piece: string): string | undefined => SerialNumber.safeParse(piece).data;

/** A line as one number, if its parts are none by themselves and are one together. */
function joinedOf(line: string, pieces: readonly string[]): string | undefined {
  const serials = pieces.map(read);
  if (serials.every((sn) => sn !== undefined) || serials.some((sn) => sn !== undefined && sn.length >= fullLength)) return undefined;
  const joined = read(line.replaceAll(within, ''));
  // Words alone are a heading.
  return joined !== undefined && /\d/.test(joined) ? joined : undefined;
}

/**
 * Finds serial numbers in pasted or typed text: separated by new lines, commas, semicolons, tabs or blanks, in small or capital
 * letters. The first of equal ones counts. Parts of a line that are only together a number are to be asked about.
 */
export function recognizeSerials(text: string): Recognized {
  const seen = new Set<string>();
  const split = new Map<string, SplitSerial>();
  const rejected: Recognized['rejected'] = [];
  for (const line of text.split(betweenLines).map((part) => part.trim())) {
    const pieces = line.split(/\s+/).filter(Boolean);
    const joined = joinedOf(line, pieces);
    if (joined !== undefined) {
      split.set(line, { given: line, joined });
      continue;
    }
    for (const piece of pieces) {
      const sn = read(piece);
      if (sn === undefined) rejected.push({ sn: piece, reason: 'malformed' });
      else if (seen.has(sn)) rejected.push({ sn, reason: 'duplicateInFile' });
      else seen.add(sn);
    }
  }
  return { serials: [...seen], split: [...split.values()], rejected };
}

/** The text with each of these numbers in one piece. */
export const joinIn = (text: string, splits: readonly SplitSerial[]): string =>
  splits.reduce((before, { given, joined }) => before.replaceAll(given, joined), text);

import type { Excerpt, Mark } from '@heliodesk/contract/kit';

/*
 * Where a text has the words that someone searched for. The database decides what is found (`search_words`); this folds letters the same way,
 * but remembers where each of them comes from.
 */

/** Letters that don't fall apart into a letter and a mark. */
const spelled: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ک: 'ك',
};
const marks = /[\u0300-\u036F\u0640\u064B-\u0655\u0670]/gu;
const hyphens = /[‐‑–—−]/gu;
const punctuation = /[,;:()[\]{}"'`´/\\|!?<>*=«»„“”‘’،؛؟。、「」『』・\s]/gu;
const digit = /\p{Nd}/gu;
const ideograph = /[\u2E80-\u2FFF\u3005-\u3007\u3040-\u30FF\u3400-\u4DBF\u4E00-\u9FFF\uF900-\uFAFF\uAC00-\uD7AF]/u;

/** The blocks of digits begin with their zero, at a multiple of ten from the zero of their script. */
const western = (sign: string): string => {
  const code = sign.codePointAt(0) ?? 0;
  if (code >= 0x660 && code <= 0x669) return String(code - 0x660);
  return code >= 0x6f0 && code <= 0x6f9 ? String(code - 0x6f0) : sign;
};

/** A sign as searches compare it; nothing for a mark on the one before. */
function fold(sign: string): string {
  const plain = sign.normalize('NFKD').replaceAll(marks, '').toLowerCase().normalize('NFKC');
  return [...plain.replaceAll(hyphens, '-').replaceAll(punctuation, ' ').replaceAll(digit, western)]
    .map((part) => spelled[part] ?? part)
    .join('');
}

interface Folded {
  text: string;
  /** For each unit of the folded text, the unit of the original that it comes from; one more for the end. */
  origins: number[];
}

function foldAll(text: string): Folded {
  const origins: number[] = [];
  let folded = '';
  let at = 0;
  for (const sign of text) {
    const part = fold(sign);
    for (let unit = 0; unit < part.length; unit += 1) origins.push(at);
    folded += part;
    at += sign.length;
  }
  origins.push(at);
  return { text: folded, origins };
}

const isWordSign = (sign: string | undefined): boolean => sign !== undefined && sign !== ' ';

/** Shorter words count only where a word begins. */
const shortest = 3;
const mostTerms = 8;
const mostMarks = 50;

/** Where a folded text has a term. */
function* occurrencesOf(term: string, text: string): Generator<[number, number]> {
  const isShort = term.length < shortest && !ideograph.test(term);
  for (let at = text.indexOf(term); at !== -1; at = text.indexOf(term, at + term.length))
    if (!isShort || !isWordSign(text[at - 1])) yield [at, at + term.length];
}

/** Parts that touch or overlap as one. */
function joined(parts: readonly Mark[]): Mark[] {
  const whole: Mark[] = [];
  for (const part of parts.toSorted((one, other) => one.from - other.from)) {
    const last = whole.at(-1);
    if (last !== undefined && part.from <= last.to) last.to = Math.max(last.to, part.to);
    else whole.push({ ...part });
  }
  return whole.slice(0, mostMarks);
}

/** Finds the words of one search in texts. */
export interface Marker {
  /** Each word of the search, as it is compared. */
  terms: readonly string[];
  /** Where a text has any of the words. */
  marksIn: (text: string) => Mark[];
  /** The words that a text does not have. */
  missingIn: (text: string) => string[];
  /** A piece of a text around the first of some words that it has; nothing if it has none. */
  excerptOf: (text: string, terms: readonly string[]) => Excerpt | null;
}

const excerptLength = 120;
const excerptBefore = 30;

export function markerFor(search: string): Marker {
  const terms = [
    ...new Set(
      search
        .normalize('NFKC')
        .split(/\s+/u)
        .map((word) => foldAll(word).text.trim()),
    ),
  ]
    .filter(Boolean)
    .slice(0, mostTerms);
  const marksOf = (text: string, wanted: readonly string[]): Mark[] => {
    const { text: folded, origins } = foldAll(text);
    const parts = wanted.flatMap((term) => [...occurrencesOf(term, folded)]);
    return joined(parts.map(([from, to]) => ({ from: origins[from] ?? 0, to: origins[to] ?? text.length })));
  };
  return {
    terms,
    marksIn: (text) => marksOf(text, terms),
    missingIn: (text) => {
      const { text: folded } = foldAll(text);
      return terms.filter((term) => occurrencesOf(term, folded).next().done);
    },
    excerptOf: (text, wanted) => {
      const [first] = marksOf(text, wanted);
      if (first === undefined) return null;
      const piece = pieceOf(text, first.from);
      return { text: piece, marks: marksOf(piece, terms) };
    },
  };
}

/** A piece of a text on one line, cut at words. */
function pieceOf(text: string, at: number): string {
  const cut = Math.max(0, at - excerptBefore);
  const begin = cut === 0 ? 0 : Math.min(at, text.indexOf(' ', cut - 1) + 1 || cut);
  const whole = text.slice(begin).toWellFormed();
  const end = whole.length <= excerptLength ? whole.length : whole.lastIndexOf(' ', excerptLength);
  const piece = whole
    .slice(0, end > excerptBefore ? end : excerptLength)
    .toWellFormed()
    .replaceAll(/\s+/gu, ' ');
  return `${begin > 0 ? '… ' : ''}${piece.trim()}${end < whole.length ? ' …' : ''}`;
}

import { inflateSync } from 'node:zlib';

/** Glyphs that were drawn in one go, and what they stand for, from left to right. */
export interface Shown {
  page: number;
  x: number;
  /** Of the baseline, from the foot of the page. */
  y: number;
  font: string;
  text: string;
  glyphs: readonly number[];
}

/** A PDF of ours as a reader that knows nothing of how it was made takes it apart. */
export interface ReadPdf {
  shown: readonly Shown[];
  /** What stands beside each other, from left to right, from the top of the first page to the foot of the last. */
  lines: readonly string[];
  text: string;
  pages: number;
  /** Everything outside of streams, and those that are not fonts, as it is written. */
  source: string;
}

interface Part {
  dictionary: string;
  stream: string | undefined;
}

function partsOf(bytes: Uint8Array): Map<number, Part> {
  const whole = Buffer.from(bytes).toString('latin1');
  const parts = new Map<number, Part>();
  for (const found of whole.matchAll(/(\d+) 0 obj\n([\s\S]*?)endobj/g)) {
    const [dictionary = '', rest] = (found[2] ?? '').split(/stream\n/, 2);
    const raw = rest === undefined ? undefined : Buffer.from(rest.replace(/\nendstream\n$/, ''), 'latin1');
    const stream = raw && (dictionary.includes('FlateDecode') ? inflateSync(raw) : raw).toString('latin1');
    parts.set(Number(found[1]), { dictionary, stream });
  }
  return parts;
}

const references = (text: string, key: string): number[] =>
  Array.from(text.matchAll(new RegExp(`/${key} (?:\\[)?(\\d+) 0 R`, 'g')), ([, id]) => Number(id));

const fromHex = (digits: string): string => Buffer.from(digits.replaceAll(' ', ''), 'hex').swap16().toString('utf16le');

/** What the glyphs of a font stand for. */
function unicodeOf(cmap: string): string[] {
  const ranges = Array.from(cmap.matchAll(/<[\da-f]+> <[\da-f]+> \[([^\]]*)\]/g), ([, entries = '']) => entries);
  return ranges.flatMap((entries) => Array.from(entries.matchAll(/<([\da-f ]*)>/g), ([, digits = '']) => fromHex(digits)));
}

function readContent(content: string, page: number, fonts: ReadonlyMap<string, readonly string[]>): Shown[] {
  const shown: Shown[] = [];
  let [x, y, font] = [0, 0, ''];
  for (const [, matrix, name, array] of content.matchAll(/1 0 0 1 ([\d.-]+ [\d.-]+) Tm|\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (matrix !== undefined) [x = 0, y = 0] = matrix.split(' ').map(Number);
    if (name !== undefined) font = name;
    if (array === undefined) continue;
    const digits = Array.from(array.matchAll(/<([\da-f]*)>/g), ([, hex = '']) => hex).join('');
    const glyphs = Array.from(digits.matchAll(/.{4}/g), ([hex]) => Number.parseInt(hex, 16));
    shown.push({ page, x, y, font, glyphs, text: glyphs.map((glyph) => fonts.get(font)?.[glyph] ?? '').join('') });
  }
  return shown;
}

function linesOf(shown: readonly Shown[]): string[] {
  const rows = Map.groupBy(shown, ({ page, y }) => page * 10_000 - y);
  return [...rows]
    .toSorted(([one], [other]) => one - other)
    .map(([, row]) =>
      row
        .toSorted((one, other) => one.x - other.x)
        .map(({ text }) => text)
        .join(''),
    );
}

export function readPdf(bytes: Uint8Array): ReadPdf {
  const parts = partsOf(bytes);
  const get = (id: number | undefined): Part => parts.get(id ?? 0) ?? { dictionary: '', stream: undefined };
  const pages = [...parts.values()].filter(({ dictionary }) => /\/Type \/Page\n/.test(dictionary));
  const shown = pages.flatMap(({ dictionary }, page) => {
    const resources = get(references(dictionary, 'Resources')[0]).dictionary;
    const fonts = new Map(
      Array.from(resources.matchAll(/\/(F\d+) (\d+) 0 R/g), ([, name = '', id]) => {
        const [cmap] = references(get(Number(id)).dictionary, 'ToUnicode');
        return [name, unicodeOf(get(cmap).stream ?? '')] as const;
      }),
    );
    return readContent(get(references(dictionary, 'Contents')[0]).stream ?? '', page, fonts);
  });
  const lines = linesOf(shown);
  const source = [...parts.values()].map(({ dictionary, stream = '' }) => dictionary + (stream.includes('glyf') ? '' : stream)).join('\n');
  return { shown, lines, text: lines.join('\n'), pages: pages.length, source };
}

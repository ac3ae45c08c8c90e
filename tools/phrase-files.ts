import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { spellingsOf } from './new-domain/spellings.ts';
import type { Texts } from './phrase-texts.ts';
import { root } from './run.ts';

/** Where a text is in its file. */
interface Place {
  key: string;
  start: number;
  end: number;
}

interface PropertyNode {
  key: { name?: string; value?: unknown };
  value: { type: string; start: number; end: number; value?: unknown };
  start: number;
  end: number;
}

/** The texts of a source file with their keys, those of the objects around them in front. */
function placesIn(source: string, namespace: string): Place[] {
  const around: { name: string; end: number }[] = [];
  const places: Place[] = [];
  const visitor = new Visitor({
    Property(node) {
      const { key, value, start, end } = node as unknown as PropertyNode;
      while ((around.at(-1)?.end ?? start) < start) around.pop();
      const name = key.name ?? String(key.value);
      if (value.type === 'ObjectExpression') around.push({ name, end });
      else if (value.type === 'Literal' && typeof value.value === 'string')
        places.push({ key: `${namespace}:${[...around.map((each) => each.name), name].join('.')}`, start: value.start, end: value.end });
    },
  });
  visitor.visit(parseSync('phrases.ts', source).program);
  return places;
}

/** A text as a literal; what cannot be seen and turns the direction of reading is written as an escape. */
const literalOf = (text: string): string =>
  `'${text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", String.raw`\'`)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll(/[\u200e\u200f\u2066-\u2069]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16)}`)}'`;

/** A file of phrases with other texts under some of its keys. */
export function withTexts(source: string, namespace: string, texts: Texts): string {
  return placesIn(source, namespace)
    .toReversed()
    .reduce((left, { key, start, end }) => {
      const text = texts.get(key);
      return text === undefined ? left : `${left.slice(0, start)}${literalOf(text)}${left.slice(end)}`;
    }, source);
}

/** Writes texts into the files of a language. */
export function writeTexts(language: string, texts: Texts): void {
  for (const file of globSync(`packages/phrases/src/${language}/*.ts`, { cwd: root })) {
    const source = readFileSync(join(root, file), 'utf8');
    const changed = withTexts(source, spellingsOf(basename(file, '.ts')).camel, texts);
    if (changed !== source) writeFileSync(join(root, file), changed);
  }
}

import type { Language } from '@heliodesk/contract/kit';
import { loadFace, type Face, type Weight } from './face.ts';
import { fileOf, type Family, type FontFile } from './font-files.ts';

/** Stands for what no font has; every font of Latin letters has it. */
export const missing = '\uFFFD';

/** The same letters in their plain form, for those whose special form no font has. */
export const plainOf = (text: string): string => text.normalize('NFKC');

const eastAsianLetters = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Marks that Chinese and Japanese set as wide as a letter. */
const wideMarks = /^[·‘’“”…—]$/u;
const eastAsian: readonly Family[] = ['noto-sans-sc', 'noto-sans-jp'];
const others: readonly Family[] = ['noto-sans', 'noto-sans-arabic'];

/** Chinese and Japanese draw some letters differently; kana tell that a text is Japanese. */
const eastAsianFor = (language: Language, text: string): readonly Family[] =>
  language === 'ja' || (language !== 'zh' && kana.test(text)) ? eastAsian.toReversed() : eastAsian;

/** Fonts that were loaded, for all documents of the process. */
const loaded = new Map<string, Promise<Face>>();

const load = (file: FontFile, weight: Weight): Promise<Face> =>
  loaded.getOrInsertComputed(`${file.name} ${weight}`, () => loadFace(file, weight));

/** The faces for the characters of one text. */
export type FaceOf = (character: number) => Face | undefined;

/** Loads what it takes to set a text. */
export async function facesFor(text: string, language: Language, weight: Weight): Promise<FaceOf> {
  const asian = eastAsianFor(language, text);
  const wide = (language === 'zh' || language === 'ja') && eastAsianLetters.test(text);
  const found = new Map<number, Face>();
  for (const letter of new Set(`${text}${plainOf(text)}${missing}`)) {
    const character = letter.codePointAt(0) ?? 0;
    const families = wide && wideMarks.test(letter) ? [...asian, ...others] : [...others, ...asian];
    for (const family of families) {
      const file = fileOf(family, character);
      const face = file && (await load(file, weight));
      if (face?.has(character) !== true) continue;
      found.set(character, face);
      break;
    }
  }
  return (character) => found.get(character);
}

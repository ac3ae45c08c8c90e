import { pluralStem } from './phrase-texts.ts';
import type { Texts } from './phrase-texts.ts';

/** A word that a language has a better one for, or a form of address that it does not use. */
export interface Term {
  word: RegExp;
  better: string;
  /** Only in the texts of these keys. */
  keys?: RegExp;
  /** Only where English says this. */
  english?: RegExp;
}

/** A pattern for whole words, of any of the given ones. */
export const words = (...alternatives: string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${alternatives.join('|')})(?![\\p{L}\\p{M}])`, 'u');

/** Texts of a language that say something in a word it has a better one for. */
export function termProblems(language: string, texts: Texts, english: Texts, terms: readonly Term[]): string[] {
  return [...texts].flatMap(([key, text]) => {
    const stem = pluralStem(key, english);
    const source = english.get(stem === null ? key : `${stem}_other`) ?? '';
    return terms.flatMap(({ word, better, keys = /^/, english: said = /^/ }) => {
      const [found] = (keys.test(key) && said.test(source) && text.match(word)) || [];
      return found === undefined ? [] : [`${language}  ${key} has “${found}”, better “${better}”: ${text}`];
    });
  });
}

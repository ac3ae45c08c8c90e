import type { Term } from '../phrase-terms.ts';
import { arabic } from './ar.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { italian } from './it.ts';
import { japanese } from './ja.ts';
import { polish } from './pl.ts';
import { chinese } from './zh.ts';

/** The terms of each language. */
export const termsOf: Readonly<Record<string, readonly Term[]>> = {
  ar: arabic,
  de: german,
  en: english,
  es: spanish,
  fr: french,
  it: italian,
  ja: japanese,
  pl: polish,
  zh: chinese,
};

import { completeLanguages } from '../packages/phrases/src/languages.ts';
import { digestProblems, readDigests, sourceDigests } from './phrase-digests.ts';
import { doubleProblems } from './phrase-doubles.ts';
import { readTexts } from './phrase-texts.ts';
import type { Texts } from './phrase-texts.ts';
import { termsOf } from './phrase-terms/all.ts';
import { termProblems } from './phrase-terms.ts';
import { doubleReasons } from './phrases-allowed.ts';

/** What is left to a translator: words with a better one, one English text said in several ways, and English that has changed. */
export const faultsOf = (language: string, texts: Texts, english: Texts): string[] => [
  ...termProblems(language, texts, english, termsOf[language] ?? []),
  ...doubleProblems(language, texts, english, doubleReasons),
  ...digestProblems(language, readDigests(language), sourceDigests(english)),
];

/* npm run phrases:faults -- de    lists what a translator of this language has to mend */
if (import.meta.main) {
  const english = await readTexts('en');
  for (const language of completeLanguages.filter((each) => each !== 'en' && process.argv.slice(2).includes(each)))
    console.log(faultsOf(language, await readTexts(language), english).join('\n'));
}

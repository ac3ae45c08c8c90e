import { completeLanguages } from '../packages/phrases/src/languages.ts';
import { idleReasons } from './phrase-doubles.ts';
import { faultsOf } from './phrase-faults.ts';
import { termsOf } from './phrase-terms/all.ts';
import { termProblems } from './phrase-terms.ts';
import { problemsOf, readTexts } from './phrase-texts.ts';
import type { Texts } from './phrase-texts.ts';
import { typographyProblems } from './phrase-typography.ts';
import { scanSources, unknownKeys, unusedKeys } from './phrase-uses.ts';
import { doubleReasons, dynamicKeys, sameInEveryLanguage } from './phrases-allowed.ts';

/* Every language that is offered says all that English says, and the sources and the phrases know the same keys. */

const english = await readTexts('en');
const uses = scanSources();
const problems = [...unknownKeys(uses, english), ...unusedKeys(uses, english, dynamicKeys)];
const translations: Texts[] = [];
for (const language of completeLanguages) {
  const texts = await readTexts(language);
  problems.push(...problemsOf(language, texts, english, sameInEveryLanguage), ...typographyProblems(language, texts, english));
  if (language === 'en') {
    problems.push(...termProblems(language, texts, english, termsOf[language] ?? []));
    continue;
  }
  problems.push(...faultsOf(language, texts, english));
  translations.push(texts);
}
problems.push(...idleReasons(translations, english, doubleReasons));

if (problems.length > 0) {
  console.log(problems.join('\n'));
  console.log(`${problems.length} problems in the phrases`);
  process.exitCode = 1;
}

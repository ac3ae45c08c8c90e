import { completeLanguages } from '../packages/phrases/src/languages.ts';
import { problemsOf, readTexts } from './phrase-texts.ts';
import { scanSources, unknownKeys, unusedKeys } from './phrase-uses.ts';
import { termsOf } from './phrase-terms/all.ts';
import { termProblems } from './phrase-terms.ts';
import { typographyProblems } from './phrase-typography.ts';
import { dynamicKeys, sameInEveryLanguage } from './phrases-allowed.ts';

/* Every language that is offered says all that English says, and the sources and the phrases know the same keys. */

const english = await readTexts('en');
const uses = scanSources();
const problems = [...unknownKeys(uses, english), ...unusedKeys(uses, english, dynamicKeys)];
for (const language of completeLanguages) {
  const texts = await readTexts(language);
  problems.push(...problemsOf(language, texts, english, sameInEveryLanguage), ...typographyProblems(language, texts, english));
  problems.push(...termProblems(language, texts, english, termsOf[language] ?? []));
}

if (problems.length > 0) {
  console.log(problems.join('\n'));
  console.log(`${problems.length} problems in the phrases`);
  process.exitCode = 1;
}

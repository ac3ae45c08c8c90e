import { completeLanguages } from '../packages/phrases/src/languages.ts';
import { writeTexts } from './phrase-files.ts';
import { readTexts } from './phrase-texts.ts';
import { mendedTexts } from './phrase-typography.ts';

/*
 * npm run phrases:mend              sets the texts of every language as the rules of typography want them
 * npm run phrases:mend -- fr pl     of these languages only
 */
const asked = process.argv.slice(2);
const english = await readTexts('en');
for (const language of completeLanguages.filter((each) => asked.length === 0 || asked.includes(each))) {
  const mended = mendedTexts(language, await readTexts(language), english);
  writeTexts(language, mended);
  console.log(`${language}  ${mended.size} texts mended`);
}

import { parseArgs } from 'node:util';
import { completeLanguages } from '../packages/phrases/src/languages.ts';
import { outdatedKeys, readDigests, sourceDigests, textsByStem, withLookedAt, writeDigests } from './phrase-digests.ts';
import { readTexts } from './phrase-texts.ts';

/*
 * npm run phrases:looked-at -- de                     lists the texts whose English has changed since someone looked at them
 * npm run phrases:looked-at -- de ui:copy desk:       records that this text and all of this namespace say what English says now
 * npm run phrases:looked-at -- de --all               records it for every text
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { all: { type: 'boolean', default: false } } });
const [language, ...asked] = positionals;
const translated: readonly string[] = completeLanguages.filter((each) => each !== 'en');
if (language === undefined || !translated.includes(language)) throw new Error(`Name one of ${translated.join(', ')}`);

const english = await readTexts('en');
const source = sourceDigests(english);
const stored = readDigests(language);
const isAsked = (key: string): boolean => values.all || asked.some((name) => key === name || (name.endsWith(':') && key.startsWith(name)));

if (values.all || asked.length > 0) {
  const lookedAt = Object.keys(source).filter(isAsked);
  const unknown = asked.filter((name) => !lookedAt.some((key) => key === name || key.startsWith(name)));
  if (unknown.length > 0) throw new Error(`English has no ${unknown.join(', ')}`);
  writeDigests(language, withLookedAt(stored, source, lookedAt));
  console.log(`${lookedAt.length} texts recorded`);
} else {
  const [from, to] = [textsByStem(english, english), textsByStem(await readTexts(language), english)];
  const keys = outdatedKeys(stored, source);
  for (const key of keys) console.log(`${key}\n  en  ${from.get(key)?.join(' | ')}\n  ${language}  ${to.get(key)?.join(' | ')}`);
  console.log(`${keys.length} texts to look at`);
}

import { expect, it } from 'vitest';
import { loadCatalogue } from './catalogue.ts';

const isHint = (key: string): boolean => /(?:hint|help)$|[:.]hint\./i.test(key);
const isOneSentence = (text: string): boolean => !/[.?!] \p{L}/u.test(text);
/** Said of a button or in a field, where nothing ends with a period. */
const elsewhere = new Set([
  'attachment:describeHint',
  'audit:export.hint',
  'caseChat:question.hint',
  'desk:keys.help',
  'reference:clearHint',
  'shell:unavailable.contactHint',
]);
const beginsFragment = /^(?:For example|What|Who|How|Where|The|Only|With|If|For|Letters|Countries|All|At least|\d)\b/;
const beginsSentence =
  /^(?:We’ll|We|You|It|Company|Leave|Include|Keeps|Kept|Hide|Shows|Every|The customer (?:will|gets)|The number shows|Your colleagues|Only (?:colleagues|module claims)|A disabled|If none is|If empty, they?|Only staff read)\b/;

it('a hint that is a sentence ends with a period, a fragment without', async () => {
  const hints = (await loadCatalogue())
    .filter(({ key }) => isHint(key) && !elsewhere.has(key))
    .map(({ key, texts }) => [key, texts.en.text ?? ''] as const);
  expect(hints.length).toBeGreaterThan(40);
  for (const [key, text] of hints) {
    if (!isOneSentence(text) || beginsSentence.test(text)) expect(text, key).toMatch(/[.:]$/);
    else if (beginsFragment.test(text)) expect(text, key).not.toMatch(/\.$/);
  }
});

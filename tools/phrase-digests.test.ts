import { describe, expect, it } from 'vitest';
import { digestProblems, outdatedKeys, sourceDigests, textsByStem, withLookedAt } from './phrase-digests.ts';

const english = new Map([
  ['ui:copy', 'Copy'],
  ['ui:days_one', '{{count}} day'],
  ['ui:days_other', '{{count}} days'],
]);
const source = sourceDigests(english);
const changed = (key: string, text: string) => sourceDigests(new Map([...english, [key, text]]));

describe('what a translation was made from', () => {
  it('is kept for each key, the plural forms as one', () => {
    expect(Object.keys(source)).toEqual(['ui:copy', 'ui:days']);
    expect(textsByStem(new Map([['ui:days_few', '{{count}} dni']]), english)).toEqual(new Map([['ui:days', ['{{count}} dni']]]));
  });

  it('is the English of today where nothing is reported', () => {
    expect(digestProblems('pl', source, source)).toEqual([]);
  });

  it.each([
    ['ui:copy', 'Copy it', 'ui:copy'],
    ['ui:days_one', 'one day', 'ui:days'],
  ])('is another one when %s changes to %j', (key, text, reported) => {
    expect(digestProblems('pl', source, changed(key, text))).toEqual([
      `pl  ${reported} was translated from another English text: compare it, then npm run phrases:looked-at -- pl ${reported}`,
    ]);
  });

  it('is not known of a new key, nor of a language without its file', () => {
    expect(outdatedKeys(source, changed('ui:paste', 'Paste'))).toEqual(['ui:paste']);
    expect(digestProblems('pl', null, source).join()).toContain('packages/phrases/src/pl/digests.gen.json is missing');
  });

  it('is recorded for the keys that were looked at, sorted, and forgotten with keys that are gone', () => {
    const later = changed('ui:copy', 'Copy it');
    const before = { ...source, 'ui:gone': 'x' };
    expect(withLookedAt(before, later, ['ui:days'])).toEqual(source);
    expect(withLookedAt(before, later, ['ui:copy'])).toEqual(later);
  });
});

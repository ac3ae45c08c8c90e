import { describe, expect, it } from 'vitest';
import { markerFor } from './search-marks.ts';

/** A text with its found parts in brackets. */
function shown(search: string, text: string): string {
  let [marked, at] = ['', 0];
  for (const { from, to } of markerFor(search).marksIn(text)) {
    marked += `${text.slice(at, from)}[${text.slice(from, to)}]`;
    at = to;
  }
  return marked + text.slice(at);
}

describe('the marks of a search', () => {
  it.each([
    ['parts of words', 'tal', 'Total capacity', 'To[tal] capacity'],
    ['short words where a word begins', 'as', 'Asturias 2, bast', '[As]turias 2, bast'],
    ['several words', 'norte hot', 'Hot spots, Almería Norte 3', '[Hot] spots, Almería [Norte] 3'],
    ['letters without their accents', 'almeria lotstellen', 'Lötstellen, Almería', '[Lötstellen], [Almería]'],
    ['letters whose accents are marks of their own', 'almeria', 'Almeri\u0301a', '[Almeri\u0301a]'],
    ['a sharp s', 'strasse', 'Große Straße 5', 'Große [Straße] 5'],
    ['letters of other shapes', 'lodz', 'Łódź', '[Łódź]'],
    ['Chinese signs', '背板', '组件背板开裂', '组件[背板]开裂'],
    ['Japanese of half width', 'ｶﾞﾗｽ', 'ガラス割れ', '[ガラス]割れ'],
    ['Arabic without its marks', 'متشققه', 'ألواحٌ مُتشقِّقة', 'ألواحٌ [مُتشقِّقة]'],
    ['Western digits', '2', 'ورزازات ٢', 'ورزازات [٢]'],
    ['hyphens of any kind', 'mc-2026', 'MC‑20261118', '[MC‑2026]1118'],
    ['words that overlap as one part', 'spot spots', 'Hot spots', 'Hot [spots]'],
    ['nothing of punctuation alone', '… ,', 'Hot, spots …', 'Hot, spots […]'],
    ['nothing where no word is', 'hail', 'Hot spots', 'Hot spots'],
  ])('are %s', (_what, search, text, expected) => {
    expect(shown(search, text)).toBe(expected);
  });

  it('name the words that a text does not have', () => {
    expect(markerFor('Hail Murcia').missingIn('Hail in March')).toEqual(['murcia']);
  });

  it('come with a piece around the first of some words in a long text', () => {
    const text = `${'Seen after the first warm week. '.repeat(10)}Hail in Murcia, ${'row by row. '.repeat(30)}`;
    const { excerptOf } = markerFor('murcia row');
    const excerpt = excerptOf(text, ['murcia']);
    expect(excerpt?.text.length).toBeLessThan(130);
    expect(excerpt?.text).toMatch(/^… .*Murcia.* …$/);
    expect(excerpt?.marks.map(({ from, to }) => excerpt.text.slice(from, to)).slice(0, 2)).toEqual(['Murcia', 'row']);
    expect(excerptOf(text, ['granada'])).toBeNull();
  });

  it('come with a piece that begins with a whole word', () => {
    const { excerptOf } = markerFor('drone');
    const before = 'seen from above by a flying xx ';
    expect(before).toHaveLength(31);
    expect(excerptOf(`Spots, ${before.slice(1)}drone`, ['drone'])?.text).toBe(`… ${before.slice(1)}drone`);
    expect(excerptOf(`Spots, ${before}drone`, ['drone'])?.text).toBe(`… ${before.slice(5)}drone`);
  });
});

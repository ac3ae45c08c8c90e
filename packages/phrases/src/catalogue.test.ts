import { languages } from '@heliodesk/contract/kit';
import { describe, expect, it } from 'vitest';
import { formsOf, keyOf, loadCatalogue } from './catalogue.ts';
import { withOverrides } from './overrides.ts';
import { departureOf } from './text-parts.ts';

describe('the catalogue', () => {
  it('has every text of server and web once, with the forms of each language', async () => {
    const entries = await loadCatalogue();
    expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
    const plural = entries.find(({ key }) => key === 'site:errorSummary');
    expect(plural).toMatchObject({ namespace: 'site', isPlural: true });
    expect(plural && formsOf(plural, 'ar')).toEqual(['zero', 'one', 'two', 'few', 'many', 'other']);
    expect(plural && keyOf(plural, 'few')).toBe('site:errorSummary_few');
    for (const { isPlural, texts } of entries)
      expect(Object.keys(texts.pl).toSorted()).toEqual([...formsOf({ isPlural }, 'pl')].toSorted());
  });
});

describe('sizes of files', () => {
  it('are in MB, in French in Mo', async () => {
    const others = (await loadCatalogue()).flatMap(({ key, texts }) =>
      Object.entries(texts).flatMap(([language, forms]) =>
        Object.values(forms)
          .filter((text) => (language === 'fr' ? /\d\s?MB?\b/u : /\d\s?Mo?\b/u).test(text))
          .map((text) => `${language} ${key}: ${text}`),
      ),
    );
    expect(others).toEqual([]);
  });
});

describe('a button in a row', () => {
  it('is read out with the words that it shows, and names its row as well', async () => {
    const entries = await loadCatalogue();
    const shown = new Map(entries.map(({ key, texts }) => [`${key}Named`, texts]));
    const named = entries.filter(({ key }) => shown.has(key));
    expect(named).not.toEqual([]);
    const apart = named.flatMap(({ key, texts }) =>
      languages
        .filter((language) => !texts[language].text?.toLowerCase().includes(shown.get(key)?.[language].text?.toLowerCase() ?? ''))
        .map((language) => `${language} ${key}`),
    );
    expect(apart).toEqual([]);
  });
});

describe('words of the house', () => {
  const released = { site: { nav: { home: 'Home', back: 'Back' } }, errors: { 'auth.wrong': 'Wrong' } };

  it('replace texts by key, nested or with dots in their names, and leave the release as it is', () => {
    const spoken = withOverrides(released, { 'site:nav.home': 'Start', 'errors:auth.wrong': 'No', 'site:gone': 'x' });
    expect(spoken).toEqual({ site: { nav: { home: 'Start', back: 'Back' } }, errors: { 'auth.wrong': 'No' } });
    expect(released.site.nav.home).toBe('Home');
  });

  it.each<[string, string, string | undefined]>([
    ['Hello {{ name }}', 'Hi {{name}}, {{name}}', undefined],
    ['Hello {{name}}', 'Hi', 'placeholders'],
    ['Hello', 'Hi {{name}}', 'noPlaceholders'],
    ['Hello', 'Hi }}', 'noPlaceholders'],
    ['<b>Hello</b>', 'Hello <b>you</b>', undefined],
    ['<b>Hello</b>', '<b>Hello', 'marks'],
    ['Hello', '<script>Hello</script>', 'noMarks'],
    ['Hello', '$t(site:other)', 'noMarks'],
  ])('in place of %j, %j departs in %j', (release, text, rule) => {
    expect(departureOf(text, release)?.rule).toBe(rule);
  });
});

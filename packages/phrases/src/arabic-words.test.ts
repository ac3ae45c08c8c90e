import { expect, test } from 'vitest';
import { loadCatalogue } from './catalogue.ts';

/** Other words, and other spellings, of what is enabled (مفعّل) and disabled (معطّل). */
const others = /تمكين|مُمكَّن|نشّط|نشَّط|مفعَّل|معطَّل/u;

test('Arabic has one word each for enabled and disabled', async () => {
  const texts = (await loadCatalogue()).map(({ key, texts: of }) => ({
    key,
    en: Object.values(of.en).join(),
    ar: Object.values(of.ar).join(),
  }));
  expect(texts.filter(({ ar }) => others.test(ar)).map(({ key, ar }) => `${key}: ${ar}`)).toEqual([]);
  expect(new Set(texts.filter(({ en }) => en === 'Enabled').map(({ ar }) => ar))).toEqual(new Set(['مفعّل']));
  expect(new Set(texts.filter(({ en }) => en === 'Disabled').map(({ ar }) => ar))).toEqual(new Set(['معطّل']));
});

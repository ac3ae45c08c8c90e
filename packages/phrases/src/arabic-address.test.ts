import { expect, test } from 'vitest';
import { loadCatalogue } from './catalogue.ts';

/** Words that end like "your" to one person, and say something else. */
const others = new Set(
  'ذلك لذلك بذلك كذلك هناك هنالك تلك تُرك ترك يترك فك فُك مالك يملك تملك البنك بنك شريك والمشابك المشابك محرك المحرك مشترك'.split(' '),
);
/** What is said to one person, without the ending. */
const commands = /(?<!\p{L})(?:اختر|أرسل|أعد|أخبرنا|أرنا|جهّز|سجّل|أكّد|أدخل|أضف|تواصل معنا|هل تريد|هل تقصد)(?!\p{L})/gu;

const saidToOne = (text: string): string[] => [
  ...(text.match(/[\p{L}\p{M}]+ك(?![\p{L}\p{M}])/gu) ?? []).filter((word) => !others.has(word)),
  ...(text.match(commands) ?? []),
];

test('Arabic speaks to its readers in the polite plural', async () => {
  const found = (await loadCatalogue()).flatMap(({ key, texts }) =>
    Object.values(texts.ar).flatMap((text) => saidToOne(text).map((word) => `${key}: ${word}`)),
  );
  expect(found).toEqual([]);
});

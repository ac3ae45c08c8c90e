import { expect, it } from 'vitest';
import { serverPhrases } from './index.ts';

/** Headings of the product's spreadsheets in every language: `[wording, column]`. */
const headings = Object.values(serverPhrases).flatMap(({ sheet }) =>
  Object.entries(sheet).flatMap(([key, wording]) => (key.startsWith('header.') ? [[wording.toLowerCase(), key] as const] : [])),
);

// A file that comes back is read by its headings, in whichever language it was made.
it('headings of spreadsheets name one column each, whatever the language', () => {
  const columns = Map.groupBy(headings, ([wording]) => wording);
  const doubles = [...columns].filter(([, named]) => new Set(named.map(([, key]) => key)).size > 1);
  expect(doubles.map(([wording, named]) => `${wording}: ${[...new Set(named.map(([, key]) => key))].join(', ')}`)).toEqual([]);
});

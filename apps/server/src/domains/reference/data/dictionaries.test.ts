import { expect, it } from 'vitest';
import { dictionaries } from './dictionaries.ts';

/** Labels that two languages really share. */
const shared = ['博士', '1P, una fila', '2P, una fila'];

it.each(Object.entries(dictionaries))('%s speaks each language in its own words', (_type, entries) => {
  const borrowed = entries.flatMap(({ labels }) => {
    const others = Object.values(labels).filter((label) => label !== labels.en && !shared.includes(label));
    return others.filter((label, index) => others.indexOf(label) !== index);
  });
  expect(borrowed).toEqual([]);
});

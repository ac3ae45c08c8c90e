import { expect, it } from 'vitest';
import { allEndpoints, operationOf, operationTags } from './operations.ts';

const operations = allEndpoints().map((spec) => operationOf(spec));

it('gives every call a name of its own, made of words', () => {
  const names = operations.map((operation) => operation?.operationId ?? '');
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-z]+([A-Z][a-z]*)+$/);
});

it('lists no group without calls', () => {
  expect(new Set(operations.map((operation) => operation?.tag))).toEqual(new Set(operationTags.map(({ name }) => name)));
});

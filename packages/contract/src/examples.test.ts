import { expect, it } from 'vitest';
import { exampleBodyOf } from './examples.ts';
import { allEndpoints } from './operations.ts';
import { schemasOf } from './schemas.ts';

it('shows bodies that the calls take', () => {
  const shown = allEndpoints().filter((spec) => exampleBodyOf(spec) !== undefined);
  expect(shown.length).toBeGreaterThan(3);
  for (const spec of shown) expect(schemasOf(spec).body?.safeParse(exampleBodyOf(spec)).error, spec.path).toBeUndefined();
});

// @shares-process
import { RequestListQuery, requestTypeValues, requestViews } from '@heliodesk/contract/request';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listFilters } from './list-filters.ts';

const schema = RequestListQuery.pick({ view: true, company: true, text: true, type: true, from: true, to: true });

const anyDay = fc
  .tuple(fc.nat(9_999), fc.nat(13), fc.nat(32))
  .map(([year, month, date]) => [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(date).padStart(2, '0')].join('-'));
const strange = fc.constantFrom('', ' ', '0', 'all ', 'TRUE', 'toString', '2026-11-1', '2026-11-01T00:00:00Z', '+002026-11-01');
/** What screens write, and what people may make of it. */
const address = fc.record(
  {
    view: fc.oneof(fc.constantFrom(...requestViews), strange),
    company: fc.oneof(fc.constantFrom('true', 'false'), fc.constantFrom('', 'company')),
    text: fc.oneof(fc.string({ maxLength: 120, unit: 'grapheme' }), strange),
    type: fc.oneof(fc.constantFrom(...requestTypeValues.map(String)), fc.constantFrom('5', '-1', '1.5', 'claim')),
    from: fc.oneof(anyDay, strange),
    to: fc.oneof(anyDay, strange),
  },
  { requiredKeys: [] },
);

it('reads the filters of the list as the schema of its call does, and leaves out what that refuses', () => {
  fc.assert(
    fc.property(address, (given) => {
      const refused = new Set(schema.safeParse(given).error?.issues.map(({ path: [name] }) => name));
      const taken = Object.fromEntries(Object.entries(given).filter(([name]) => !refused.has(name)));
      expect(listFilters.safeParse(given)).toEqual({ success: true, data: schema.parse(taken) });
    }),
    { numRuns: 1_000 },
  );
});

it('takes one value of each', () => {
  expect(listFilters.safeParse({ view: ['open', 'closed'], text: ['a', 'b'] })).toEqual({
    success: true,
    data: { view: 'all', company: false },
  });
});

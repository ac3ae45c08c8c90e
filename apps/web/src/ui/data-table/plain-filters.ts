import type { FilterSchema } from './use-table-state.ts';

/** Reads one filter as the address has it; `undefined`: it isn't there, or not taken. */
type ReadFilter<Value> = (given: string | undefined) => Value;

/** One of these values, as it is written. */
export const oneOf =
  <const Value extends string | number>(values: readonly Value[]): ReadFilter<Value | undefined> =>
  (given) =>
    values.find((value) => String(value) === given);

export const isSet: ReadFilter<boolean> = (given) => given === 'true';

export const textUpTo =
  (mostCharacters: number): ReadFilter<string | undefined> =>
  (given) => {
    const text = given?.trim();
    return text !== undefined && text.length <= mostCharacters ? text : undefined;
  };

const dayFromYearOne = /^(?!0000)\d{4}-\d\d-\d\d$/;

/** A day that there is, `YYYY-MM-DD`. */
export const day: ReadFilter<string | undefined> = (given = '') => {
  const time = dayFromYearOne.test(given) ? Date.parse(given) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(given) ? given : undefined;
};

/**
 * Reads filters without the contract's schema, for a list that people start with: all the schemas, and what they need, weigh more than the
 * list. A test holds them against the schema.
 */
export const plainFilters = <Filters extends object>(readers: {
  readonly [Name in keyof Filters]-?: ReadFilter<Filters[Name]>;
}): FilterSchema<Filters> => ({
  safeParse: (input) => {
    const given = new Map(Object.entries(input as Record<string, unknown>));
    const read = Object.entries<ReadFilter<unknown>>(readers).map(([name, readOne]) => {
      const raw = given.get(name);
      return [name, readOne(typeof raw === 'string' ? raw : undefined)] as const;
    });
    return { success: true, data: Object.fromEntries(read.filter(([, value]) => value !== undefined)) as Filters };
  },
});

/** One value that was kept before or after a deed. */
export interface Difference {
  /** Names of the fields that lead to it. */
  path: string[];
  before: unknown;
  after: unknown;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What differs between two states, down to single values; of one state alone, all that it holds. */
export function differencesOf(before: unknown, after: unknown, path: string[] = []): Difference[] {
  if (isRecord(before) || isRecord(after)) {
    const [one, other] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}];
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((key) => differencesOf(one[key], other[key], [...path, key]));
  }
  return isSame(before ?? null, after ?? null) ? [] : [{ path, before, after }];
}

import { fail } from './failure.ts';

const deepest = 32;

/**
 * Refuses what no column can store and no one types: NUL, half a surrogate pair, endless nesting. Keys count too. Also an object
 * as `length`: Zod compares it with a text's limit even if the value is not a text, and comparing an object may throw.
 */
export function refuseUnstorable(value: unknown, depth = 0): void {
  if (typeof value === 'string') {
    if (!value.isWellFormed() || value.includes('\0')) throw fail('badRequest');
  } else if (typeof value === 'object' && value !== null) {
    if (depth >= deepest) throw fail('badRequest');
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'length' && typeof inner === 'object') throw fail('badRequest');
      refuseUnstorable(key, depth);
      refuseUnstorable(inner, depth + 1);
    }
  }
}

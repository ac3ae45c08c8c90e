/** Serialization failure and deadlock: two transactions got in each other's way, and this one lost. */
export const isCrossed = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '40P01');

/**
 * How much longer this run is than one in CI, where it is 1. What has chance in it (fuzz, races, kills) multiplies its tries by it;
 * `npm run soak` sets HELIODESK_SOAK and runs the test files that ask for it.
 */
export const soak = Math.max(1, Math.trunc(Number(process.env['HELIODESK_SOAK'] ?? 1)) || 1);

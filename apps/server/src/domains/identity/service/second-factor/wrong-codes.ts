import type { Platform } from '#src/platform/platform.ts';
import { fail } from '#src/platform/http/failure.ts';
import type { ThrottleRule } from '#src/platform/throttle/throttle.ts';

/** Someone who knows a password can start over after five wrong codes, but not forever. */
const wrongCodesOfPerson: ThrottleRule = { name: 'factor-wrong', points: 20, seconds: 60 * 60 };

/**
 * Judges one try of a person. It counts as wrong until it turns out otherwise: tries that are sent together would all be judged before the
 * first of them counts. Answers also how many tries are left.
 */
export async function countingWrong<Judged extends { isWrong: boolean }>(
  { throttle }: Pick<Platform, 'throttle'>,
  userId: number,
  judge: () => Promise<Judged>,
): Promise<Judged & { left: number }> {
  const { points, seconds } = wrongCodesOfPerson;
  const key = String(userId);
  const used = await throttle.add(wrongCodesOfPerson, key, 1);
  if (used > points) throw fail('tooManyRequests', { seconds });
  let isWrong = false;
  try {
    const judged = await judge();
    ({ isWrong } = judged);
    return { ...judged, left: points - used };
  } finally {
    if (!isWrong) await throttle.add(wrongCodesOfPerson, key, -1);
  }
}

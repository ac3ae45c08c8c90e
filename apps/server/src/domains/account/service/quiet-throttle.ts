import { Failure } from '#src/platform/http/failure.ts';
import type { Throttle, ThrottleRule } from '#src/platform/throttle/throttle.ts';

/** Takes a point and tells whether there was one, where the caller must not notice. Outside of transactions only. */
export async function takeQuietly(throttle: Throttle, rule: ThrottleRule, key: string): Promise<boolean> {
  try {
    await throttle.take(rule, key);
    return true;
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}

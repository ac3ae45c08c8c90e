import type { EndpointSpec } from '@heliodesk/contract/kit';
import { participantKey, participantOf, type Caller } from '../auth/actor.ts';
import type { Throttle, ThrottleRule } from '../throttle/throttle.ts';

/** Eight a second for an hour: more than anyone looks at, also with a desk in many tabs that follows every change. */
export const reading: ThrottleRule = { name: 'reading', points: 30_000, seconds: 60 * 60 };

/** Limits how many pages of lists, exports and files someone with a session fetches, in all their sessions together. */
export async function limitReading(throttle: Throttle, { paged, answers }: EndpointSpec, caller: Caller | null): Promise<void> {
  if (caller === null || (paged !== true && answers !== 'file')) return;
  await throttle.takeHere(reading, participantKey(participantOf(caller)));
}

import type { Db } from '#src/platform/db/database.ts';
import type { Platform } from '#src/platform/platform.ts';
import { claimList } from '../list.ts';
import { findList } from '../list-store.ts';
import { countShared } from '../shared-store.ts';

/** Of longer lists, looking for each number takes long enough to be felt each time that a case is opened. */
const longList = 2_000;
/** How old the answer for a long list may be. Milliseconds. */
const sharedAge = 60_000;

/** Open requests with serial numbers that are in the claim of a request too, and how many; of long lists, as of the last minute. */
export async function sharedOf(platform: Platform, db: Db, requestId: number): Promise<ReadonlyMap<number, number>> {
  const { total = 0 } = (await findList(db, claimList(requestId))) ?? {};
  const find = () => countShared(db, requestId);
  return total <= longList ? find() : (await platform.cache.get(`shared serials ${requestId}`, sharedAge, find)).value;
}

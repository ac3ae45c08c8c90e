import { transaction } from '#src/platform/db/transaction.ts';
import type { Platform } from '#src/platform/platform.ts';
import { reevaluateSlice } from '../evaluation-store.ts';
import type { ListOwner } from '../list.ts';
import { findListIds, lockList } from '../list-store.ts';
import { serialListOwners } from '../owners.ts';
import { divisionOf } from '../pieces.ts';

/** Evaluates an owner's serial numbers again, after what they are evaluated against has changed. */
export async function reevaluate(platform: Platform, owner: ListOwner): Promise<void> {
  const { db, database, clock } = platform;
  const { rows: limit } = divisionOf(database.engine);
  const scope = await serialListOwners.of(platform, owner.ownerKind).findScope(db, owner.ownerId, clock.now());
  const reevaluateAfter = (listId: number, after: number): Promise<number | null> =>
    transaction(db, async (tx) => {
      const list = await lockList(tx, listId);
      return list === undefined ? null : reevaluateSlice(tx, { platform, owner, scope }, list, { after, limit });
    });
  for (const listId of await findListIds(db, owner))
    for (let last: number | null = 0; last !== null;) last = await reevaluateAfter(listId, last);
}

import { transaction } from '#src/platform/db/transaction.ts';
import type { Platform } from '#src/platform/platform.ts';
import { reevaluateSlice } from '../evaluation-store.ts';
import type { ImportRecord } from '../import-store.ts';
import type { ListOwner } from '../list.ts';
import { findListIds, lockList } from '../list-store.ts';
import { serialListOwners } from '../owners.ts';
import { divisionOf } from '../pieces.ts';
import { lockReview, recountAfterChange } from '../review-store.ts';
import type { Run } from './carry.ts';

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
  for (const listId of await findListIds(db, owner)) await reopenReview(platform, listId);
}

/** What a customer has changed in a list is to be decided about; what stayed keeps its decision. */
const reopenReview = (platform: Platform, listId: number): Promise<void> =>
  transaction(platform.db, async (tx) => {
    const review = await lockReview(tx, listId);
    if (review !== undefined) await recountAfterChange(tx, review);
  });

/** How long the findings of reading count as current for the registry and other owners' lists. Milliseconds. */
const trueFor = 60_000;

async function isOutdated(platform: Platform, { evaluated_at, evaluated_for, ownerKind, ownerId }: ImportRecord): Promise<boolean> {
  const now = platform.clock.now();
  if (evaluated_at === null || now.getTime() - evaluated_at.getTime() > trueFor) return true;
  const { country, day } = await serialListOwners.of(platform, ownerKind).findScope(platform.db, ownerId, now);
  return country !== evaluated_for?.country || day !== evaluated_for.day;
}

/**
 * Evaluates the hidden rows of an import again if they were read a while ago or for other details of their owner. Saving new details from
 * now on triggers its own evaluation of the list.
 */
export async function reevaluateOutdated(run: Run, record: ImportRecord): Promise<void> {
  const { platform } = run;
  if (!(await isOutdated(platform, record))) return;
  const { id: importId, list_id: listId, ownerKind, ownerId } = record;
  const { rows: limit } = divisionOf(platform.database.engine);
  const owner = { ownerKind, ownerId };
  const reevaluateAfter = (after: number): Promise<number | null> =>
    run.write(async ({ tx }) => {
      const list = await lockList(tx, listId);
      if (list === undefined) return null;
      const scope = await serialListOwners.of(platform, ownerKind).findScope(tx, ownerId, platform.clock.now());
      return reevaluateSlice(tx, { platform, owner, scope }, list, { after, limit, importId });
    });
  for (let last: number | null = 0; last !== null;) last = await reevaluateAfter(last);
}

import { recountReview } from '#src/domains/request/index.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import type { Platform } from '#src/platform/platform.ts';
import { reevaluateSlice } from '../evaluation-store.ts';
import type { ImportRecord } from '../import-store.ts';
import { claimList, type ListOwner } from '../list.ts';
import { findList, findListIds, lockList } from '../list-store.ts';
import { serialListOwners } from '../owners.ts';
import { divisionOf } from '../pieces.ts';
import { countDecisions } from '../review-store.ts';
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
  await reopenReview(platform, owner);
}

/** What a customer has changed in a list is to be decided about; what stayed keeps its decision. */
async function reopenReview({ db }: Platform, { ownerKind, ownerId }: ListOwner): Promise<void> {
  const list = ownerKind === 'request' ? await findList(db, claimList(ownerId)) : undefined;
  if (list !== undefined) await transaction(db, (tx) => recountReview(tx, ownerId, () => countDecisions(tx, list.id)));
}

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

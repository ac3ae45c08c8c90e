import type { ListAsked, PairDifference } from '@heliodesk/contract/request';
import type { WriteContext } from '#src/platform/context.ts';
import type { Db, Tx } from '#src/platform/db/database.ts';
import { failFields } from '#src/platform/http/failure.ts';
import { findAskable, findFill, updateAsked } from '../store/asked-lists.ts';
import { findPairChanges } from '../store/pair-changes.ts';

/** Opens some lists of a locked claim for the customer, and no others; what was changed in those that were open already still counts. */
export async function unlockLists({ tx }: WriteContext, requestId: number, wanted: readonly ListAsked[]): Promise<ListAsked[]> {
  const ids = [...new Set(wanted.map(({ addressId }) => addressId))];
  const found = await findAskable(tx, requestId, ids);
  const missing = wanted.findIndex(({ addressId }) => found.every(({ id }) => id !== addressId));
  if (missing >= 0) throw failFields({ path: `addressIds.${missing}`, rule: 'invalid' });
  await updateAsked(tx, requestId, ids);
  return found.map(({ id, title, contact_person: person, quantity }) => ({ addressId: id, name: title || person, quantity }));
}

/** Closes the lists of a locked claim for the customer. */
export const lockLists = (tx: Tx, requestId: number): Promise<void> => updateAsked(tx, requestId, []);

/** What has become of lists since they were opened, and how full they are. */
export async function findDifference(db: Db | Tx, asked: readonly ListAsked[]): Promise<PairDifference> {
  const ids = asked.map(({ addressId }) => addressId);
  const [fill, { counts, first }] = [await findFill(db, ids), await findPairChanges(db, ids)];
  return {
    lists: asked.flatMap((list) => {
      const now = fill.get(list.addressId);
      return now === undefined ? [] : [{ ...list, ...now }];
    }),
    counts,
    first,
  };
}

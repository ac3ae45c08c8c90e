import { areComplete } from '@heliodesk/contract/request';
import type { TipPartOwner } from '#src/domains/request/index.ts';
import { findDifference, lockLists, unlockLists } from './service/ask-serials.ts';

/**
 * Old and new serial numbers of deliveries, which tips unlock for the customer. Each row is judged by itself, so that what was entered stays
 * when a tip is recalled.
 */
export const pairsPart: TipPartOwner = {
  unlock: async (context, { requestId, asked }) =>
    asked.pairs === null ? asked : { ...asked, pairs: await unlockLists(context, requestId, asked.pairs) },
  snapshotOf: async (db, { asked }) => ({ pairs: await findDifference(db, asked.pairs ?? []) }),
  differences: (before, after) => ({ pairChanges: after === before ? null : (after.pairs ?? null) }),
  isAnswered: ({ note }, { pairs }) => note !== '' || (pairs !== undefined && areComplete(pairs.lists)),
  keep: ({ tx }, { request }) => lockLists(tx, request.id),
  revert: ({ tx }, { requestId }) => lockLists(tx, requestId),
};

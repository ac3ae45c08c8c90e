import type { TipPartOwner } from '#src/domains/request/index.ts';
import { claimList } from './list.ts';
import { findDifference, keepChanges, requireNoImport, revertChanges, unlockList } from './service/changes.ts';

/** The serial numbers of a claim, which tips unlock. The list keeps its own difference, so that nothing is copied when it is asked about. */
export const serialsPart: TipPartOwner = {
  unlock: async (context, { requestId, asked }) =>
    asked.serials === null ? asked : { ...asked, serials: await unlockList(context, claimList(requestId), asked.serials) },
  snapshotOf: async (db, { requestId }) => {
    const serials = await findDifference(db, claimList(requestId));
    return serials === undefined ? {} : { serials };
  },
  differences: (before, after) => ({ serialChanges: after === before ? null : (after.serials ?? null) }),
  isAnswered: ({ note }, { serials }) => note !== '' || (serials !== undefined && Object.values(serials.counts).some((count) => count > 0)),
  takeOver: ({ tx }, { request }) => requireNoImport(tx, claimList(request.id)),
  keep: (context, { request }) => keepChanges(context, claimList(request.id)),
  revert: (context, { requestId }) => revertChanges(context, claimList(requestId)),
};

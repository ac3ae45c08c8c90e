import type { ReviewCounts } from '@heliodesk/contract/request';
import { noneDecided } from '#src/domains/request/index.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { fail } from '#src/platform/http/failure.ts';
import { claimList } from '../list.ts';
import { findList, findListStates, lockList, openList } from '../list-store.ts';
import { countDecisions } from '../review-store.ts';
import { moveUndecided } from '../split-store.ts';

/** How many serial numbers of a claim have each decision. */
export async function countReviewed(tx: Tx, requestId: number): Promise<ReviewCounts> {
  const list = await findList(tx, claimList(requestId));
  return list === undefined ? noneDecided : countDecisions(tx, list.id);
}

/** Refuses while a spreadsheet is being read or added. */
export async function requireNoImport(tx: Tx, requestId: number): Promise<void> {
  const states = await findListStates(tx, { ownerKind: 'request', list: 'claim' }, [requestId]);
  if (states.get(requestId)?.isImportRunning === true) throw fail('serial.importRunning');
}

/** Moves the serial numbers of a claim that are neither accepted nor refused to another claim, which has none. */
export async function moveUndecidedSerials(tx: Tx, from: number, to: number): Promise<void> {
  const list = await findList(tx, claimList(from));
  if (list === undefined) throw fail('notFound');
  await lockList(tx, list.id);
  await moveUndecided(tx, list.id, (await openList(tx, claimList(to))).id);
}

import type { Tx } from '#src/platform/db/database.ts';
import { findById, updateOf, type RequestRecord } from './store.ts';

/** Records that one of the running solutions of a locked claim is done, and answers the claim as it is then. The version stays. */
export async function noteFinished(tx: Tx, { id, running_solutions: running }: RequestRecord): Promise<RequestRecord> {
  await updateOf(id, { running_solutions: running - 1 }).execute(tx);
  return findById(tx, id);
}

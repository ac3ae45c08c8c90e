import type { Caller } from '#src/platform/auth/actor.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { publishChange } from './live.ts';
import { findById, updateOf, type RequestRecord } from './store.ts';

/** Records that one of the running solutions of a locked claim is done, and answers the claim as it is then. The version stays. */
export async function noteFinished(
  { platform, tx }: WriteContext<Caller | null>,
  { id, running_solutions: running }: RequestRecord,
): Promise<RequestRecord> {
  await updateOf(id, { running_solutions: running - 1 }).execute(tx);
  const noted = await findById(tx, id);
  publishChange(platform, tx, noted);
  return noted;
}

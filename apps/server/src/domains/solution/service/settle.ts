import type { RequestRecord } from '#src/domains/request/index.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { acceptedPieces } from '../accepted.ts';
import { deleteTexts, findSolutions, updateOrder, updateToSettled, type SolutionRecord } from '../store/solutions.ts';
import { firstsOf } from '../view.ts';

export const isSettled = ({ settled_at: at }: Pick<SolutionRecord, 'settled_at'>): boolean => at !== null;

/** Solutions that the claim is still about: those that were done before it was reopened aren't among them. */
export const unsettledOf = (rows: readonly SolutionRecord[]): SolutionRecord[] => rows.filter((row) => !isSettled(row));

/** How many pieces of a claim are accepted. While a reopened one is reviewed again, only what was done counts. */
export const acceptedOf = ({ accepted_quantity: accepted, settled_quantity: settled }: RequestRecord): number => accepted ?? settled;

/**
 * Settles the done solutions of a locked claim that is reopened: the database keeps them and the decisions about their pieces from now on, so
 * that no piece is covered twice. They come first, and what the others cover is counted after them. Answers how many pieces are settled.
 */
export async function settleDone({ platform, tx }: WriteContext, { id, type }: RequestRecord): Promise<number> {
  const rows = await findSolutions(tx, id);
  const open = unsettledOf(rows);
  const firsts = firstsOf(open);
  const runs = open.flatMap(({ id: solutionId, state, quantity, first_entry: firstEntry, last_entry: lastEntry }, index) =>
    state === 'done' ? [{ solutionId, first: firsts[index] ?? 1, quantity, firstEntry, lastEntry }] : [],
  );
  const covered = runs.reduce((sum, { quantity }) => sum + quantity, 0);
  const settled = await acceptedPieces.of(platform, type).settle(tx, id, runs);
  if (settled !== covered) throw new Error(`Claim ${id} has ${settled} pieces where ${covered} are done`);
  await updateToSettled(
    tx,
    runs.map(({ solutionId }) => solutionId),
    platform.clock.now(),
  );
  const done = rows.filter(({ state }) => state === 'done');
  await updateOrder(
    tx,
    id,
    [...done, ...rows.filter((row) => !done.includes(row))].map((row) => row.id),
  );
  await deleteTexts(tx, id);
  return done.reduce((sum, { quantity }) => sum + quantity, 0);
}

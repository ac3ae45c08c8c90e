import type { SolutionKind } from '@heliodesk/contract/solution';
import { sql } from 'kysely';
import type { AcceptedPieces, AcceptedRun, DoneRun, SettledBefore } from '#src/domains/solution/index.ts';
import type { Db, Tx } from '#src/platform/db/database.ts';
import { addSettled, findDecided, type DecidedPart } from './part-decision-store.ts';

interface Places {
  first: number;
  /** The place after the last. */
  end: number;
}

/** Where the accepted pieces of parts are among those that nothing has settled yet, counted from 1. */
function unsettledPartsOf(parts: readonly DecidedPart[]): (Places & { id: number; product: string })[] {
  let next = 1;
  return parts.map(({ id, product_type: product, accepted, settled }) => {
    const first = next;
    next += accepted - settled;
    return { id, product, first, end: next };
  });
}

const piecesWithin = (part: Places, run: Places): number => Math.max(0, Math.min(part.end, run.end) - Math.max(part.first, run.first));

/** Pieces of parts that done solutions cover. */
async function settle(tx: Tx, requestId: number, runs: readonly DoneRun[]): Promise<number> {
  let settled = 0;
  for (const part of unsettledPartsOf(await findDecided(tx, requestId))) {
    const pieces = runs.reduce((sum, { first, quantity }) => sum + piecesWithin(part, { first, end: first + quantity }), 0);
    if (pieces > 0) await addSettled(tx, part.id, pieces);
    settled += pieces;
  }
  return settled;
}

/** Pieces are counted part by part; which ones a run covers, the decisions about the parts say. */
async function findRuns(db: Db, requestId: number, firsts: readonly number[]): Promise<AcceptedRun[]> {
  const parts = unsettledPartsOf(await findDecided(db, requestId));
  const next = parts.at(-1)?.end ?? 1;
  return firsts.map((first, index) => {
    const end = firsts[index + 1] ?? next;
    const pieces = new Map<string, number>();
    for (const part of parts) {
      const shared = piecesWithin(part, { first, end });
      if (shared > 0) pieces.set(part.product, (pieces.get(part.product) ?? 0) + shared);
    }
    const [product = ''] = [...pieces].toSorted(([, one], [, other]) => other - one)[0] ?? [];
    return { firstEntry: null, lastEntry: null, product };
  });
}

/** By the labels of parts of which something was accepted, as one label may stand for several pieces. */
async function findSettledBefore(db: Db, requestId: number): Promise<SettledBefore[]> {
  const { rows } = await sql<{ id: number; kind: SolutionKind; count: number }>`
    select other.request_id as id, s.kind, count(distinct own.sn)::integer as count
    from (
      select distinct unnest(p.serial_numbers) as sn
      from tracker_claim_part p join tracker_claim_part_decision d on d.part_id = p.id and d.accepted > 0 where p.request_id = ${requestId}
    ) as own
    join tracker_claim_part other on other.serial_numbers @> array[own.sn] and other.request_id <> ${requestId}
    join tracker_claim_part_decision od on od.part_id = other.id and od.accepted > 0
    join solution s on s.request_id = other.request_id and s.state in ('approved', 'accepted', 'running', 'done')
    group by other.request_id, s.kind`.execute(db);
  return rows.map(({ id, kind, count }) => ({ requestId: Number(id), kind, count }));
}

/** What the review of a tracker claim has accepted. No registry knows parts, so nothing says what their warranty is. */
export const acceptedParts: AcceptedPieces = { findRuns, settle, countWarranty: async () => null, findSettledBefore };

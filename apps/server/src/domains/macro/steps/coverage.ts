import type { SerialVerdict } from '@heliodesk/contract/serial-number';
import { claimList, findList } from '#src/domains/serial-number/index.ts';
import type { Db } from '#src/platform/db/database.ts';

/** Found only about modules whose warranty holds. */
const coveredVerdicts = ['ok', 'otherType', 'otherPower', 'otherRegion'] as const satisfies SerialVerdict[];

/** How many modules of a claim are under warranty. */
export interface Coverage {
  total: number;
  out: number;
  covered: number;
  /** Neither is known: serial numbers that aren't ours, or that another claim is about. */
  other: number;
}

export async function coverageOf(db: Db, requestId: number): Promise<Coverage> {
  const list = await findList(db, claimList(requestId));
  const { total, verdicts } = list ?? { total: 0, verdicts: {} };
  const out = verdicts.outOfWarranty ?? 0;
  const covered = coveredVerdicts.reduce((sum, verdict) => sum + (verdicts[verdict] ?? 0), 0);
  return { total, out, covered, other: total - out - covered };
}

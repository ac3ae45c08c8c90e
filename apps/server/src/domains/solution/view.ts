import { solutionKinds, type PlannedSolution, type Solution, type SolutionRound } from '@heliodesk/contract/solution';
import { missingOf } from './service/fields.ts';
import type { NamedRound } from './store/rounds.ts';
import type { SolutionRecord } from './store/solutions.ts';

const { compensation } = solutionKinds;

/** Tenths of a watt. */
const tenthsOf = (power: string): bigint => {
  const [whole = '0', fraction = '0'] = power.split('.');
  return BigInt(whole) * 10n + BigInt(fraction);
};

export const withoutZeros = (decimal: string): string => (decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal);

/** So many new pieces, in kW. */
export function totalPowerOf({ power_w: power, quantity }: Pick<SolutionRecord, 'power_w' | 'quantity'>): string {
  if (power === null) return '';
  const tenths = (tenthsOf(power) * BigInt(quantity)).toString().padStart(5, '0');
  return withoutZeros(`${tenths.slice(0, -4)}.${tenths.slice(-4)}`);
}

/** A solution as both sides see it: what a repair or an exchange costs us is not in it. */
const toSolution = (row: SolutionRecord, first: number): Solution => ({
  solutionId: row.id,
  kind: row.kind,
  state: row.state,
  quantity: row.quantity,
  first,
  last: first + row.quantity - 1,
  unitPrice: row.unit_price ?? '',
  money: row.kind === compensation ? (row.money ?? '') : '',
  currency: row.kind === compensation ? row.currency : '',
  payee: row.payee,
  payTime: row.pay_time?.toISOString() ?? null,
  paid: row.pay_time !== null,
  repairedOn: row.repaired_on,
  repairReport: row.repair_report,
  isSettled: row.settled_at !== null,
  repairContent: row.repair_content,
  repairSite: row.repair_site,
  oldHandling: row.old_handling,
  newComponent: row.new_component,
  model: row.model,
  power: row.power_w === null ? '' : withoutZeros(row.power_w),
  totalPower: totalPowerOf(row),
});

/** The first accepted piece that each solution covers. */
export function firstsOf(rows: readonly Pick<SolutionRecord, 'quantity'>[]): number[] {
  let next = 1;
  return rows.map(({ quantity }) => {
    const first = next;
    next += quantity;
    return first;
  });
}

/** All solutions of a claim, in their order, as both sides see them. */
export function toSolutions(rows: readonly SolutionRecord[]): Solution[] {
  const firsts = firstsOf(rows);
  return rows.map((row, index) => toSolution(row, firsts[index] ?? 1));
}

/** The solutions of a claim as staff see them. */
export function toPlanned(rows: readonly SolutionRecord[], authors: ReadonlyMap<number, string>): PlannedSolution[] {
  const firsts = firstsOf(rows);
  return rows.map((row, index) => ({
    ...toSolution(row, firsts[index] ?? 1),
    currency: row.currency,
    cost: row.kind === compensation ? '' : (row.money ?? ''),
    missing: missingOf(row),
    reason: row.reason,
    writtenBy: authors.get(row.written_by) ?? '',
  }));
}

export const toRound = (row: NamedRound): SolutionRound => ({
  round: row.round,
  sentBy: row.sender_name,
  sentAt: row.sent_at.toISOString(),
  dueAt: row.due_at.toISOString(),
  firstApprovedBy: row.first_approver_name ?? '',
  decision: row.decision,
  decidedBy: row.decider_name ?? '',
  decidedAt: row.decided_at?.toISOString() ?? null,
  reason: row.reason,
});

import { useQuery } from '@tanstack/react-query';
import { serialCounts, useWaitingSerials } from '#src/domains/serial-number/index.ts';
import type { ClaimValues } from './claim-values.ts';

/** The pieces of a claim beside its serial numbers. */
export interface PiecesFit {
  /** As typed, once that is a whole number. */
  pieces: number | undefined;
  listed: number;
  /** Read from a spreadsheet, and not in the claim yet. */
  waiting: number;
  /** Both are known and are not as many. A claim without any serial number has another fault. */
  differs: boolean;
}

const wholeOf = (quantity: string | number | null | undefined): number | undefined =>
  /^\d{1,8}$/.test(String(quantity ?? '')) && Number(quantity) > 0 ? Number(quantity) : undefined;

/** Compares what was typed with what is listed; `undefined` until the list is known. */
export function usePiecesFit(requestId: number | undefined, { moduleClaim }: ClaimValues): PiecesFit | undefined {
  const { data: counts } = useQuery({ ...serialCounts(requestId ?? 0), enabled: requestId !== undefined });
  const waiting = useWaitingSerials(requestId);
  if (!counts) return undefined;
  const pieces = wholeOf(moduleClaim.quantity);
  return { pieces, listed: counts.total, waiting, differs: pieces !== undefined && counts.total > 0 && pieces !== counts.total };
}

/** The number of pieces as a change of the draft. */
export const withPieces = (quantity: string | number | null | undefined): Partial<Record<'moduleClaim', { quantity: string | null }>> => ({
  moduleClaim: { quantity: quantity == null ? null : String(quantity) },
});

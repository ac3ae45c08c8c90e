import { useQuery } from '@tanstack/react-query';
import type { ClaimValues } from './claim-values.ts';
import { useOpenPieces } from './open-work.ts';
import { trackerClaim } from './queries.ts';

/** The pieces that a claim names beside those of its parts. */
export interface PiecesFit {
  /** As typed, once that is a whole number. */
  pieces: number | undefined;
  described: number;
  /** In the part that is being added, or in pasted rows. */
  waiting: number;
  /** Both are known and are not as many. A claim without any part has another fault. */
  differs: boolean;
}

const wholeOf = (quantity: string | number | null | undefined): number | undefined =>
  /^\d{1,8}$/.test(String(quantity ?? '')) && Number(quantity) > 0 ? Number(quantity) : undefined;

/** Compares what was named with what is described; `undefined` until the parts are known. */
export function usePiecesFit(requestId: number | undefined, { partsClaim }: ClaimValues): PiecesFit | undefined {
  const { data: claim } = useQuery({ ...trackerClaim(requestId ?? 0), enabled: requestId !== undefined });
  const waiting = useOpenPieces(requestId);
  if (!claim) return undefined;
  const parts = [...claim.trackerList, ...claim.inverterList];
  const described = parts.reduce((sum, { pcs }) => sum + pcs, 0);
  const pieces = wholeOf(partsClaim.quantity);
  return { pieces, described, waiting, differs: pieces !== undefined && parts.length > 0 && pieces !== described };
}

/** The number of pieces as a change of the draft. */
export const withPieces = (quantity: string | number | null | undefined) => ({ quantity: quantity == null ? null : String(quantity) });

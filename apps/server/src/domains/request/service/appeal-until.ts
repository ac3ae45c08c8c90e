import { systemConfigOf } from '#src/domains/reference/index.ts';
import type { WriteContext } from '#src/platform/context.ts';
import type { RequestRecord } from '../store.ts';

/**
 * Until when the customer may have a claim that ends now reviewed again, rejected or completed; that is possible once for each claim, and no
 * longer than it can be changed.
 */
export async function appealUntil(
  { platform, tx }: WriteContext,
  { appealed_at }: RequestRecord,
  { now, mostDays = Infinity }: { now: Date; mostDays?: number },
): Promise<Date | null> {
  if (appealed_at !== null) return null;
  const days = Math.min(await systemConfigOf(platform).get('claim.appealDays', tx), mostDays);
  return new Date(now.getTime() + days * 86_400_000);
}

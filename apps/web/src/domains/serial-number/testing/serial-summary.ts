import type { SerialSummary } from '@heliodesk/contract/serial-number';

const none = { ok: 0, unknown: 0, replacedBefore: 0, inOtherClaim: 0, outOfWarranty: 0, otherType: 0, otherPower: 0, otherRegion: 0 };

/** A list that has so many serial numbers of each verdict, and no others. */
export function serialSummaryOf(counts: Partial<SerialSummary['verdicts']> = {}): SerialSummary {
  const verdicts = { ...none, ...counts };
  return { total: Object.values(verdicts).reduce((total, count) => total + count, 0), verdicts, limit: 100_000 };
}

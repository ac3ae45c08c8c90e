import type { ApprovalCheck } from '@heliodesk/contract/solution';

type FactName = 'quantities' | 'warranty' | 'amounts' | 'settled';

/** What there is to check, and whether it is as it should be; claims without serial numbers have no warranty to look up. */
export function factsOf({ accepted, covered, warranty, amounts, settledBefore }: ApprovalCheck): { name: FactName; isGood: boolean }[] {
  return [
    { name: 'quantities', isGood: covered === accepted },
    ...(warranty === null ? [] : [{ name: 'warranty' as const, isGood: warranty.outside + warranty.unknown === 0 }]),
    { name: 'amounts', isGood: amounts.every(({ within }) => within) },
    { name: 'settled', isGood: settledBefore.length === 0 },
  ];
}

import type { PairDifference, Tip } from '@heliodesk/contract/request';
import { tipOf } from './sample-tips.ts';

const warehouse = { addressId: 81, name: 'Warehouse Jaén', quantity: 96 };

/** How far the list is, without changes unless some are given. */
export const pairsOf = (fitCount: number, change: Partial<PairDifference> = {}): PairDifference => ({
  lists: [{ ...warehouse, oldCount: 96, newCount: fitCount, fitCount, fixCount: 96 - fitCount }],
  counts: { added: 0, removed: 0, changed: 0 },
  first: [],
  ...change,
});

/** Old and new serial numbers of a delivery that an agent asks for in request 7, with message 5. */
export const pairTipOf = (change: Partial<Tip> = {}): Tip =>
  tipOf({ tipsType: 3, photos: [], content: 'As on the pallets.', pairs: [warehouse], pairChanges: pairsOf(90), ...change });

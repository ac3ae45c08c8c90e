import type { ShipmentAction } from '@heliodesk/contract/shipment';

/** What staff do for one address: set its dates, or a step of its goods. */
export type GoodsStep = 'plan' | Exclude<ShipmentAction, 'changeSerials' | 'answerSerials'>;

/** Steps of goods in their order. */
export const goodsSteps = ['ship', 'deliver', 'correct', 'recordOldPieces'] as const satisfies readonly GoodsStep[];

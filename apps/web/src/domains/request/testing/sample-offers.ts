import type { OfferedSolution, Tip } from '@heliodesk/contract/request';
import { tipOf } from './sample-tips.ts';

/** An exchange that request 7 is offered. */
export const offerOf = (change: Partial<OfferedSolution> = {}): OfferedSolution => ({
  solutionId: 90,
  kind: 3,
  quantity: 96,
  first: 1,
  last: 96,
  unitPrice: '',
  money: '',
  currency: '',
  payee: '',
  repairContent: '',
  repairSite: '',
  oldHandling: '2',
  newComponent: 'Module',
  model: 'HD-M72',
  power: '575',
  totalPower: '55.2',
  ...change,
});

/** The same as a compensation for the pieces after it. */
export const compensationOf = (change: Partial<OfferedSolution> = {}): OfferedSolution =>
  offerOf({
    solutionId: 91,
    kind: 1,
    quantity: 28,
    first: 97,
    last: 124,
    unitPrice: '71.40',
    money: '1999.20',
    currency: 'EUR',
    oldHandling: '',
    newComponent: '',
    model: '',
    power: '',
    totalPower: '',
    ...change,
  });

/** The task that offers it, with message 5. */
export const offerTipOf = (change: Partial<Tip> = {}): Tip =>
  tipOf({ tipsType: 10, photos: [], content: 'We exchange 96 modules.', asker: '', solution: offerOf(), ...change });

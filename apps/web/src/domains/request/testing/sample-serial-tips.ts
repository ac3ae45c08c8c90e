import type { SerialDifference, Tip } from '@heliodesk/contract/request';
import { tipOf } from './sample-tips.ts';

const noChanges: SerialDifference = { changeId: 9, total: 480, counts: { added: 0, removed: 0, changed: 0 }, first: [] };

/** Serial numbers that an agent asks about in request 7, with message 5. */
export const serialTipOf = (change: Partial<Tip> = {}): Tip =>
  tipOf({
    tipsType: 3,
    photos: [],
    content: 'Please check the letter O.',
    serials: { all: false, decided: false, verdicts: ['unknown'], serials: ['HD7226W14A018842'], rows: 13 },
    serialChanges: noChanges,
    ...change,
  });

/** What has become of the list: one number of each kind, and more of them elsewhere. */
export const changedSerials: SerialDifference = {
  changeId: 9,
  total: 468,
  counts: { added: 1, removed: 12, changed: 1 },
  first: [
    { kind: 'added', sn: 'HD7226W14A000310', moduleType: 'HD-M72', power: 575, verdict: 'ok', was: null },
    { kind: 'removed', sn: 'HD7226W14A0OO310', moduleType: '', power: null, verdict: 'unknown', was: null },
    {
      kind: 'changed',
      sn: 'HD7226W14A018842',
      moduleType: 'HD-M72',
      power: 575,
      verdict: 'ok',
      was: { moduleType: 'HD-M54', power: null },
    },
  ],
};

import { describe, expect, it } from 'vitest';
import { doubleProblems, idleReasons } from './phrase-doubles.ts';

const english = new Map([
  ['desk:all', 'All'],
  ['staff:all', 'All'],
  ['staff:days_one', '{{count}} open'],
  ['staff:days_other', '{{count}} open'],
]);
const spanish = (all: string) =>
  new Map([
    ['desk:all', 'Todas'],
    ['staff:all', all],
    ['staff:days_one', '{{count}} abierto'],
    ['staff:days_other', '{{count}} abiertos'],
  ]);
const none = { forms: [], texts: {} };
const reasons = { forms: [], texts: { All: 'agrees with what it counts' } };

describe('one English text with several translations', () => {
  it('is a fault', () => {
    expect(doubleProblems('es', spanish('Todos'), english, none)).toEqual([
      'es  “All” has several translations and no reason in tools/phrases-allowed.ts: “Todas” (desk:all), “Todos” (staff:all)',
    ]);
  });

  it('is none where a reason says why, or the keys have a form of their own', () => {
    expect(doubleProblems('es', spanish('Todos'), english, reasons)).toEqual([]);
    expect(doubleProblems('es', spanish('Todos'), english, { ...none, forms: [{ keys: /^staff:/, reason: 'people' }] })).toEqual([]);
  });

  it('needs its reason no longer once the translations are one', () => {
    expect(idleReasons([spanish('Todos')], english, reasons)).toEqual([]);
    expect(idleReasons([spanish('Todas')], english, reasons)).toEqual([
      'en  “All” has one translation in every language: remove its reason from tools/phrases-allowed.ts',
    ]);
  });
});

import { cellLetters } from '@heliodesk/contract/serial-number';

export type CellState = keyof typeof cellLetters;

const stateOfLetter = new Map(Object.entries(cellLetters).map(([state, letter]) => [letter as string, state as CellState]));

/** What a cell of the field says. */
export const cellStateOf = (letter: string): CellState => stateOfLetter.get(letter) ?? 'undecided';

/** Serial numbers from one place of the list to another; places start at 1. */
export interface Range {
  from: number;
  to: number;
}

/** The places that cells stand for, however the range was drawn. */
export const rangeOf = (one: number, other: number, serialsPerCell: number, total: number): Range => ({
  from: Math.min(one, other) * serialsPerCell + 1,
  to: Math.min(total, (Math.max(one, other) + 1) * serialsPerCell),
});

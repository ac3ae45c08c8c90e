import { isLanguage } from '@heliodesk/contract/kit';
import type { Language } from '@heliodesk/contract/kit';

/** What a person types, in the parts of the save call: each part a record of fields. */
export type DraftChange<Values> = { [Part in keyof Values]?: Partial<Values[Part]> };

/** The values with some fields of some parts exchanged. */
export const withChange = <Values extends object>(values: Values, change: DraftChange<Values>): Values =>
  Object.fromEntries(
    Object.entries(values).map(([part, fields]) => [part, { ...fields, ...(change as Record<string, object | undefined>)[part] }]),
  ) as Values;

/** A stored text as a choice takes it. */
export const textOf = (value: string | number | null | undefined): string | null => (value == null || value === '' ? null : String(value));

/** A stored number as a field takes it; what is none stays as it was typed. */
export const numberOf = (value: string | number | null | undefined): string | number | null => {
  const number = Number(value ?? '');
  return value == null || value === '' ? null : Number.isFinite(number) ? number : value;
};

/** A stored language as its select takes it. */
export const languageOf = (value: string): Language => (isLanguage(value) ? value : 'en');

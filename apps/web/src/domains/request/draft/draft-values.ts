import { isLanguage } from '@heliodesk/contract/kit';
import type { Language } from '@heliodesk/contract/kit';

/** What a person types, in the parts of the save call: each part a record of fields. */
export type DraftChange<Values> = { [Part in keyof Values]?: Partial<Values[Part]> };

/** The values with some fields of some parts exchanged. */
export const withChange = <Values extends object>(values: Values, change: DraftChange<Values>): Values =>
  Object.fromEntries(
    Object.entries(values).map(([part, fields]) => [part, { ...fields, ...(change as Record<string, object | undefined>)[part] }]),
  ) as Values;

/** The value of one field, by its path in the save call; nothing where it is empty. */
export function valueAt(values: object, path: string): string | number | null {
  const [part = '', name = ''] = path.split('.');
  const value = (values as Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>)[part]?.[name];
  return (typeof value === 'string' && value !== '') || typeof value === 'number' ? value : null;
}

/** The change of one field, by its path in the save call. */
export function changeAt<Values>(path: string, value: string | number): DraftChange<Values> {
  const [part = '', name = ''] = path.split('.');
  return { [part]: { [name]: value } } as DraftChange<Values>;
}

/** A stored text as a choice takes it. */
export const textOf = (value: string | number | null | undefined): string | null => (value == null || value === '' ? null : String(value));

/** A stored number as a field takes it; what is none stays as it was typed. */
export const numberOf = (value: string | number | null | undefined): string | number | null => {
  const number = Number(value ?? '');
  return value == null || value === '' ? null : Number.isFinite(number) ? number : value;
};

/** A stored language as its select takes it. */
export const languageOf = (value: string): Language => (isLanguage(value) ? value : 'en');

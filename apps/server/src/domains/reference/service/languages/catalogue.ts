import type { Language } from '@heliodesk/contract/kit';
import type { PhraseForm, PhraseState } from '@heliodesk/contract/reference';
import { formsOf, keyOf, loadCatalogue, type CatalogueEntry, type Forms } from '@heliodesk/phrases/catalogue';
import { departureOf, type Departure } from '@heliodesk/phrases/text-parts';
import type { CustomTextRow } from '../../store/languages.ts';

let loading: Promise<CatalogueEntry[]> | undefined;

/** All texts of server and web; loaded on first use, because no other screen needs them. */
export function catalogue(): Promise<CatalogueEntry[]> {
  loading ??= loadCatalogue();
  return loading;
}

/** What staff have written, for looking up by language and key. */
export type CustomTextIndex = ReadonlyMap<string, CustomTextRow>;

const placeOf = (language: Language, key: string): string => `${language} ${key}`;

/** What staff have written, to be looked up by language and key. */
export const byPlace = (rows: readonly CustomTextRow[]): CustomTextIndex =>
  new Map(rows.map((row) => [placeOf(row.language, row.key), row]));

/** The rows that override forms of a text in a language. */
export const customRowsOf = (entry: CatalogueEntry, language: Language, custom: CustomTextIndex): [PhraseForm, CustomTextRow][] =>
  formsOf(entry, language).flatMap((form) => {
    const row = custom.get(placeOf(language, keyOf(entry, form)));
    return row === undefined ? [] : [[form, row]];
  });

/** The form that stands for the whole text in lists. */
export const mainForm = (texts: Forms): string => texts.text ?? texts.other ?? '';

/** The text that a form replaces: the release's in the language, else the English one. */
const replacedBy = (entry: CatalogueEntry, language: Language, form: PhraseForm): string =>
  entry.texts[language][form] ?? mainForm(entry.texts.en);

/** What is wrong with a form that staff have written or are about to save. */
export const departureFrom = (entry: CatalogueEntry, language: Language, form: PhraseForm, text: string): Departure | undefined =>
  departureOf(text, replacedBy(entry, language, form));

/** The state of a text in a language; custom texts take precedence over the release's. */
export function stateOf(entry: CatalogueEntry, language: Language, custom: CustomTextIndex): PhraseState {
  const rows = customRowsOf(entry, language, custom);
  if (rows.some(([form, { text }]) => departureFrom(entry, language, form, text) !== undefined)) return 'differs';
  if (rows.length > 0) return 'overridden';
  return formsOf(entry, language).every((form) => entry.texts[language][form] !== undefined) ? 'translated' : 'missing';
}

/** What staff have written of a text, by form. */
export const customFormsOf = (entry: CatalogueEntry, language: Language, custom: CustomTextIndex): Forms =>
  Object.fromEntries(customRowsOf(entry, language, custom).map(([form, { text }]) => [form, text]));

/** How a text reads now. */
export const currentText = (entry: CatalogueEntry, language: Language, custom: CustomTextIndex): string =>
  mainForm({ ...entry.texts.en, ...entry.texts[language], ...customFormsOf(entry, language, custom) });

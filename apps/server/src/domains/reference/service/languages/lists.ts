import { languages, type Language } from '@heliodesk/contract/kit';
import { phraseStates } from '@heliodesk/contract/reference';
import type { PhraseCoverage, PhraseFilters, PhraseListQuery, PhraseRow, PhraseState } from '@heliodesk/contract/reference';
import type { CatalogueEntry } from '@heliodesk/phrases/catalogue';
import type { z } from 'zod';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/db/database.ts';
import { page } from '#src/platform/http/call.ts';
import { findCustomTexts } from '../../store/languages.ts';
import { byPlace, catalogue, mainForm, customFormsOf, currentText, stateOf, type CustomTextIndex } from './catalogue.ts';

type Filters = z.output<typeof PhraseFilters>;

/** One text with its state in each language. */
export interface StatedEntry {
  entry: CatalogueEntry;
  states: Record<Language, PhraseState>;
}

const searched = ({ language }: Filters): readonly Language[] => (language === undefined ? languages : ['en', language]);

function hasWords(entry: CatalogueEntry, custom: CustomTextIndex, filters: Filters, words: string): boolean {
  if (entry.key.toLowerCase().includes(words)) return true;
  return searched(filters).some((language) =>
    [...Object.values(entry.texts[language]), ...Object.values(customFormsOf(entry, language, custom))].some((text) =>
      text.toLowerCase().includes(words),
    ),
  );
}

const isInState = ({ states }: StatedEntry, { language, state }: Filters): boolean =>
  state === undefined || (language === undefined ? Object.values(states).includes(state) : states[language] === state);

/** The texts that match the filters, with what staff have written. */
export async function findEntries(db: Db, filters: Filters): Promise<{ found: StatedEntry[]; custom: CustomTextIndex }> {
  const [entries, rows] = await Promise.all([catalogue(), findCustomTexts(db)]);
  const custom = byPlace(rows);
  const words = filters.text?.toLowerCase() ?? '';
  const found = entries
    .filter((entry) => filters.namespace === undefined || entry.namespace === filters.namespace)
    .filter((entry) => words === '' || hasWords(entry, custom, filters, words))
    .map((entry) => ({
      entry,
      states: Object.fromEntries(languages.map((language) => [language, stateOf(entry, language, custom)])) as Record<
        Language,
        PhraseState
      >,
    }))
    .filter((stated) => isInState(stated, filters));
  return { found, custom };
}

function rowOf({ entry, states }: StatedEntry, custom: CustomTextIndex, language: Language | undefined): PhraseRow {
  return {
    key: entry.key,
    namespace: entry.namespace,
    english: mainForm(entry.texts.en),
    cells: languages.map((each) => ({ language: each, state: states[each] })),
    ...(language === undefined ? {} : { release: mainForm(entry.texts[language]) }),
    ...(language === undefined || !['overridden', 'differs'].includes(states[language])
      ? {}
      : { own: currentText(entry, language, custom) }),
  };
}

/** One page of the texts that match the filters. */
export async function listPhrases({ db }: Context, { pageNum, pageSize, ...filters }: z.output<typeof PhraseListQuery>) {
  const { found, custom } = await findEntries(db, filters);
  const rows = found.slice((pageNum - 1) * pageSize, pageNum * pageSize);
  return page(
    rows.map((row) => rowOf(row, custom, filters.language)),
    found.length,
  );
}

/** Counts of states, by language. */
const countsOf = (entries: readonly StatedEntry[]) =>
  languages.map((language) => ({
    language,
    ...(Object.fromEntries(
      phraseStates.map((state) => [state, entries.filter(({ states }) => states[language] === state).length]),
    ) as Record<PhraseState, number>),
  }));

/** How many of some texts are in which state, in total and by namespace. */
export const coverageOf = (entries: readonly StatedEntry[]): PhraseCoverage => ({
  texts: entries.length,
  languages: countsOf(entries),
  namespaces: [...Map.groupBy(entries, ({ entry }) => entry.namespace)].map(([namespace, ofOne]) => ({
    namespace,
    texts: ofOne.length,
    languages: countsOf(ofOne),
  })),
});

/** The same of all texts. */
export const phraseCoverage = async (db: Db): Promise<PhraseCoverage> => coverageOf((await findEntries(db, {})).found);

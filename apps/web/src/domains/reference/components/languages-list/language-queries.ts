import {
  chooseDefaultLanguage,
  exportPhrases,
  getPhrase,
  listPhrases,
  setLanguageAvailable,
  overridePhrase,
  phraseCoverage,
  resetPhrase,
} from '@heliodesk/contract/reference';
import type { PhraseBody, PhraseState, PhraseView } from '@heliodesk/contract/reference';
import type { Language } from '@heliodesk/contract/kit';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#src/platform/http/call.ts';
import { applyLanguageSettings, applyTextRevision } from '#src/platform/i18n/language.ts';
import { saveFile } from '#src/platform/save-file.ts';

/** Filters of the list of texts, as its address holds them. */
export interface PhraseListFilters {
  text?: string | undefined;
  namespace?: string | undefined;
  language?: Language | undefined;
  state?: PhraseState | undefined;
  view?: 'coverage' | undefined;
}

interface PhraseListState extends PhraseListFilters {
  pageNum: number;
  pageSize: number;
}

const keys = {
  all: ['reference', 'phrases'] as const,
  text: (key: string, language: Language) => ['reference', 'phrases', 'text', key, language] as const,
};

export const phraseList = ({ view: _view, ...query }: PhraseListState) =>
  queryOptions({
    queryKey: [...keys.all, 'list', query],
    queryFn: ({ signal }) => call(listPhrases, { query, signal }),
    placeholderData: keepPreviousData,
  });

export const coverage = queryOptions({
  queryKey: [...keys.all, 'coverage'],
  queryFn: ({ signal }) => call(phraseCoverage, { signal, background: true }),
});

export const phraseText = (key: string, language: Language) =>
  queryOptions({
    queryKey: keys.text(key, language),
    queryFn: ({ signal }) => call(getPhrase, { query: { key, language }, signal }),
  });

export function useExportPhrases() {
  return useMutation({
    mutationFn: (query: Omit<PhraseListFilters, 'view'>) => call(exportPhrases, { query }),
    onSuccess: (file) => saveFile(file, 'texts.xlsx'),
  });
}

/** After a change the text shows everywhere: in the list, and in what this page itself says. */
function useTaken() {
  const client = useQueryClient();
  return async (view: PhraseView) => {
    client.setQueryData(keys.text(view.key, view.language), view);
    await applyTextRevision(view.language, view.revision);
    await client.invalidateQueries({ queryKey: keys.all });
  };
}

export function useOverridePhrase() {
  const onSuccess = useTaken();
  // A newer text is compared by the editor.
  return useMutation({ mutationFn: (body: PhraseBody) => call(overridePhrase, { body, quiet: 'stale' }), onSuccess });
}

export function useResetPhrase() {
  const onSuccess = useTaken();
  return useMutation({ mutationFn: (body: Omit<PhraseBody, 'texts'>) => call(resetPhrase, { body, quiet: 'stale' }), onSuccess });
}

export function useSetLanguageAvailable() {
  return useMutation({
    mutationFn: (body: { language: Language; offered: boolean }) => call(setLanguageAvailable, { body }),
    onSuccess: applyLanguageSettings,
  });
}

export function useChooseDefault() {
  return useMutation({
    mutationFn: (language: Language) => call(chooseDefaultLanguage, { body: { language } }),
    onSuccess: applyLanguageSettings,
  });
}

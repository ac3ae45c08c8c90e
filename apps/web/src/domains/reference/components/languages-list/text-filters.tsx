import { languages } from '@heliodesk/contract/kit';
import type { Language } from '@heliodesk/contract/kit';
import { phraseStates } from '@heliodesk/contract/reference';
import type { PhraseCoverage, PhraseState } from '@heliodesk/contract/reference';
import { languageNames } from '@heliodesk/phrases/languages';
import { Input, Segmented, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableState } from '#src/ui/data-table/use-table-state.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import type { PhraseListFilters } from './language-queries.ts';

const asked = phraseStates.filter((state) => state !== 'translated');

/** Words, state with how many there are, language and part; all of them stand in the address. */
export function TextFilters({ state, coverage }: { state: TableState<PhraseListFilters>; coverage: PhraseCoverage | undefined }) {
  const { t } = useTranslation('languages');
  const { number } = useFormat();
  const { filters, setFilters } = state;
  const countOf = (each: PhraseState): string => {
    const counted = coverage?.languages.filter(({ language }) => filters.language === undefined || language === filters.language);
    return counted === undefined ? '' : ` ${number(counted.reduce((sum, counts) => sum + counts[each], 0))}`;
  };
  return (
    <>
      <SearchBox key={filters.text ?? ''} text={filters.text ?? ''} onSearch={(text) => setFilters({ text })} />
      <Segmented<PhraseState | 'all'>
        aria-label={t('filter.state')}
        value={filters.state ?? 'all'}
        options={[
          { value: 'all', label: t('filter.all') },
          ...asked.map((each) => ({ value: each, label: t(`state.${each}`) + countOf(each) })),
        ]}
        onChange={(each) => setFilters({ state: each === 'all' ? undefined : each })}
      />
      <Select<Language>
        aria-label={t('filter.language')}
        placeholder={t('filter.language')}
        allowClear
        popupMatchSelectWidth={false}
        value={filters.language ?? null}
        options={languages.map((code) => ({ value: code, label: languageNames[code] }))}
        onChange={(language: Language | undefined) => setFilters({ language })}
      />
      <Select<string>
        aria-label={t('filter.part')}
        placeholder={t('filter.part')}
        allowClear
        showSearch
        popupMatchSelectWidth={false}
        value={filters.namespace ?? null}
        options={(coverage?.namespaces ?? []).map(({ namespace }) => ({ value: namespace, label: namespace }))}
        onChange={(namespace: string | undefined) => setFilters({ namespace })}
      />
    </>
  );
}

/** Searches when asked to, by Enter or on leaving; cleared, at once. */
function SearchBox({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
  const { t } = useTranslation('languages');
  const [typed, setTyped] = useState(text);
  return (
    <Input
      aria-label={t('filter.search')}
      placeholder={t('filter.search')}
      prefix={<Icon name="search" />}
      allowClear
      maxLength={100}
      value={typed}
      onChange={(event) => {
        setTyped(event.target.value);
        if (event.target.value === '' && text !== '') onSearch('');
      }}
      onPressEnter={() => onSearch(typed.trim())}
      onBlur={() => typed.trim() !== text && onSearch(typed.trim())}
    />
  );
}

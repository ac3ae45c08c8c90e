import { languages } from '@heliodesk/contract/kit';
import { phraseStates } from '@heliodesk/contract/reference';
import type { PhraseCoverage, PhraseState } from '@heliodesk/contract/reference';
import { languageNames } from '@heliodesk/phrases/languages';
import { useTranslation } from 'react-i18next';
import { FilterPick, FilterText } from '#src/ui/data-table/filters.tsx';
import type { TableState } from '#src/ui/data-table/use-table-state.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx';
import type { PhraseListFilters } from './language-queries.ts';

const asked = phraseStates.filter((state) => state !== 'translated');

/** Words, state with how many there are, language and part; all of them are in the address. */
export function TextFilters({ state, coverage }: { state: TableState<PhraseListFilters>; coverage: PhraseCoverage | undefined }) {
  const { t } = useTranslation(['languages', 'common']);
  const { number } = useFormat();
  const { filters, setFilters } = state;
  const countOf = (each: PhraseState): string => {
    const counted = coverage?.languages.filter(({ language }) => filters.language === undefined || language === filters.language);
    return counted === undefined ? '' : ` ${number(counted.reduce((sum, counts) => sum + counts[each], 0))}`;
  };
  return (
    <>
      <FilterText label={t('filter.search')} value={filters.text} onChange={(text) => setFilters({ text })} />
      <SegmentedControl<PhraseState | 'all'>
        aria-label={t('common:status')}
        value={filters.state ?? 'all'}
        options={[
          { value: 'all', label: t('filter.all') },
          ...asked.map((each) => ({ value: each, label: t(`state.${each}`) + countOf(each) })),
        ]}
        onChange={(each) => setFilters({ state: each === 'all' ? undefined : each })}
      />
      <FilterPick
        label={t('common:language')}
        value={filters.language}
        options={languages.map((code) => ({ value: code, label: languageNames[code] }))}
        onChange={(language) => setFilters({ language })}
      />
      <FilterPick
        label={t('filter.part')}
        value={filters.namespace}
        options={(coverage?.namespaces ?? []).map(({ namespace }) => ({ value: namespace, label: namespace }))}
        onChange={(namespace) => setFilters({ namespace })}
      />
    </>
  );
}
